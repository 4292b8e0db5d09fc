package dev.croupier.verification.mutants;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A duel.
 *
 * @param hands by seat, hidden
 * @param pile the cards nobody has
 * @param laid by seat, open
 * @param toPlay whose turn it is
 * @param outcome how it ended
 */
record DuelState(Array<CardSet> hands, Pile pile, Array<CardSet> laid, Seat toPlay, Option<Outcome> outcome) {

    CardSet hand(Seat seat) {
        return hands.get(seat.index());
    }

    DuelState with(Seat seat, CardSet hand, CardSet open) {
        return new DuelState(
                hands.update(seat.index(), hand), pile, laid.update(seat.index(), open), seat.next(2), outcome);
    }

    DuelState withPile(Pile left) {
        return new DuelState(hands, left, laid, toPlay, outcome);
    }

    DuelState endedBy(Outcome ending) {
        return new DuelState(hands, pile, laid, toPlay, Option.some(ending));
    }
}
