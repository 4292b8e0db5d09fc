package dev.croupier.pokemon.query;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What keeps something from a Pokémon, by the Pokémon whose text would do it and by the player whose text it is. It is asked when something would be done to it; what is there already
 * stays (PKM-R66).
 */
public final class Prevention {
    private Prevention() {}

    /** What keeps the damage of an attack from it, if something does. */
    public static @Nullable String ofDamage(PokemonState state, InPlay target, @Nullable InPlay source, Origin origin) {
        @Nullable Seat by = source == null ? null : source.owner();
        return of(state, Hook.PREVENT_DAMAGE, Passive.Prevented.DAMAGE, target, source, by, origin);
    }

    /** What keeps an effect from it that is neither damage nor counters nor a Special Condition. */
    public static @Nullable String ofEffect(
            PokemonState state, InPlay target, @Nullable InPlay source, @Nullable Seat by, Origin origin) {
        return of(state, Hook.PREVENT_EFFECTS, Passive.Prevented.EFFECTS, target, source, by, origin);
    }

    /** What keeps damage counters from it: they are an effect, and may be prevented alone (PKM-ATK-15). */
    public static @Nullable String ofCounters(
            PokemonState state, InPlay target, @Nullable InPlay source, @Nullable Seat by, Origin origin) {
        String effect = ofEffect(state, target, source, by, origin);
        return effect != null
                ? effect
                : of(state, Hook.PREVENT_EFFECTS, Passive.Prevented.COUNTERS, target, source, by, origin);
    }

    /** What keeps Special Conditions from it. */
    public static @Nullable String ofConditions(
            PokemonState state, InPlay target, @Nullable InPlay source, @Nullable Seat by, Origin origin) {
        String effect = ofEffect(state, target, source, by, origin);
        return effect != null
                ? effect
                : of(state, Hook.PREVENT_EFFECTS, Passive.Prevented.CONDITIONS, target, source, by, origin);
    }

    /** The same point of view, of that Pokémon: a text may tell by it from whom it is kept. */
    private static Scope about(Scope scope, InPlay target) {
        return new Scope(scope.seat(), scope.self(), scope.slots().with(Bound.SUBJECT, target.id()));
    }

    private static @Nullable String of(
            PokemonState state,
            Hook hook,
            Passive.Prevented what,
            InPlay target,
            @Nullable InPlay source,
            @Nullable Seat by,
            Origin origin) {
        List<Holding> holding = Standing.at(state, hook);
        for (int i = 0; i < holding.size(); i++) {
            Holding one = holding.get(i);
            Passive.Prevents prevents = one.as(Passive.Prevents.class);
            if (prevents.what() == what
                    && prevents.of().contains(origin)
                    && (by == null
                            || Permission.isMeant(
                                    state, prevents.by(), one.scope().seat(), by))
                    && prevents.whom().accepts(state, one.scope(), target)
                    && (source == null || prevents.source().accepts(state, about(one.scope(), target), source))
                    && prevents.when().holds(state, one.scope())) {
                return one.source();
            }
        }
        return null;
    }
}
