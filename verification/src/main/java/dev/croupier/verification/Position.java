package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * A state that a game reached, with all that a law may ask there.
 *
 * @param campaign what is checked
 * @param pool actions from all over the game
 * @param trace how the state was reached
 * @param seed the seed of this game
 */
record Position<S, A extends Action, E extends Event, V>(
        Campaign<S, A, E, V> campaign, ActionPool<A> pool, Trace<S, A, E> trace, Seeded seed) {

    Game<S, A, E, V> game() {
        return campaign.game();
    }

    S state() {
        return trace.state();
    }

    IndexedSeq<A> legal() {
        return game().legalActions(state());
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
