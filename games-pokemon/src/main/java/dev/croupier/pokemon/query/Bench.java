package dev.croupier.pokemon.query;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;

/** How many Pokémon a Bench has room for (PKM-ZONE-2). */
public final class Bench {
    private static final int ROOM = 5;

    private Bench() {}

    /** The limit of a player's Bench. Of several texts the smallest number below five holds, else the largest. */
    public static int room(PokemonState state, Seat seat) {
        if (!state.setting().profile(seat).hasHand()) {
            return 0;
        }
        int least = ROOM;
        int most = ROOM;
        for (Holding one : Standing.at(state, Hook.BENCH)) {
            Passive.BenchRoom room = one.as(Passive.BenchRoom.class);
            if (Permission.isMeant(state, room.who(), one.scope().seat(), seat)
                    && room.when().holds(state, Scope.of(seat, PokemonId.NONE))) {
                least = Math.min(least, room.room());
                most = Math.max(most, room.room());
            }
        }
        return least < ROOM ? least : most;
    }

    public static boolean hasRoom(PokemonState state, Seat seat) {
        return state.side(seat).bench().size() < room(state, seat);
    }
}
