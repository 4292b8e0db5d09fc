package dev.croupier.pokemon.query;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What cannot be done because a text says so, and what can be although the rules would not allow it. What cannot be beats what can. */
public final class Permission {
    private Permission() {}

    /**
     * The card or attack that forbids it, if one does.
     *
     * @param pokemon the Pokémon that would do it or that it would be done to, where there is one
     * @param name the attack or card
     */
    public static @Nullable String forbids(
            PokemonState state, Seat seat, Passive.Forbidden what, @Nullable InPlay pokemon, String name) {
        List<Holding> holding = Standing.at(state, Hook.FORBID);
        for (int i = 0; i < holding.size(); i++) {
            Holding one = holding.get(i);
            Passive.Forbids forbids = one.as(Passive.Forbids.class);
            if (forbids.what() == what
                    && (forbids.name() == null || forbids.name().equals(name))
                    && isMeant(state, forbids.who(), one.scope().seat(), seat)
                    && (pokemon == null || forbids.whom().accepts(state, one.scope(), pokemon))
                    && forbids.when().holds(state, one.scope())) {
                return one.source();
            }
        }
        return null;
    }

    /** Whether a text allows it. */
    public static boolean allows(PokemonState state, Seat seat, Passive.Allowed what, @Nullable InPlay pokemon) {
        return allows(state, seat, what, pokemon, null);
    }

    /**
     * Whether a text allows it.
     *
     * @param name the attack that it would be, where it is one
     */
    public static boolean allows(
            PokemonState state, Seat seat, Passive.Allowed what, @Nullable InPlay pokemon, @Nullable String name) {
        List<Holding> holding = Standing.at(state, Hook.ALLOW);
        for (int i = 0; i < holding.size(); i++) {
            Holding one = holding.get(i);
            Passive.Allows allows = one.as(Passive.Allows.class);
            if (allows.what() == what
                    && (allows.name() == null || allows.name().equals(name))
                    && isMeant(state, allows.who(), one.scope().seat(), seat)
                    && (pokemon == null || allows.whom().accepts(state, one.scope(), pokemon))
                    && allows.when().holds(state, one.scope())) {
                return true;
            }
        }
        return false;
    }

    static boolean isMeant(PokemonState state, Passive.Who who, Seat you, Seat seat) {
        return switch (who) {
            case YOU -> you.equals(seat);
            case OPPONENTS -> state.setting().areOpponents(you, seat);
            case EVERYBODY -> true;
        };
    }
}
