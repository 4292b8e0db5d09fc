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
import org.jspecify.annotations.Nullable;

/**
 * Information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), for any number of seats.
 *
 * <p>Principle: every iteration samples a state that fits the view, and walks down one tree. A node of the tree is what the searching
 * seat has seen since the root, its own actions and the events as projected to it, so a draw of its own leads to a node of its own, and
 * hidden actions of others that look alike lead to the same one. At a node, a seat chooses among the actions that are legal in the
 * sampled state by the upper confidence bound of <em>its own</em> utility (max^n), where an action counts as tried only against the
 * times that it was available. The first node that isn't grown yet is played out ({@link Growth}). The root's most visited action is chosen.
 *
 * <p>Why others who commit at the same time are asked elsewhere: in a simultaneous decision nobody may answer what another has just
 * committed. Their statistics are kept at the node where the searching seat had not yet committed.
 *
 * <p>Why samples may be paired: luck in the samples hides small differences. When the n-th visit of each of the root's actions walks on the
 * n-th sample, luck weighs on all of them alike. The samples are kept for that.
 *
 * @param game the rules by which the tree is searched; they hold nothing of the others' hidden cards
 * @param seat for which seat
 * @param sampler states that fit a view
 * @param budget how many iterations
 * @param playouts how new nodes are played out
 * @param exploration the weight of what was tried little against what did well; about half the range of the utilities
 * @param growth how the tree grows
 * @param paired whether the root's actions are tried on the same samples
 */
public record Ismcts<S, A extends Action, E extends Event, V>(
        Game<S, A, E, V> game,
        Seat seat,
        Sampler.Determinizer<S, V> sampler,
        Budget budget,
        Playouts<S, A> playouts,
        double exploration,
        Growth<S, A> growth,
        boolean paired)
        implements Bot<A, V> {

    /** The exploration for utilities within −1…1. */
    public static final double DEFAULT_EXPLORATION = 1.0;

    public Ismcts {
        if (!(exploration >= 0.0)) {
            throw new IllegalArgumentException("an exploration of 0 or more, not " + exploration);
        }
    }

    /** With random playouts to the end of the game. */
    public static <S, A extends Action, E extends Event, V> Ismcts<S, A, E, V> of(
            Game<S, A, E, V> game, Seat seat, Sampler.Determinizer<S, V> sampler, Budget budget) {
        return new Ismcts<>(game, seat, sampler, budget, Playouts.random(), DEFAULT_EXPLORATION, Growth.full(), false);
    }

    public Ismcts<S, A, E, V> withPlayouts(Playouts<S, A> others) {
        return new Ismcts<>(game, seat, sampler, budget, others, exploration, growth, paired);
    }

    public Ismcts<S, A, E, V> withExploration(double weight) {
        return new Ismcts<>(game, seat, sampler, budget, playouts, weight, growth, paired);
    }

    public Ismcts<S, A, E, V> withGrowth(Growth<S, A> other) {
        return new Ismcts<>(game, seat, sampler, budget, playouts, exploration, other, paired);
    }

    /** This, trying the root's actions on the same samples. */
    public Ismcts<S, A, E, V> onPairedSamples() {
        return new Ismcts<>(game, seat, sampler, budget, playouts, exploration, growth, true);
    }

    @Override
    public A choose(V view, IndexedSeq<A> legal, Chance chance) {
        return legal.size() == 1
                ? legal.get(0)
                : rate(view, legal, chance)
                        .reduce((best, other) -> isBetter(other, best) ? other : best)
                        .action();
    }

    private static boolean isBetter(Rated<?> one, Rated<?> other) {
        return one.visits() == other.visits() ? one.value() > other.value() : one.visits() > other.visits();
    }

    /** The legal actions, in their order, as this search rates them. */
    public Array<Rated<A>> rate(V view, IndexedSeq<A> legal, Chance chance) {
        Playing<S, A, E> playing = new Playing<>(game, playouts, chance);
        Node<A, E> root = new Node<>();
        Descent<S, A, E> descent = new Descent<>(game, seat, playing, exploration, growth);
        BooleanSupplier more = budget.begin();
        Deals<S> deals = new Deals<>(() -> sampler.sample(view, playing.chance()), paired);
        IndexedSeq<A> considered = descent.considered(deals.first());
        Node.@Nullable Arm<A, E> arm = descent.first(root, considered);
        while (arm != null) {
            descent.iterate(root, arm, deals.get(arm.visits()));
            arm = more.getAsBoolean() ? descent.first(root, considered) : null;
        }
        return Array.ofAll(legal).map(root::rated);
    }
}
