package dev.croupier.pokemon.trigger;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Triggers that were set off at once: the owner of the frame chooses which comes first where two or more wait. Each has its own frame, so that
 * nothing of one is done in the middle of another. One that what came before it has made void is passed over when its turn comes.
 *
 * @param waiting those still to be done
 */
public record RunTriggers(Array<Fired> waiting) implements Asking {

    @Override
    public Array<Seat> toAct(PokemonState state) {
        Seat owner = state.agenda().top().owner();
        return left(state).size() > 1 && state.isAtTable(owner) ? Array.of(owner) : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return left(state).zipWithIndex((fired, place) -> (Choice) new Choice.OfOption(place, fired.source()));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        int place = ((Choice.OfOption) choice).place();
        return first(state.withAgenda(state.agenda().taken()), place);
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return left(state).isEmpty() ? state : first(state, 0);
    }

    private Array<Fired> left(PokemonState state) {
        return waiting.filter(fired -> fired.isStill(state));
    }

    private PokemonState first(PokemonState state, int place) {
        Array<Fired> left = left(state);
        Fired fired = left.get(place);
        Array<Fired> rest = left.removeAt(place);
        Agenda<PokemonState, PokemonEvent> agenda =
                rest.isEmpty() ? state.agenda() : state.agenda().then(new RunTriggers(rest));
        return Triggers.push(state.withAgenda(agenda), fired);
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-R51";
    }

    @Override
    public String kind() {
        return "trigger-order";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_TRIGGER_ORDER.with();
    }
}
