package dev.croupier.core.search;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.play.Bot;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.function.BooleanSupplier;

/**
 * Flat Monte Carlo: each iteration samples one state that fits the view and plays it out once after every legal action; the action with
 * the best mean is chosen. All actions are tried on the same states, so luck weighs on them alike.
 *
 * @param game the rules by which playouts are played; they hold nothing of the others' hidden cards
 * @param seat for which seat
 * @param sampler states that fit a view
 * @param budget how many iterations
 * @param playouts how they are played out
 */
public record FlatMonteCarlo<S, A extends Action, E extends Event, V>(
        Game<S, A, E, V> game, Seat seat, Sampler.Determinizer<S, V> sampler, Budget budget, Playouts<S, A> playouts)
        implements Bot<A, V> {

    /** With random playouts to the end of the game. */
    public static <S, A extends Action, E extends Event, V> FlatMonteCarlo<S, A, E, V> of(
            Game<S, A, E, V> game, Seat seat, Sampler.Determinizer<S, V> sampler, Budget budget) {
        return new FlatMonteCarlo<>(game, seat, sampler, budget, Playouts.random());
    }

    public FlatMonteCarlo<S, A, E, V> withPlayouts(Playouts<S, A> others) {
        return new FlatMonteCarlo<>(game, seat, sampler, budget, others);
    }

    @Override
    public A choose(V view, IndexedSeq<A> legal, Chance chance) {
        return legal.size() == 1
                ? legal.get(0)
                : rate(view, legal, chance)
                        .reduce((best, other) -> other.value() > best.value() ? other : best)
                        .action();
    }

    /** The legal actions, in their order, as this search rates them. */
    public Array<Rated<A>> rate(V view, IndexedSeq<A> legal, Chance chance) {
        Playing<S, A, E> playing = new Playing<>(game, playouts, chance);
        double[] totals = new double[legal.size()];
        long iterations = 0L;
        BooleanSupplier more = budget.begin();
        do {
            S sampled = sampler.sample(view, playing.chance());
            for (int i = 0; i < totals.length; i++) {
                totals[i] +=
                        playing.playOut(playing.apply(sampled, legal.get(i)).state())[seat.index()];
            }
            iterations++;
        } while (more.getAsBoolean());
        long visits = iterations;
        return Array.ofAll(legal).zipWithIndex((action, i) -> new Rated<>(action, visits, totals[i] / (double) visits));
    }
}
