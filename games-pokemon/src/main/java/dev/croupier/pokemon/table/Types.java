package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/**
 * A set of types: those of a Pokémon, or those as any one of which a unit of Energy counts.
 *
 * @param bits {@link EnergyType#bit} of each
 */
public record Types(int bits) {
    private static final Types NONE = new Types(0);
    /** All types of Energy but Colorless, which every Energy pays. */
    private static final Types EVERY = new Types((1 << EnergyType.COLORLESS.ordinal()) - 1);

    public static Types none() {
        return NONE;
    }

    /** Every type at once: what a rainbow Energy provides. */
    public static Types every() {
        return EVERY;
    }

    public static Types of(EnergyType... types) {
        int bits = 0;
        for (EnergyType type : types) {
            bits |= type.bit();
        }
        return new Types(bits);
    }

    public boolean contains(EnergyType type) {
        return (bits & type.bit()) != 0;
    }

    public boolean intersects(Types other) {
        return (bits & other.bits) != 0;
    }

    public Types union(Types other) {
        return new Types(bits | other.bits);
    }

    /** The types in their order. */
    public Array<EnergyType> all() {
        return Array.of(EnergyType.values()).filter(this::contains);
    }

    @Override
    public String toString() {
        return all().mkString("/");
    }
}
