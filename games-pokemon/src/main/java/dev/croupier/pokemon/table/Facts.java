package dev.croupier.pokemon.table;

import io.vavr.collection.List;

/**
 * What happened in the turn that goes on and in the one before it, latest first. Checkups are in neither.
 *
 * @param now this turn
 * @param before the turn before
 */
public record Facts(List<Fact> now, List<Fact> before) {
    private static final Facts NONE = new Facts(List.empty(), List.empty());

    public static Facts none() {
        return NONE;
    }

    public Facts with(Fact fact) {
        return new Facts(now.prepend(fact), before);
    }

    /** A turn begins. */
    public Facts nextTurn() {
        return now.isEmpty() && before.isEmpty() ? this : new Facts(List.empty(), now);
    }
}
