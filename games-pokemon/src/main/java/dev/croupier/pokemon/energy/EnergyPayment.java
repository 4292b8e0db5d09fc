package dev.croupier.pokemon.energy;

import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;

/**
 * Whether attached Energy meets the cost of an attack (PKM-ATK-1).
 *
 * <p><b>Principle.</b> Each unit of Energy counts as any one of its types, and pays one symbol. Taking the first unit that fits can go
 * wrong: a unit of Fire or Water that is spent on Fire leaves plain Fire behind for Water. So nothing is assigned at all. By Hall's theorem
 * there is an assignment if and only if, for each set of the coloured types of the cost, at least as many units have one of these types as
 * the cost has symbols of them. Colorless takes whatever is left, so beside that only the number of units decides.
 *
 * <p><b>Why.</b> Every attack of every Pokémon is asked about at each decision. A cost has one to three coloured types, so there are at most
 * seven such sets, each a pass over a few ints: exact, without a search and without anything to allocate. Types that never share a
 * unit cannot compete for one, so of them each is asked about alone; where every unit has one type, that is all there is to ask.
 */
public final class EnergyPayment {
    private static final EnergyType[] TYPES = EnergyType.values();
    private static final int COLOURED = Types.every().bits();
    private static final Reader<int[]> BITS = (units, i) -> units[i];
    private static final Reader<Array<Types>> LISTED =
            (units, i) -> units.get(i).bits();

    private EnergyPayment() {}

    /**
     * Whether these units pay that cost.
     *
     * @param units for each unit, the types that it counts as; without a coloured one it pays Colorless alone
     */
    public static boolean pays(Array<Types> units, Cost cost) {
        return pays(units, LISTED, units.size(), cost);
    }

    /**
     * Whether the first units of an array pay that cost: for callers that gather them from several cards and allocate nothing.
     *
     * @param units for each unit, the {@link Types#bits} of what it counts as
     * @param count how many units there are
     */
    public static boolean pays(int[] units, int count, Cost cost) {
        return pays(units, BITS, count, cost);
    }

    private static <U> boolean pays(U units, Reader<U> reader, int count, Cost cost) {
        if (count < cost.total()) {
            return false;
        }
        int wanted = wanted(cost);
        for (int rest = wanted; rest != 0; rest &= rest - 1) {
            int type = Integer.lowestOneBit(rest);
            if (having(units, reader, count, type) < symbols(cost, type)) {
                return false;
            }
        }
        int shared = shared(units, reader, count, wanted);
        for (int some = shared; some != 0; some = some - 1 & shared) {
            if (having(units, reader, count, some) < symbols(cost, some)) {
                return false;
            }
        }
        return true;
    }

    /** The coloured types of a cost. */
    private static int wanted(Cost cost) {
        int wanted = 0;
        for (EnergyType type : TYPES) {
            wanted |= cost.of(type) > 0 ? type.bit() : 0;
        }
        return wanted & COLOURED;
    }

    /** How many symbols of any of these types a cost has. */
    private static int symbols(Cost cost, int types) {
        int symbols = 0;
        for (int rest = types; rest != 0; rest &= rest - 1) {
            symbols += cost.of(TYPES[Integer.numberOfTrailingZeros(rest)]);
        }
        return symbols;
    }

    /** How many units have any of these types. */
    private static <U> int having(U units, Reader<U> reader, int count, int types) {
        int having = 0;
        for (int i = 0; i < count; i++) {
            having += (reader.bits(units, i) & types) != 0 ? 1 : 0;
        }
        return having;
    }

    /** The wanted types that share a unit with another one. */
    private static <U> int shared(U units, Reader<U> reader, int count, int wanted) {
        int shared = 0;
        for (int i = 0; i < count; i++) {
            int types = reader.bits(units, i) & wanted;
            shared |= (types & types - 1) != 0 ? types : 0;
        }
        return shared;
    }

    /** Where the types of a unit stand. Without captured values, so that nobody allocates one. */
    private interface Reader<U> {
        int bits(U units, int i);
    }
}
