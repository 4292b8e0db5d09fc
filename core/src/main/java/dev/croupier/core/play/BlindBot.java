package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.IndexedSeq;

/** A bot that doesn't look at the table: it picks an action by its place, so nobody has to make a view for it. */
public interface BlindBot<A extends Action, V> extends Bot<A, V> {

    /** The place of the action to play, 0…{@code choices}−1, in the canonical order of legal actions; {@code choices} is at least 1. */
    int place(int choices, Chance chance);

    @Override
    default A choose(V view, IndexedSeq<A> legal, Chance chance) {
        return legal.get(place(legal.size(), chance));
    }
}
