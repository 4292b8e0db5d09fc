package dev.croupier.pokemon.effect;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.attack.Failure;
import dev.croupier.pokemon.ending.Endings;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.OneAfterAnother;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.When;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** What is done depends on something, or is done at all only where somebody likes. */
public final class Control {
    private Control() {}

    /** One thing after another. */
    public record All(Array<Effect> steps) implements OneAfterAnother {
        public static All of(Effect... steps) {
            return new All(Array.of(steps));
        }

        @Override
        public Array<Effect> parts() {
            return steps;
        }

        @Override
        public All withParts(Array<Effect> parts) {
            return new All(parts);
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return state.withAgenda(state.agenda().thenAll(steps));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            Prospect best = Prospect.NO;
            for (int i = 0; i < steps.size(); i++) {
                best = best.or(steps.get(i).prospect(outlook));
            }
            return best;
        }

        @Override
        public Message description() {
            Message text = words().filter(message -> message.key() != CoreMessage.NOTHING)
                    .reduceRightOption((one, other) -> CoreMessage.THEN.with(one, other))
                    .getOrElse(CoreMessage.NOTHING::with);
            return Noun.has(text, PokemonMessage.THE_CHOSEN)
                    ? text
                    : Noun.instead(text, TextMessage.SECOND_CHOSEN, PokemonMessage.THE_CHOSEN.with());
        }

        /** Step by step; of cards among which some were chosen, the others are spoken of, and several lots that go to one place go there at once. */
        private Array<Message> words() {
            Array<Message> words = Array.empty();
            Array<Slot<?>> chosenAmong = Array.empty();
            for (Effect step : steps) {
                Message next = words(step, chosenAmong);
                words = step instanceof MoveCards && words.lastOption().contains(next) ? words : words.append(next);
                chosenAmong = chosenAmong.appendAll(chosenAmong(step));
            }
            return words;
        }

        private Message words(Effect step, Array<Slot<?>> chosenAmong) {
            if (step instanceof MoveCards move && chosenAmong.contains(move.cards())) {
                return move.ofOthers(left(move.cards()).contains(1));
            }
            return step instanceof Attachments.AttachEach each && chosenAmong.contains(each.cards())
                    ? TextMessage.ATTACH_OTHERS.with(each.among().description())
                    : step.description();
        }

        /** How many of the cards on top that were looked at are left after the choice, where that is always the same. */
        private Option<Integer> left(Slot<Picked> cards) {
            Option<Integer> looked = steps.find(step ->
                            step instanceof Deck.LookAtTop look && look.as().equals(cards))
                    .flatMap(step ->
                            Counted.number(((Deck.LookAtTop) step).count().description()));
            Option<Integer> taken = steps.find(step -> step instanceof ChooseCards choose
                            && cards.equals(choose.among())
                            && choose.least().equals(choose.most()))
                    .flatMap(step -> Counted.number(((ChooseCards) step).most().description()));
            return looked.flatMap(all -> taken.map(some -> all - some));
        }

        private static Array<Slot<?>> chosenAmong(Effect step) {
            if (step instanceof ChooseCards choose) {
                Slot<?> among = choose.among();
                return among == null ? Array.empty() : Array.of(among);
            }
            if (step instanceof If choice) {
                return chosenAmong(choice.then()).appendAll(chosenAmong(choice.otherwise()));
            }
            return step instanceof All all ? all.steps().flatMap(All::chosenAmong) : Array.empty();
        }
    }

    /** Something is done where a condition holds when the program comes to it, and something else where it does not. */
    public record If(When when, Effect then, Effect otherwise) implements Effect {
        public static If holds(When when, Effect... then) {
            return new If(when, All.of(then), All.of());
        }

        public If otherwise(Effect... other) {
            return new If(when, then, All.of(other));
        }

        @Override
        public Array<Effect> parts() {
            return Array.of(then, otherwise);
        }

        @Override
        public Effect withParts(Array<Effect> parts) {
            return new If(when, parts.get(0), parts.get(1));
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return state.withAgenda(state.agenda().then(when.holds(state) ? then : otherwise));
        }

