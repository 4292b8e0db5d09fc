package dev.croupier.pokemon.query;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import io.vavr.control.Option;

/** How many Pokémon a Bench has room for (PKM-ZONE-2). */
public final class Bench {
    private static final int ROOM = 5;

    private Bench() {}

    /** The limit of a player's Bench. Of several texts the smallest number below five holds, else the largest. */
    public static int room(PokemonState state, Seat seat) {
        if (!state.setting().profile(seat).hasHand()) {
            return 0;
        }
        if (!Standing.isAsked(state, Hook.BENCH)) {
            return ROOM;
        }
        int least = ROOM;
        int most = ROOM;
        for (Holding one : Standing.at(state, Hook.BENCH)) {
            if (isFor(state, one, seat)) {
                int room = one.as(Passive.BenchRoom.class).room();
                least = Math.min(least, room);
                most = Math.max(most, room);
            }
        }
        return least < ROOM ? least : most;
    }

    /** Whose text makes that player's Bench smaller than the rules do; of several the one that makes it smallest. */
    public static Option<Seat> limiter(PokemonState state, Seat seat) {
        int least = ROOM;
        Option<Seat> limiter = Option.none();
        for (Holding one : Standing.at(state, Hook.BENCH)) {
            int room = one.as(Passive.BenchRoom.class).room();
            if (room < least && isFor(state, one, seat)) {
                least = room;
                limiter = Option.some(one.scope().seat());
            }
        }
        return limiter;
    }

    private static boolean isFor(PokemonState state, Holding one, Seat seat) {
        Passive.BenchRoom room = one.as(Passive.BenchRoom.class);
        return Permission.isMeant(state, room.who(), one.scope().seat(), seat)
                && room.when().holds(state, Scope.of(seat, PokemonId.NONE));
    }

    public static boolean hasRoom(PokemonState state, Seat seat) {
        return state.side(seat).bench().size() < room(state, seat);
    }
}
