package dev.croupier.verification.toys.pig;

import dev.croupier.core.Decision;
import dev.croupier.core.GameId;
import dev.croupier.core.Happening;
import dev.croupier.core.Notation;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Rule;
import dev.croupier.core.RuledGame;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Randomness;
import dev.croupier.verification.toys.Refusal;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.Words;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The game of Pig for two or more, to a target, with dice of any number of sides. */
public class Pig extends RuledGame<PigState, PigAction, PigEvent, PigState> {
    private static final ToyMessage ASKED = new ToyMessage("pig.asked", "roll or hold?");
    private static final ToyMessage REACHED = new ToyMessage("pig.reached", "seat {0} reached the target");

    private final int seats;
    private final int target;
    private final int sides;
    private final int most;

    public Pig(int seats, int target, int sides, int most) {
        this.seats = seats;
        this.target = target;
        this.sides = sides;
        this.most = most;
    }

    @Override
    public GameId id() {
        return new GameId("pig", 1, "seats=" + seats + " target=" + target + " sides=" + sides + " most=" + most);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public Step<PigState, PigEvent> start(Randomness randomness) {
        Happening<PigEvent> happening = Happening.from(randomness);
        Seat first = Seat.of(happening.chance().below(seats));
        return happening.endsIn(new PigState(first, 0, Array.fill(seats, () -> 0), 0, Option.none()));
    }

    @Override
    public Turn<PigAction> turn(PigState state) {
        Decision<PigAction> decision = Decision.<PigAction>required("pig", ASKED.with())
                .withDefault(new PigAction(state.roller(), PigAction.Kind.ROLL));
        return state.outcome()
                .<Turn<PigAction>>map(Turn.Over::new)
                .getOrElse(() -> new Turn.One<>(state.roller(), decision));
    }

    @Override
    protected Seq<? extends Rule<PigState, ? extends PigAction, PigEvent>> rulebook() {
        return Array.of(PigAction.Kind.values()).map(Play::new);
    }

    @Override
    protected Seq<? extends Violation> violations(PigState state, PigAction action) {
        return new Play(action.kind()).violations(state, action);
    }

    @Override
    protected PigState effect(PigState state, PigAction action, Happening<PigEvent> happening) {
        PigState next = new Play(action.kind()).effect(state, action, happening);
        return next.outcome().isEmpty() && next.decisions() == most ? next.endedBy(Outcome.capped(seats)) : next;
    }

    /** Rolling, always allowed, and holding, which needs something to hold. */
    private final class Play implements Rule<PigState, PigAction, PigEvent> {
        private final PigAction.Kind kind;

        Play(PigAction.Kind kind) {
            this.kind = kind;
        }

        @Override
        public IndexedSeq<PigAction> candidates(PigState state, Seat seat) {
            return Array.of(new PigAction(seat, kind));
        }

        @Override
        public Seq<? extends Violation> violations(PigState state, PigAction action) {
            return kind == PigAction.Kind.HOLD && state.running() == 0
                    ? Array.of(Refusal.of("PIG-2", action, 1, 0))
                    : Array.empty();
        }

        @Override
        public PigState effect(PigState state, PigAction action, Happening<PigEvent> happening) {
            if (kind == PigAction.Kind.ROLL) {
                int value = happening.chance().roll(sides);
                happening.tell(new PigEvent(action.seat(), value));
                return state.rolled(value);
            }
            happening.tell(new PigEvent(action.seat(), 0));
            PigState held = state.held();
            return state.safe() < target
                    ? held
                    : held.endedBy(Outcome.wonBy(action.seat(), seats, REACHED.with(action.seat())));
        }
    }

    @Override
    public Step<PigState, PigEvent> withdraw(PigState state, Seat seat, Randomness randomness) {
        Outcome lost = new Outcome(
                Array.range(0, seats).map(other -> other == seat.index() ? 2 : 1),
                Array.range(0, seats).map(other -> other == seat.index() ? -1.0 : 1.0),
                dev.croupier.core.CoreMessage.WITHDRAWN.with(seat));
        return Happening.<PigEvent>from(randomness).endsIn(state.endedBy(lost));
    }

    @Override
    public PigState view(PigState state, Observer observer) {
        return state;
    }

    @Override
    public IndexedSeq<PigEvent> project(IndexedSeq<PigEvent> events, Observer observer) {
        return events;
    }

    @Override
    public Option<Outcome> outcome(PigState state) {
        return state.outcome();
    }

    @Override
    public int maxDecisions() {
        return most;
    }

    @Override
    public Notation<PigAction> notation() {
        return new Words<>(seats, PigAction::words, PigAction::read);
    }

    @Override
    public String canonicalForm(PigState state) {
        return state.toString();
    }
}
