package dev.croupier.pokemon.turn;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.table.Answerers;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;

/** What a player is asked now, in words. */
public final class Moment {
    private Moment() {}

    public static Message of(PokemonState state, Seat seat) {
        Instruction<PokemonState, PokemonEvent> pending = state.pending();
        Seat asked = pending instanceof Asking asking ? Answerers.askedOf(state, asking, seat) : null;
        if (pending instanceof Asking asking && asked != null) {
            return PokemonMessage.THE_QUESTION.with(asking.prompt(state, asked));
        }
        return pending instanceof TakeTurn ? PokemonMessage.YOUR_TURN.with() : PokemonMessage.NOTHING_ASKED.with();
    }
}
