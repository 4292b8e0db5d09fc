package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** One game of a simulation while it is played, by its number. Mutable: for one thread. */
final class Table<S, A extends Action, E extends Event, V> {
    private final Simulation<S, A, E, V> simulation;
    private final Game<S, A, E, V> game;
    private final Array<Chooser<S, A>> choosers;
    private final Chance[] chances;
    private final Chance first;
    private final long[] counts;
    private final Step<S, E> opening;
    private Vector<Played<S, A, E>> history = Vector.empty();
    private Option<Seat> asked = Option.none();

    Table(Simulation<S, A, E, V> simulation, long index) {
        this.simulation = simulation;
        this.game = simulation.game;
        this.choosers = simulation.bots.zipWithIndex((bot, seat) -> Chooser.of(game, Seat.of(seat), bot));
        this.counts = new long[simulation.counts.size()];
        Seeded cards = Seeded.ofIndexed(simulation.seed, index);
        Seeded rest = cards.rest();
        this.first = rest.split().openUnnoted();
        this.chances = new Chance[game.seats()];
        for (int seat = 0; seat < chances.length; seat++) {
            rest = rest.rest();
            chances[seat] = rest.split().openUnnoted();
        }
        Seeded dealt = cards.split();
        this.opening = game.start(simulation.listening ? dealt : dealt.unnoted());
    }

    /** Plays to the end. */
    static <S, A extends Action, E extends Event, V> Finished<Session<S, A, E, V>> play(
            Simulation<S, A, E, V> simulation, long index) {
        Table<S, A, E, V> table;
        try {
            table = new Table<>(simulation, index);
        } catch (RuntimeException | Error fault) {
            throw new SimulationFailure(index, simulation.seed, Option.none(), "it did not open", Option.some(fault));
        }
        try {
            return table.play();
        } catch (RuntimeException | Error fault) {
            String seat = table.asked.map(Seat::index).fold(() -> "", asked -> "seat " + asked + ": ");
            throw new SimulationFailure(
                    index,
                    simulation.seed,
                    table.asked,
                    seat + Option.of(fault.getMessage()).getOrElse(fault::toString),
                    Option.some(fault));
        }
    }

    private Finished<Session<S, A, E, V>> play() {
        Step<S, E> step = opening;
        countEvents(step);
        long decisions = 0L;
        long choices = 0L;
        Turn<A> turn = game.turn(step.state());
        while (!(turn instanceof Turn.Over)) {
            S state = step.state();
            Seat seat = whoActs(turn);
            asked = Option.some(seat);
            IndexedSeq<A> legal = game.legalActions(state, seat);
            if (legal.isEmpty()) {
                throw new IllegalStateException("the rules ask it and offer no legal action");
            }
            decisions++;
            choices += legal.size() > 1 ? 1 : 0;
            if (decisions > game.maxDecisions()) {
                throw new IllegalStateException("the game goes on after its " + game.maxDecisions() + " decisions");
            }
            A action = choosers.get(seat.index()).choose(state, legal, chances[seat.index()]);
            step = game.applyUnchecked(state, action, step.randomness());
            countEvents(step);
            if (simulation.listening) {
                history = history.append(new Played<>(Either.right(action), state, step, false));
            }
            turn = game.turn(step.state());
        }
        return finished(step.state(), ((Turn.Over<A>) turn).outcome(), decisions, choices);
    }

    private Seat whoActs(Turn<A> turn) {
        if (turn instanceof Turn.One<A> one) {
            return one.seat();
        }
        IndexedSeq<Seat> seats = turn.toAct();
        return seats.get(seats.size() == 1 ? 0 : first.below(seats.size()));
    }

    private void countEvents(Step<S, E> step) {
        int told = counts.length == 0 ? 0 : step.events().size();
        for (int place = 0; place < told; place++) {
            E event = step.events().get(place);
            for (int i = 0; i < counts.length; i++) {
                counts[i] += simulation.counts.get(i).ofEvent().test(event) ? 1 : 0;
            }
        }
    }

    private Finished<Session<S, A, E, V>> finished(S state, Outcome outcome, long decisions, long choices) {
        asked = Option.none();
        for (int i = 0; i < counts.length; i++) {
            counts[i] += simulation.counts.get(i).ofState().applyAsLong(state);
        }
        return new Finished<>(
                outcome,
                decisions,
                choices,
                Array.ofAll(counts),
                Option.when(simulation.listening, () -> Session.of(game, opening, history)));
    }
}
