package dev.croupier.pokemon.table;

/**
 * The Special Conditions of a Pokémon (PKM-CHECK-4): one of those that turn the card, and two markers beside it.
 *
 * @param turned asleep, confused, paralyzed or none
 * @param since the number of the turn in which it became so
 * @param poison how many counters Poison places in each checkup; 0 where it is not Poisoned
 * @param burn how many counters a Burn places in each checkup; 0 where it is not Burned
 */
public record Conditions(Turned turned, int since, int poison, int burn) {
    public static final int POISON = 1;
    public static final int BURN = 2;
    private static final Conditions NONE = new Conditions(Turned.NONE, 0, 0, 0);

    /** The conditions that replace one another. */
    public enum Turned {
        NONE,
        ASLEEP,
        CONFUSED,
        PARALYZED
    }

    public static Conditions none() {
        return NONE;
    }

    public boolean isNone() {
        return turned == Turned.NONE && poison == 0 && burn == 0;
    }

    public boolean has(SpecialCondition condition) {
        return switch (condition) {
            case ASLEEP -> turned == Turned.ASLEEP;
            case CONFUSED -> turned == Turned.CONFUSED;
            case PARALYZED -> turned == Turned.PARALYZED;
            case POISONED -> poison > 0;
            case BURNED -> burn > 0;
        };
    }

    /** With that condition too, or instead of the one that it replaces. */
    public Conditions with(SpecialCondition condition, int counters, int turn) {
        return switch (condition) {
            case ASLEEP -> new Conditions(Turned.ASLEEP, turn, poison, burn);
            case CONFUSED -> new Conditions(Turned.CONFUSED, turn, poison, burn);
            case PARALYZED -> new Conditions(Turned.PARALYZED, turn, poison, burn);
            case POISONED -> new Conditions(turned, since, counters, burn);
            case BURNED -> new Conditions(turned, since, poison, counters);
        };
    }

    /** Without that condition. */
    public Conditions without(SpecialCondition condition) {
        if (!has(condition)) {
            return this;
        }
        return switch (condition) {
            case ASLEEP, CONFUSED, PARALYZED -> new Conditions(Turned.NONE, 0, poison, burn);
            case POISONED -> new Conditions(turned, since, 0, burn);
            case BURNED -> new Conditions(turned, since, poison, 0);
        };
    }
}
