package dev.croupier.pokemon.knockout;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.board.Health;
import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.SpecialCondition;

/** Special Conditions that a text in play does not let stay: they end as soon as the running text has been carried out. */
final class Recovery {
    private Recovery() {}

    /** Whether any Pokémon has Special Conditions that cannot stay. */
    static boolean isNeeded(PokemonState state) {
        for (int seat = 0; seat < state.seats(); seat++) {
            InPlay active = state.sides().get(seat).active();
            if (active != null && !active.conditions().isNone() && isMeant(state, active)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMeant(PokemonState state, InPlay pokemon) {
        for (Holding one : Standing.at(state, Hook.RECOVERS)) {
            Passive.Recovers recovers = one.as(Passive.Recovers.class);
            if (recovers.whom().accepts(state, one.scope(), pokemon)
                    && recovers.when().holds(state, one.scope())) {
                return true;
            }
        }
        return false;
    }

    /** Those Pokémon recover. */
    static PokemonState carriedOut(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (Side side : state.sides()) {
            InPlay active = side.active();
            if (active != null && !active.conditions().isNone() && isMeant(state, active)) {
                for (SpecialCondition condition : SpecialCondition.values()) {
                    InPlay now = at.find(active.id());
                    at = now == null ? at : Health.recover(at, now, condition, happening);
                }
            }
        }
        return at;
    }
}
