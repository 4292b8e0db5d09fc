package dev.croupier.ginrummy;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Opening;
import io.vavr.control.Option;

/** Checks a deal that was given instead of dealt. */
final class GivenDeal {
    private GivenDeal() {}

    static void check(GinRules rules, Seat dealer, CardSet hand0, CardSet hand1, Option<Card> upcard) {
        boolean turnsUp = rules.opening() == Opening.UPCARD_OFFER;
        require(dealer.index() < 2, "the dealer is seat 0 or 1, not " + dealer);
        require(upcard.isDefined() == turnsUp, turnsUp ? "a card is turned up" : "nothing is turned up");
        require(CardSet.range(0, Card.COUNT).containsAll(hand0.union(hand1)), "a hand has a card that no deck has");
        require(
                !hand0.intersects(hand1),
                "both hands hold "
                        + CardNotation.format(hand0.intersection(hand1).low()));
        require(
                upcard.forAll(card -> !hand0.union(hand1).contains(card.number())),
                "the upcard " + upcard.map(Card::toString).getOrElse("") + " is in a hand");
        int extra = turnsUp ? 0 : 1;
        int expected0 = rules.handSize() + (dealer.index() == 0 ? 0 : extra);
        int expected1 = rules.handSize() + (dealer.index() == 1 ? 0 : extra);
        require(hand0.size() == expected0, "seat 0 is dealt " + expected0 + " cards, not " + hand0.size());
        require(hand1.size() == expected1, "seat 1 is dealt " + expected1 + " cards, not " + hand1.size());
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException(problem);
        }
    }
}
