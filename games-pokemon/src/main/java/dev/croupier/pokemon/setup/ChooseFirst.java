package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The winner of the flip decides who goes first.
 *
 * @param winner who decides
 */
public record ChooseFirst(Seat winner) implements Asking {

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return state.isAtTable(winner) ? Array.of(winner) : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return state.seatsInPlay().map(Choice.OfSeat::new);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        Seat first = ((Choice.OfSeat) choice).seat();
        happening.tell(new PokemonEvent.FirstPlayer(first, seat));
        return state.withAgenda(state.agenda().taken()).withTurn(state.turn().withFirst(first));
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-SETUP-1";
    }

    @Override
    public String kind() {
        return "choose-first";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_FIRST.with();
    }
}