        /** What depends on what the program itself brings about, such as a flip, nobody can tell before. */
        @Override
        public Prospect prospect(Outlook outlook) {
            if (when.isForeseeable()) {
                return when.holds(outlook.state(), outlook.scope())
                        ? then.prospect(outlook)
                        : otherwise.prospect(outlook);
            }
            if (!when.isForeseen(outlook)) {
                return otherwise.prospect(outlook);
            }
            Prospect best = then.prospect(outlook).or(otherwise.prospect(outlook));
            return best == Prospect.YES && !when.holds(outlook.state(), outlook.scope()) ? Prospect.MAYBE : best;
        }

        @Override
        public Message description() {
            return otherwise.description().key() == CoreMessage.NOTHING
                    ? CoreMessage.IF.with(when.description(), then.description())
                    : CoreMessage.IF_ELSE.with(when.description(), then.description(), otherwise.description());
        }
    }

    /** Something is done for each of them, one after another; what is bound for one is not for the next. */
    public record ForEach(Which which, Slot<Group> as, Effect body) implements Effect {
        public static ForEach of(Which which, Slot<Group> as, Effect... body) {
            return new ForEach(which, as, All.of(body));
        }

        @Override
        public Array<Effect> parts() {
            return Array.of(body);
        }

        @Override
        public Effect withParts(Array<Effect> parts) {
            return new ForEach(which, as, parts.head());
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Array<PokemonId> all = which.of(state, Scope.of(state)).map(InPlay::id);
            return all.isEmpty() ? state : state.withAgenda(state.agenda().then(new Turns(all, as, body)));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            if (!which.isForeseen(outlook)) {
                return Prospect.NO;
            }
            outlook.foresee(as);
            return body.prospect(outlook);
        }

        @Override
        public Message description() {
            Message one = Noun.chosen(as);
            return PokemonMessage.DO_FOR_EACH.with(
                    which.description(),
                    Noun.instead(body.description(), one.key(), PokemonMessage.THAT_POKEMON.with()));
        }
    }

    /** Those whose turn is still to come. */
    private record Turns(Array<PokemonId> left, Slot<Group> as, Effect body) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Frame<PokemonState, PokemonEvent> top = state.agenda().top();
            Frame<PokemonState, PokemonEvent> one = new Frame<>(
                    top.owner(), top.source(), List.of(body), top.slots().with(as, Group.of(left.head())));
            Array<PokemonId> next = left.tail();
            return state.withAgenda(
                    (next.isEmpty() ? state.agenda() : state.agenda().then(new Turns(next, as, body))).push(one));
        }
    }

    /** The text's player may have something done, or decline. What could do nothing is not offered. */
    public record May(Effect body) implements Asking {
        public static May also(Effect... steps) {
            return new May(All.of(steps));
        }

        @Override
        public Array<Effect> parts() {
            return Array.of(body);
        }

        @Override
        public Effect withParts(Array<Effect> parts) {
            return new May(parts.head());
        }

        @Override
        public Array<Seat> toAct(PokemonState state) {
            Seat you = state.agenda().top().owner();
            boolean could = body.prospect(Outlook.open(state, Scope.of(state))).isPossible();
            return could && state.isAtTable(you) ? Array.of(you) : Array.empty();
        }

        @Override
        public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
            return Array.of(new Choice.Yes(), new Choice.Done());
        }

        @Override
        public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
            return state.withAgenda(
                    choice instanceof Choice.Yes
                            ? state.agenda().replacing(body)
                            : state.agenda().taken());
        }

        @Override
        public boolean isOptional(PokemonState state, Seat seat) {
            return true;
        }

        @Override
        public String kind() {
            return "may";
        }

        @Override
        public Message prompt(PokemonState state, Seat seat) {
            return PokemonMessage.ASK_MAY.with(body.description());
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return body.prospect(outlook);
        }

        @Override
        public Message description() {
            return CoreMessage.MAY.with(body.description());
        }
    }

    /** The attack does nothing more. */
    public record Fail() implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return Failure.of(state, happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_FAIL.with();
        }
    }

    /** The turn of the text's player ends after this. */
    public record EndTurn() implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Seat you = state.agenda().top().owner();
            Side side = state.side(you);
            return state.withSide(you, side.withTurn(side.turn().withDone()));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.YES;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_END_TURN.with();
        }
    }

    /** The text's player wins the game. */
    public record Win() implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return Endings.wonBy(
                    state,
                    state.agenda().top().owner(),
                    PokemonMessage.ENDED_BY_EFFECT.with(state.agenda().top().source()),
                    happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.YES;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_WIN.with();
        }
    }
}
