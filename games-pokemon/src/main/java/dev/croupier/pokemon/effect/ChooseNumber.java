package dev.croupier.pokemon.effect;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The text's player chooses a number; where only one is possible it is that one, without being asked.
 *
 * @param as where it is bound
 * @param least the least, or the most where that is less
 * @param most the most
 */
public record ChooseNumber(Slot<Integer> as, HowMany least, HowMany most) implements Asking {

    private int from(PokemonState state) {
        Scope scope = Scope.of(state);
        return Math.min(least.in(state, scope), most.in(state, scope));
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return from(state) < most.in(state)
                        && state.isAtTable(state.agenda().top().owner())
                ? Array.of(state.agenda().top().owner())
                : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return Array.rangeClosed(from(state), most.in(state)).map(Choice.OfNumber::new);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        int number = ((Choice.OfNumber) choice).number();
        return state.withAgenda(state.agenda().taken().bind(as, number));
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return state.withAgenda(state.agenda().bind(as, Math.max(0, most.in(state))));
    }

    @Override
    public String kind() {
        return "choose-number";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_NUMBER.with(from(state), most.in(state));
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        outlook.foresee(as);
        return Prospect.NO;
    }

    @Override
    public Message description() {
        return CoreMessage.CHOOSE.with(PokemonMessage.NUMBER_UP_TO.with(most.description()));
    }
}
