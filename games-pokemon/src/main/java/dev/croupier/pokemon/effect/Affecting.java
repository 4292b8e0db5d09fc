package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.query.Prevention;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import org.jspecify.annotations.Nullable;

/** Whether what a text would do to a Pokémon is kept from it; what is, is told (PKM-R15, PKM-R92). */
final class Affecting {
    private Affecting() {}

    private enum What {
        EFFECT,
        COUNTERS,
        CONDITION
    }

    static boolean isPrevented(PokemonState state, Scope scope, InPlay target, Happening<PokemonEvent> happening) {
        return isPrevented(state, scope, target, What.EFFECT, happening);
    }

    static boolean areCountersPrevented(
            PokemonState state, Scope scope, InPlay target, Happening<PokemonEvent> happening) {
        return isPrevented(state, scope, target, What.COUNTERS, happening);
    }

    static boolean isConditionPrevented(
            PokemonState state, Scope scope, InPlay target, Happening<PokemonEvent> happening) {
        return isPrevented(state, scope, target, What.CONDITION, happening);
    }

    private static boolean isPrevented(
            PokemonState state, Scope scope, InPlay target, What what, Happening<PokemonEvent> happening) {
        Origin origin = origin(scope);
        @Nullable InPlay source = state.find(scope.self());
        @Nullable
        String by = switch (what) {
            case EFFECT -> Prevention.ofEffect(state, target, source, scope.seat(), origin);
            case COUNTERS -> Prevention.ofCounters(state, target, source, scope.seat(), origin);
            case CONDITION -> Prevention.ofConditions(state, target, source, scope.seat(), origin);
        };
        if (by != null) {
            happening.tell(new PokemonEvent.Prevented(target.id(), by));
        }
        return by != null;
    }

    /** What kind of text goes on. */
    static Origin origin(Scope scope) {
        return scope.slots().get(Bound.ORIGIN, Origin.RULE);
    }
}
