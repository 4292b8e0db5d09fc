package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.IndexedSeq;

/** Plays any legal action, each equally likely. */
public record RandomBot<A extends Action, V>() implements Bot<A, V> {
    @Override
    public A choose(V view, IndexedSeq<A> legal, Chance chance) {
        return legal.get(legal.size() == 1 ? 0 : chance.below(legal.size()));
    }
}
