package dev.croupier.verification.toys.lifeboat;

import dev.croupier.core.CoreMessage;
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
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** A boat for three or more: in each round every seat acts once, in any order; then a die says how much water comes in. */
final class Lifeboat extends RuledGame<BoatState, BoatAction, BoatEvent, BoatView> {
    static final int STRONGEST = 3;
    private static final int ROUNDS = 20;
    private static final int FULL = 12;
    private static final ToyMessage ASKED = new ToyMessage("boat.asked", "row or bail?");
    private static final ToyMessage SHORE = new ToyMessage("boat.shore", "the boat reached the shore");
    private static final ToyMessage SUNK = new ToyMessage("boat.sunk", "the boat sank");

    private final int seats;
    private final int way;

    Lifeboat(int seats, int way) {
        this.seats = seats;
        this.way = way;
    }

    @Override
    public GameId id() {
        return new GameId("lifeboat", 1, "seats=" + seats + " way=" + way);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public Step<BoatState, BoatEvent> start(Randomness randomness) {
        Happening<BoatEvent> happening = Happening.from(randomness);
        Array<Integer> strength = Array.fill(seats, () -> 1 + happening.chance().below(STRONGEST));
        return happening.endsIn(new BoatState(strength, Array.fill(seats, () -> true), 0, way, Option.none()));
    }

    @Override
    public Turn<BoatAction> turn(BoatState state) {
        return state.outcome()
                .<Turn<BoatAction>>map(Turn.Over::new)
                .getOrElse(() -> new Turn.Any<>(TreeMap.ofEntries(seatsInOrder()
                        .filter(seat -> state.rested().get(seat.index()))
                        .map(seat -> io.vavr.Tuple.of(seat, Decision.<BoatAction>required("boat", ASKED.with()))))));
    }

    @Override
    protected Seq<? extends Rule<BoatState, ? extends BoatAction, BoatEvent>> rulebook() {
        return Array.of(new Effort());
    }

    @Override
    protected Seq<? extends Violation> violations(BoatState state, BoatAction action) {
        return new Effort().violations(state, action);
    }

    @Override
    protected BoatState effect(BoatState state, BoatAction action, Happening<BoatEvent> happening) {
        return new Effort().effect(state, action, happening);
    }

    /** Rowing or bailing; hard, only for seats of more than the least strength, and not with dry feet. */
    private final class Effort implements Rule<BoatState, BoatAction, BoatEvent> {
        @Override
        public IndexedSeq<BoatAction> candidates(BoatState state, Seat seat) {
            return Array.of(true, false)
                    .flatMap(row -> Array.of(false, true).map(hard -> new BoatAction(seat, row, hard)));
        }

        @Override
        public Seq<? extends Violation> violations(BoatState state, BoatAction action) {
            int strength = state.strength().get(action.seat().index());
            Array<Violation> weak = action.hard() && strength == 1
                    ? Array.of(Refusal.of("BOAT-2", action, 2, strength))
                    : Array.empty();
            return !action.row() && state.water() == 0
                    ? weak.append(Refusal.of("BOAT-3", action, "water", state.water()))
                    : weak;
        }

        @Override
        public BoatState effect(BoatState state, BoatAction action, Happening<BoatEvent> happening) {
            int effort = action.hard() ? state.strength().get(action.seat().index()) : 1;
            BoatState next = state.tired(action.seat(), action.row() ? 0 : effort, action.row() ? effort : 0);
            boolean roundOver = !next.rested().contains(true);
            BoatState after = roundOver ? next.flooded(happening.chance().roll(6)) : next;
            happening.tell(new BoatEvent(after.water(), after.way(), roundOver));
            if (after.way() == 0) {
                return after.endedBy(Outcome.allWin(seats, SHORE.with()));
            }
            return after.water() >= FULL ? after.endedBy(Outcome.allLose(seats, SUNK.with())) : after;
        }
    }

    @Override
    public Step<BoatState, BoatEvent> withdraw(BoatState state, Seat seat, Randomness randomness) {
        return Happening.<BoatEvent>from(randomness)
                .endsIn(state.endedBy(Outcome.allLose(seats, CoreMessage.WITHDRAWN.with(seat))));
    }

    @Override
    public BoatView view(BoatState state, Observer observer) {
        return BoatView.of(state, observer);
    }

    @Override
    public IndexedSeq<BoatEvent> project(IndexedSeq<BoatEvent> events, Observer observer) {
        return events;
    }

    @Override
    public Option<Outcome> outcome(BoatState state) {
        return state.outcome();
    }

    @Override
    public int maxDecisions() {
        return seats * ROUNDS * FULL;
    }

    @Override
    public Notation<BoatAction> notation() {
        return new Words<>(
                seats,
                BoatAction::words,
                (seat, words) -> new Effort()
                        .candidates(new BoatState(Array.empty(), Array.empty(), 0, 0, Option.none()), seat)
                        .find(action -> action.words().equals(words.mkString(" "))));
    }

    @Override
    public String canonicalForm(BoatState state) {
        return state.toString();
    }
}
