package dev.croupier.core.search;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.IndexedSeq;

/**
 * How a seat plays in a playout: fast rather than well. It may look at the whole state, because a playout runs on a state that the bot
 * has sampled itself.
 */
@FunctionalInterface
public interface Policy<S, A extends Action> {

    /** One of {@code legal}, which has two actions or more. */
    A choose(S state, Seat seat, IndexedSeq<A> legal, Chance chance);

    /** Any legal action, each equally likely. */
    static <S, A extends Action> Policy<S, A> random() {
        return (state, seat, legal, chance) -> legal.get(chance.below(legal.size()));
    }
}
