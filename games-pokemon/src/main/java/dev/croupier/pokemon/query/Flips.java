package dev.croupier.pokemon.query;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import org.jspecify.annotations.Nullable;

/** What lets a player ignore coins that it has flipped for an attack. */
public final class Flips {
    private Flips() {}

    /** The card or Ability by which the player may do so and has not in this turn, if there is one. */
    public static @Nullable String ignoredBy(PokemonState state, Seat seat) {
        for (Holding one : Standing.at(state, Hook.FLIPPED_FOR_ATTACK)) {
            Passive.IgnoresFlips ignores = one.as(Passive.IgnoresFlips.class);
            if (Permission.isMeant(state, ignores.who(), one.scope().seat(), seat)
                    && ignores.when().holds(state, one.scope())
                    && !state.side(seat).turn().names().contains(one.source())) {
                return one.source();
            }
        }
        return null;
    }
}
