package dev.croupier.core.toy;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Decision;
import dev.croupier.core.Happening;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/** Two seats are asked a list of questions, one after another; a coin is tossed for whoever says "toss". Then all win. */
public final class Questions extends ToyGame<Questions.State, Told, Questions.State> {
    private final Array<Question> list;

    /**
     * A question.
     *
     * @param words the answers
     */
    public record Question(Seat seat, boolean optional, Array<String> words) {
        public static Question must(int seat, String... words) {
            return new Question(Seat.of(seat), false, Array.of(words));
        }

        public static Question may(int seat, String... words) {
            return new Question(Seat.of(seat), true, Array.of(words));
        }

        private Decision<Says> decision() {
            return optional
                    ? Decision.optional("ask", ToyMessage.ASK.with())
                    : Decision.required("ask", ToyMessage.ASK.with());
        }
    }

    /**
     * How far it has gone.
     *
     * @param asked how many questions are over
     */
    public record State(int asked, Option<Seat> gone) {}

    public Questions(Question... list) {
        super("questions");
        this.list = Array.of(list);
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public Step<State, Told> start(Randomness randomness) {
        Happening<Told> happening = Happening.from(randomness);
        happening.tell(Told.of(ToyMessage.ASK));
        return happening.endsIn(new State(0, Option.none()));
    }

    @Override
    public Turn<Says> turn(State state) {
        return outcome(state).<Turn<Says>>map(Turn.Over::new).getOrElse(() -> {
            Question question = list.get(state.asked());
            return new Turn.One<>(question.seat(), question.decision());
        });
    }

    @Override
    Array<String> words(State state, Seat seat) {
        return list.get(state.asked()).words();
    }

    @Override
    State said(State state, Says action, Happening<Told> happening) {
        happening.tell(Told.of(ToyMessage.SAID, action.seat(), action.word()));
        if (action.word().equals("toss")) {
            happening.tell(Told.revealing(ToyMessage.TOSSED, happening.chance().coin() ? "heads" : "tails"));
        }
        return new State(state.asked() + 1, state.gone());
    }

    @Override
    public Step<State, Told> withdraw(State state, Seat seat, Randomness randomness) {
        Happening<Told> happening = Happening.from(randomness);
        happening.tell(Told.of(ToyMessage.WITHDREW, seat));
        return happening.endsIn(new State(state.asked(), Option.some(seat)));
    }

    @Override
    public Option<Outcome> outcome(State state) {
        return state.gone()
                .map(seat -> Outcome.nobodyWins(2, CoreMessage.WITHDRAWN.with(seat)))
                .orElse(() ->
                        Option.when(state.asked() == list.size(), () -> Outcome.allWin(2, ToyMessage.POINTS.with())));
    }

    @Override
    public State view(State state, Observer observer) {
        return state;
    }

    @Override
    public IndexedSeq<Told> project(IndexedSeq<Told> events, Observer observer) {
        return events;
    }

    @Override
    public int maxDecisions() {
        return list.size();
    }
}
