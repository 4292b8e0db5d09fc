package dev.croupier.pokemon.checkup;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.trigger.Fired;
import dev.croupier.pokemon.trigger.Triggers;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * What happens in a checkup besides Special Conditions: each player who orders something of it has it done, one after another, until that player
 * lets the Special Conditions come first; the rest follows them. What is void by then is passed over.
 *
 * @param items what is still to be done, by those who order it, whose turn is next first
 * @param passed who has let the Special Conditions come first
 * @param conditionsDone whether these are done
 */
record CheckupOrder(Array<Item> items, Array<Seat> passed, boolean conditionsDone) implements Asking {

    /** Something that happens, and who orders it. */
    record Item(Fired fired, Seat chooser) {}

    /** Whose order it is about now; nobody where only the Special Conditions are left. */
    private Array<Seat> chooser(PokemonState state) {
        return left(state)
                .map(Item::chooser)
                .filter(seat -> state.isAtTable(seat) && (conditionsDone || !passed.contains(seat)))
                .take(1);
    }

    private Array<Item> left(PokemonState state) {
        return items.filter(item -> item.fired().isStill(state));
    }

    private Array<Item> of(PokemonState state, Seat seat) {
        return left(state).filter(item -> item.chooser().equals(seat));
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return chooser(state).filter(seat -> !conditionsDone || of(state, seat).size() > 1);
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        Array<Choice> options = of(state, seat).zipWithIndex((item, place) ->
                (Choice) new Choice.OfOption(place, item.fired().source()));
        return conditionsDone ? options : options.append(new Choice.OfOption(options.size(), "Special Conditions"));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        int place = ((Choice.OfOption) choice).place();
        Array<Item> own = of(state, seat);
        return place < own.size()
                ? done(taken, own.get(place))
                : taken.withAgenda(taken.agenda().then(new CheckupOrder(items, passed.append(seat), false)));
    }

    private PokemonState done(PokemonState state, Item item) {
        CheckupOrder rest = new CheckupOrder(items.remove(item), passed, conditionsDone);
        return Triggers.push(state.withAgenda(state.agenda().then(rest)), item.fired());
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Array<Seat> chooser = chooser(state);
        if (!conditionsDone) {
            return ConditionsBlock.carriedOut(
                    state.withAgenda(state.agenda().then(new CheckupOrder(items, passed, true))), happening);
        }
        return chooser.isEmpty() ? state : done(state, of(state, chooser.head()).head());
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-CHECK-1";
    }

    @Override
    public String kind() {
        return "checkup-order";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_CHECKUP_ORDER.with();
    }
}
