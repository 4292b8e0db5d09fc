package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/** A state that a game reached, with all that a law may ask there. What is costly is worked out once, for all laws. */
final class Position<S, A extends Action, E extends Event, V> {
    private final Campaign<S, A, E, V> campaign;
    private final ActionPool<A> pool;
    private final Trace<S, A, E> trace;
    private final Seeded seed;
    private final Lazy<IndexedSeq<A>> legal;
    private final Lazy<Array<Lookalike<S>>> sampled;
    private final Lazy<Array<Lookalike<S>>> lookalikes;

    /**
     * The position at the end of a trace.
     *
     * @param campaign what is checked
     * @param pool actions from all over the game
     * @param trace how the state was reached
     * @param seed the seed of this game
     */
    Position(Campaign<S, A, E, V> campaign, ActionPool<A> pool, Trace<S, A, E> trace, Seeded seed) {
        this.campaign = campaign;
        this.pool = pool;
        this.trace = trace;
        this.seed = seed;
        this.legal = Lazy.of(() -> game().legalActions(state()));
        this.sampled = Lazy.of(() -> Lookalike.sampled(this));
        this.lookalikes = Lazy.of(() -> Lookalike.known(this)
                .appendAll(sampled())
                .filter(pair -> pair.difference(this).isEmpty()));
    }

    Campaign<S, A, E, V> campaign() {
        return campaign;
    }

    ActionPool<A> pool() {
        return pool;
    }

    Trace<S, A, E> trace() {
        return trace;
    }

    Seeded seed() {
        return seed;
    }

    Game<S, A, E, V> game() {
        return campaign.game();
    }

    S state() {
        return trace.state();
    }

    IndexedSeq<A> legal() {
        return legal.get();
    }

    /** A sampled state beside this one for each observer. */
    Array<Lookalike<S>> sampled() {
        return sampled.get();
    }

    /** States whose views are indeed the same; that those of others are not is reported by laws of their own. */
    Array<Lookalike<S>> lookalikes() {
        return lookalikes.get();
    }

    boolean isOver() {
        return game().turn(state()).toAct().isEmpty();
    }

    /** Chance for a law's own use; the same whenever this position is looked at again. */
    Seeded randomness(int purpose) {
        return Seeded.ofIndexed(seed.state() + purpose, trace.moves().size());
    }

    /** Actions from all over the game, whether legal here or not, and those that are. */
    Array<A> attempts() {
        Chance chance = randomness(1).open();
        return pool.some(24, chance)
                .appendAll(trace.moves().takeRight(1).flatMap(move -> game().legalActions(move.before())))
                .appendAll(legal());
    }

    /** The seats in order, and the spectator. */
    Array<Observer> observers() {
        return Array.<Observer>narrow(game().seatsInOrder()).append(Observer.SPECTATOR);
    }

    String text(A action) {
        return game().notation().text(action);
    }

    /** The first fault that {@code check} finds among {@code things}. */
    static <T> Option<String> first(
            Iterable<? extends T> things, java.util.function.Function<? super T, Option<String>> check) {
        for (T thing : things) {
            Option<String> fault = check.apply(thing);
            if (fault.isDefined()) {
                return fault;
            }
        }
        return Option.none();
    }
}
