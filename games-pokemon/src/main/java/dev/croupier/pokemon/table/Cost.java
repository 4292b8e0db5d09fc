package dev.croupier.pokemon.table;

/**
 * The cost of an attack or of retreating: how many Energy of each type.
 *
 * @param packed four bits for each type, in the order of the types
 */
public record Cost(long packed) {
    private static final Cost FREE = new Cost(0L);
    private static final int BITS = 4;
    private static final int MOST = (1 << BITS) - 1;

    public static Cost free() {
        return FREE;
    }

    /** One Energy for each type that is named. */
    public static Cost of(EnergyType... types) {
        Cost cost = FREE;
        for (EnergyType type : types) {
            cost = cost.with(type, cost.of(type) + 1);
        }
        return cost;
    }

    /** So many Colorless. */
    public static Cost colorless(int count) {
        return FREE.with(EnergyType.COLORLESS, count);
    }

    /** The cost whose symbols these are, such as {@code RPC}. */
    public static Cost parse(String symbols) {
        Cost cost = FREE;
        for (int i = 0; i < symbols.length(); i++) {
            char symbol = symbols.charAt(i);
            EnergyType type = EnergyType.ofSymbol(symbol)
                    .getOrElseThrow(() -> new IllegalArgumentException("no type has the symbol " + symbol));
            cost = cost.with(type, cost.of(type) + 1);
        }
        return cost;
    }

    /** How many Energy of that type. */
    public int of(EnergyType type) {
        return (int) (packed >>> (type.ordinal() * BITS)) & MOST;
    }

    /** The same with another number of one type: 0…15. */
    public Cost with(EnergyType type, int count) {
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException("a cost has 0 to 15 Energy of a type, not " + count);
        }
        int shift = type.ordinal() * BITS;
        return new Cost(packed & ~((long) MOST << shift) | (long) count << shift);
    }

    /** So many Colorless more, or fewer where negative, down to none. */
    public Cost moreColorless(int count) {
        return with(EnergyType.COLORLESS, Math.max(0, of(EnergyType.COLORLESS) + count));
    }

    /** How many Energy in all. */
    public int total() {
        int total = 0;
        for (long rest = packed; rest != 0L; rest >>>= BITS) {
            total += (int) rest & MOST;
        }
        return total;
    }

    public boolean isFree() {
        return packed == 0L;
    }

    /** The symbols, typed ones first, such as {@code RPC}; {@code 0} where it is free. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (EnergyType type : EnergyType.values()) {
            text.append(String.valueOf(type.symbol()).repeat(of(type)));
        }
        return isFree() ? "0" : text.toString();
    }
}
