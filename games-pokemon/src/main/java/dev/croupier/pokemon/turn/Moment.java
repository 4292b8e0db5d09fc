package dev.croupier.pokemon.turn;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;

/** What a player is asked now, in words. */
public final class Moment {
    private Moment() {}

    public static Message of(PokemonState state, Seat seat) {
        Instruction<PokemonState, PokemonEvent> pending = state.pending();
        if (pending instanceof Asking asking && asking.toAct(state).contains(seat)) {
            return PokemonMessage.THE_QUESTION.with(asking.prompt(state, seat));
        }
        return pending instanceof TakeTurn ? PokemonMessage.YOUR_TURN.with() : PokemonMessage.NOTHING_ASKED.with();
    }
}
