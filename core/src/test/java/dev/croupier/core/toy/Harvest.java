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
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * Two rounds for several seats. In each, all commit secretly to "sow" or "gamble"; when all have, sowing is a point and gambling is two
 * when a die shows 4 or more; a coin is tossed, and heads give the first seat a point. Then each seat says once, in any order, "rest" or,
 * with a point, "cheer".
 */
public final class Harvest extends ToyGame<Harvest.State, Told, Harvest.State> {
    private static final int ROUNDS = 2;
    private static final String HIDDEN = "?";

    private final int table;

    /**
     * The truth; as a view, with others' commitments masked.
     *
     * @param points by seat
     * @param committed by seat, in the first half of a round
     * @param quiet the seats that have not spoken yet, in the second half
     */
    public record State(
            int round,
            Array<Integer> points,
            TreeMap<Seat, String> committed,
            TreeMap<Seat, Boolean> quiet,
            Option<Seat> gone) {}

    public Harvest(int seats) {
        super("harvest");
        this.table = seats;
    }

    @Override
    public int seats() {
        return table;
    }

    @Override
    public Step<State, Told> start(Randomness randomness) {
        return Happening.<Told>from(randomness)
                .endsIn(new State(0, Array.fill(table, () -> 0), TreeMap.empty(), TreeMap.empty(), Option.none()));
    }

    @Override
    public Turn<Says> turn(State state) {
        if (outcome(state).isDefined()) {
            return new Turn.Over<>(outcome(state).get());
        }
        if (!state.quiet().isEmpty()) {
            return new Turn.Any<>(state.quiet().mapValues(quiet -> Decision.optional("cheer", ToyMessage.ASK.with())));
        }
        return new Turn.All<>(TreeMap.ofEntries(seatsInOrder()
                .reject(state.committed()::containsKey)
                .map(seat -> new io.vavr.Tuple2<>(seat, Decision.required("commit", ToyMessage.ASK.with())))));
    }

    @Override
    Array<String> words(State state, Seat seat) {
        if (state.quiet().isEmpty()) {
            return Array.of("sow", "gamble");
        }
        return state.points().get(seat.index()) > 0 ? Array.of("rest", "cheer") : Array.of("rest");
    }

    @Override
    State said(State state, Says action, Happening<Told> happening) {
        if (!state.quiet().isEmpty()) {
            happening.tell(Told.of(ToyMessage.SAID, action.seat(), action.word()));
            TreeMap<Seat, Boolean> quiet = state.quiet().remove(action.seat());
            return new State(
                    quiet.isEmpty() ? state.round() + 1 : state.round(),
                    state.points(),
                    TreeMap.empty(),
                    quiet,
                    state.gone());
        }
        happening.tell(Told.of(ToyMessage.COMMITTED, action.seat()));
        TreeMap<Seat, String> committed = state.committed().put(action.seat(), action.word());
        return committed.size() < table
                ? new State(state.round(), state.points(), committed, state.quiet(), state.gone())
                : resolved(state, committed, happening);
    }

    private State resolved(State state, TreeMap<Seat, String> committed, Happening<Told> happening) {
        Array<Integer> points = state.points();
        for (Seat seat : seatsInOrder()) {
            boolean sows = committed.get(seat).contains("sow");
            int roll = sows ? 0 : happening.chance().roll(6);
            if (!sows) {
                happening.tell(Told.revealing(ToyMessage.ROLLED, seat, roll));
            }
            points = points.update(seat.index(), points.get(seat.index()) + (sows ? 1 : roll >= 4 ? 2 : 0));
        }
        boolean heads = happening.chance().coin();
        happening.tell(Told.revealing(ToyMessage.TOSSED, heads ? "heads" : "tails"));
        points = heads ? points.update(0, points.get(0) + 1) : points;
        TreeMap<Seat, Boolean> quiet = TreeMap.ofEntries(seatsInOrder().map(seat -> new io.vavr.Tuple2<>(seat, true)));
        return new State(state.round(), points, TreeMap.empty(), quiet, state.gone());
    }

    @Override
    public Step<State, Told> withdraw(State state, Seat seat, Randomness randomness) {
        Happening<Told> happening = Happening.from(randomness);
        happening.tell(Told.of(ToyMessage.WITHDREW, seat));
        return happening.endsIn(
                new State(state.round(), state.points(), state.committed(), state.quiet(), Option.some(seat)));
    }

    @Override
    public Option<Outcome> outcome(State state) {
        if (state.gone().isDefined()) {
            return state.gone().map(seat -> Outcome.nobodyWins(table, CoreMessage.WITHDRAWN.with(seat)));
        }
        int best = state.points().max().get();
        return Option.when(
                state.round() == ROUNDS,
                () -> new Outcome(
                        state.points().map(points -> points == best ? 1 : 2),
                        state.points().map(points -> points == best ? 1.0 : -1.0),
                        ToyMessage.POINTS.with()));
    }

    /** What others have committed is masked. */
    @Override
    public State view(State state, Observer observer) {
        return new State(
                state.round(),
                state.points(),
                state.committed().map((seat, word) -> new io.vavr.Tuple2<>(seat, observer.sees(seat) ? word : HIDDEN)),
                state.quiet(),
                state.gone());
    }

    @Override
    public IndexedSeq<Told> project(IndexedSeq<Told> events, Observer observer) {
        return events;
    }

    @Override
    public int maxDecisions() {
        return ROUNDS * table * 2;
    }

    /** Draws what others have committed. */
    public dev.croupier.core.Sampler.Determinizer<State, State> sampler() {
        return (view, chance) -> new State(
                view.round(),
                view.points(),
                view.committed().mapValues(word -> word.equals(HIDDEN) ? chance.coin() ? "sow" : "gamble" : word),
                view.quiet(),
                view.gone());
    }
}
