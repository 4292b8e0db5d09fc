package dev.croupier.heretoslay.bot;

import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.search.Shortlist;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The few actions that the heuristic likes best, the best first.
 *
 * @param weights what counts how much
 * @param breadth how many
 */
record LikedActions(Weights weights, int breadth) implements Shortlist<HtsState, HtsAction> {

    @Override
    public IndexedSeq<HtsAction> of(Game<HtsState, HtsAction, ?, ?> game, HtsState state, Seat seat, int wanted) {
        IndexedSeq<HtsAction> legal = game.legalActions(state, seat);
        if (legal.size() == 1) {
            return legal;
        }
        Judgement judgement = new Judgement(state, seat, weights);
        return wanted == 1
                ? Array.of(judgement.best(legal))
                : judgement.ranked(legal).take(Math.min(wanted, breadth));
    }
}
