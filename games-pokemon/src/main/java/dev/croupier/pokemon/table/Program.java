package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/**
 * What a Trainer, an Ability or a Stadium does.
 *
 * @param when what must hold for it to be played or used
 * @param costs what is paid first, in full; it cannot be played or used where one of these could not be done
 * @param steps what it does, in order
 */
public record Program(Array<When> when, Array<Effect> costs, Array<Effect> steps) {

    /** A program without conditions or costs. */
    public static Program of(Effect... steps) {
        return new Program(Array.empty(), Array.empty(), Array.of(steps));
    }

    /** The same, where these hold. */
    public Program onlyWhen(When... conditions) {
        return new Program(when.appendAll(Array.of(conditions)), costs, steps);
    }

    /** Whether its conditions hold. */
    public boolean isAllowed(PokemonState state, Scope scope) {
        for (int i = 0; i < when.size(); i++) {
            if (!when.get(i).holds(state, scope)) {
                return false;
            }
        }
        return true;
    }

    /** Whether its costs can be paid and it could change something (PKM-TURN-14). A choice changes nothing: what is done with it does. */
    public boolean canChange(PokemonState state, Scope scope) {
        return canChange(new Outlook(state, scope));
    }

    /** Whether its costs can be paid and it could change something, as far as that outlook goes. */
    public boolean canChange(Outlook outlook) {
        for (int i = 0; i < costs.size(); i++) {
            Effect cost = costs.get(i);
            if (!cost.prospect(outlook).isPossible() && !(cost instanceof Asking)) {
                return false;
            }
        }
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).prospect(outlook).isPossible()) {
                return true;
            }
        }
        return false;
    }

    /** Costs, then steps. */
    public Array<Effect> all() {
        return costs.isEmpty() ? steps : costs.appendAll(steps);
    }
}
