package dev.croupier.core.toy;

import dev.croupier.core.Decision;
import dev.croupier.core.Happening;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.chance.Randomness;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** Matching pennies, some times over: both show a side at once; the first seat has a point for every match, the second for every other. */
public final class Pennies extends ToyGame<Pennies.State, Told, Pennies.State> {
    private final int times;

    /**
     * The truth; as a view, with the other's side masked.
     *
     * @param matches how often both showed the same
     */
    public record State(int shown, int matches, TreeMap<Seat, String> sides) {}

    public Pennies(int times) {
        super("pennies");
        this.times = times;
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public Step<State, Told> start(Randomness randomness) {
        return Happening.<Told>from(randomness).endsIn(new State(0, 0, TreeMap.empty()));
    }

    @Override
    public Turn<Says> turn(State state) {
        return outcome(state)
                .<Turn<Says>>map(Turn.Over::new)
                .getOrElse(() -> new Turn.All<>(TreeMap.ofEntries(seatsInOrder()
                        .reject(state.sides()::containsKey)
                        .map(seat -> new Tuple2<>(seat, Decision.required("show", ToyMessage.ASK.with()))))));
    }

    @Override
    Array<String> words(State state, Seat seat) {
        return Array.of("heads", "tails");
    }

    @Override
    State said(State state, Says action, Happening<Told> happening) {
        happening.tell(Told.of(ToyMessage.COMMITTED, action.seat()));
        TreeMap<Seat, String> sides = state.sides().put(action.seat(), action.word());
        if (sides.size() < 2) {
            return new State(state.shown(), state.matches(), sides);
        }
        sides.forEach((seat, side) -> happening.tell(Told.revealing(ToyMessage.SHOWN, seat, side)));
        boolean match = sides.values().distinct().size() == 1;
        return new State(state.shown() + 1, state.matches() + (match ? 1 : 0), TreeMap.empty());
    }

    @Override
    public Step<State, Told> withdraw(State state, Seat seat, Randomness randomness) {
        throw new UnsupportedOperationException("nobody withdraws from this toy");
    }

    @Override
    public Option<Outcome> outcome(State state) {
        double points = (2.0 * state.matches() - times) / times;
        return Option.when(
                state.shown() == times,
                () -> new Outcome(
                        points == 0.0 ? Array.of(1, 1) : points > 0.0 ? Array.of(1, 2) : Array.of(2, 1),
                        Array.of(points, -points),
                        ToyMessage.POINTS.with()));
    }

    @Override
    public State view(State state, Observer observer) {
        return new State(
                state.shown(),
                state.matches(),
                state.sides().map((seat, side) -> new Tuple2<>(seat, observer.sees(seat) ? side : "?")));
    }

    @Override
    public IndexedSeq<Told> project(IndexedSeq<Told> events, Observer observer) {
        return events;
    }

    @Override
    public int maxDecisions() {
        return 2 * times;
    }

    public Sampler.Determinizer<State, State> sampler() {
        return (view, chance) -> new State(
                view.shown(),
                view.matches(),
                view.sides().mapValues(side -> !side.equals("?") ? side : chance.coin() ? "heads" : "tails"));
    }
}
