package dev.croupier.core.search;

import dev.croupier.core.Action;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import io.vavr.collection.IndexedSeq;

/**
 * Which actions a tree search considers in a sampled state, the best-liked first.
 *
 * <p>Why: most legal actions are plainly bad. A tree that tries them all learns little about the others, and takes other seats for ones
 * that play at random.
 */
@FunctionalInterface
public interface Shortlist<S, A extends Action> {

    /**
     * Some of the legal actions of {@code seat}, which may act, in falling preference; none where there is nothing to search, so that the
     * playout begins there. It should look at nothing but what that seat may know, lest the seat be taken for one that knows more.
     *
     * @param wanted only so many are looked at; there may be more
     */
    IndexedSeq<A> of(Game<S, A, ?, ?> game, S state, Seat seat, int wanted);

    /** Every legal action. */
    static <S, A extends Action> Shortlist<S, A> all() {
        return (game, state, seat, wanted) -> game.legalActions(state, seat);
    }
}
