package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.knockout.CrowdedBenches;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.StadiumInPlay;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;

/** A Stadium comes into play and the one before it goes to its owner's discard pile (PKM-TURN-8, PKM-R94). */
public final class Stadiums {
    private Stadiums() {}

    static PokemonState play(PokemonState state, Seat seat, int number, Happening<PokemonEvent> happening) {
        PokemonState left = discard(Zones.fromHand(state, seat, number), happening);
        PokemonState at = left;
        for (Seat player : left.seatsInPlay()) {
            Side side = at.side(player);
            at = at.withSide(player, side.withTurn(side.turn().withStadiumUsed(false)));
        }
        Side side = at.side(seat);
        return at.withSide(seat, side.withTurn(side.turn().withStadium()))
                .withStadium(new StadiumInPlay(at.deck(seat).placed(number), seat));
    }

    /** The Stadium in play, if there is one, goes to its owner's discard pile. */
    public static PokemonState discard(PokemonState state, Happening<PokemonEvent> happening) {
        StadiumInPlay stadium = state.stadium();
        if (stadium == null) {
            return state;
        }
        PokemonState left = (stadium.placed().hooks() & Hook.BENCH.bit()) == 0
                ? state
                : state.withAgenda(state.agenda().then(new CrowdedBenches(stadium.by())));
        return Board.toOwners(left.withStadium(null), Array.of(stadium.placed()), PokemonEvent.Zone.DISCARD, happening);
    }
}
