package dev.croupier.pokemon.ending;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** A player concedes or drops out. When only one team is left, it has won; else the game goes on without the player. */
public final class Leaving {
    private Leaving() {}

    public static PokemonState of(PokemonState state, Seat seat, Happening<PokemonEvent> happening) {
        if (state.outcome() != null || !state.isAtTable(seat)) {
            return state;
        }
        PokemonState left = told(state, seat, Option.none(), happening);
        Array<Seat> rest = left.seatsInPlay();
        if (rest.isEmpty()) {
            return Endings.tied(left, PokemonMessage.ENDED_LEFT, happening);
        }
        boolean areOneTeam = rest.forAll(other -> !left.setting().areOpponents(other, rest.head()));
        if (areOneTeam) {
            return Endings.wonBy(left, rest.head(), PokemonMessage.ENDED_LEFT.with(), happening);
        }
        return gone(left, seat, happening);
    }

    /** A player takes no further part, whoever is left, for that reason: its Pokémon leave play, its texts end, and what it has done stays done. */
    public static PokemonState removed(PokemonState state, Seat seat, Message why, Happening<PokemonEvent> happening) {
        return gone(told(state, seat, Option.some(why), happening), seat, happening);
    }

    private static PokemonState told(
            PokemonState state, Seat seat, Option<Message> why, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Left(seat, why));
        return state.withSide(seat, state.side(seat).left());
    }

    private static PokemonState gone(PokemonState left, Seat seat, Happening<PokemonEvent> happening) {
        return cleared(left, seat, happening).withAgenda(withoutTexts(left, seat));
    }

    /** The player's texts end. What the rules have begun goes on, whoever it was begun for. */
    private static Agenda<PokemonState, PokemonEvent> withoutTexts(PokemonState state, Seat seat) {
        return Agenda.of(state.agenda()
                .frames()
                .map(frame -> frame.owner().equals(seat) && !frame.source().isEmpty()
                        ? frame.withRest(List.empty())
                        : frame));
    }

    /** The player's Pokémon leave play, so that nothing on them holds any more. */
    private static PokemonState cleared(PokemonState state, Seat seat, Happening<PokemonEvent> happening) {
        PokemonState at = state.withSide(seat, state.side(seat).withLasting(Array.empty()));
        for (InPlay pokemon : state.side(seat).inPlay()) {
            at = Board.leave(at, pokemon, PokemonEvent.Zone.DISCARD, PokemonEvent.Zone.DISCARD, happening);
        }
        return at;
    }
}
