package dev.croupier.pokemon.ending;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;

/** A player concedes or drops out. When only one team is left, it has won; else the game goes on without the player. */
public final class Leaving {
    private Leaving() {}

    public static PokemonState of(PokemonState state, Seat seat, Happening<PokemonEvent> happening) {
        if (state.outcome() != null || !state.isAtTable(seat)) {
            return state;
        }
        happening.tell(new PokemonEvent.Left(seat));
        PokemonState left = state.withSide(seat, state.side(seat).left());
        Array<Seat> rest = left.seatsInPlay();
        if (rest.isEmpty()) {
            return Endings.tied(left, PokemonMessage.ENDED_LEFT, happening);
        }
        boolean areOneTeam = rest.forAll(other -> !left.setting().areOpponents(other, rest.head()));
        if (areOneTeam) {
            return Endings.wonBy(left, rest.head(), PokemonMessage.ENDED_LEFT.with(), happening);
        }
        Agenda<PokemonState, PokemonEvent> agenda = left.agenda().endingFramesOf(seat);
        return left.withAgenda(agenda);
    }
}
