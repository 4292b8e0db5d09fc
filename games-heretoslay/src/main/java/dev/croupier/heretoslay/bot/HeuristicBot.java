package dev.croupier.heretoslay.bot;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.play.Bot;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.IndexedSeq;

/**
 * Sound play without search: takes the action that {@link Judgement} rates best. It judges a table that the seat may be looking at; since
 * the judgement reads only what the seat knows, which one makes no difference.
 *
 * @param weights what counts how much
 */
record HeuristicBot(Weights weights) implements Bot<HtsAction, HtsView> {

    @Override
    public HtsAction choose(HtsView view, IndexedSeq<HtsAction> legal, Chance chance) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        HtsState table = LikelyTables.any(view, chance);
        return new Judgement(table, legal.get(0).seat(), weights).best(legal);
    }
}
