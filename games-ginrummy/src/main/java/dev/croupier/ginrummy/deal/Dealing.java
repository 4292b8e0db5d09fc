package dev.croupier.ginrummy.deal;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.pile.Pile;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.score.Score;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Dealing a hand (GIN-B2 to GIN-B4): the cards go round one at a time, the non-dealer's first, then the next card is turned up and the rest
 * is the stock. Where nothing is turned up, the non-dealer gets one card more (GIN-13).
 */
public final class Dealing {
    private final GinRules rules;

    public Dealing(GinRules rules) {
        this.rules = rules;
    }

    /** The first hand of a match; {@code dealer} deals. */
    public GinState first(Seat dealer, Happening<GinEvent> happening) {
        return next(dealer, Score.empty(rules), 0, 0, happening);
    }

    /** A hand of a match that has come to {@code score}. */
    GinState next(Seat dealer, Score score, int hands, int decisions, Happening<GinEvent> happening) {
        Chance chance = happening.chance();
        long[] dealt = new long[2];
        long deck = Cards.DECK;
        int other = 1 - dealer.index();
        int count = 2 * rules.handSize() + (rules.opening() == Opening.ELEVEN_CARDS ? 1 : 0);
        for (int i = 0; i < count; i++) {
            long card = 1L << chance.pick(CardSet.ofBits(deck));
            dealt[i % 2 == 0 ? other : 1 - other] |= card;
            deck &= ~card;
        }
        Card upcard = rules.opening() == Opening.ELEVEN_CARDS ? null : Card.of(chance.pick(CardSet.ofBits(deck)));
        return laid(dealer, dealt[0], dealt[1], upcard, score, hands, decisions, happening);
    }

    /** A hand with those cards, for puzzles and tests: what is not named is the stock. */
    public GinState laid(Seat dealer, long hand0, long hand1, @Nullable Card upcard, Happening<GinEvent> happening) {
        return laid(dealer, hand0, hand1, upcard, Score.empty(rules), 0, 0, happening);
    }

    private GinState laid(
            Seat dealer,
            long hand0,
            long hand1,
            @Nullable Card upcard,
            Score score,
            int hands,
            int decisions,
            Happening<GinEvent> happening) {
        happening.tell(new GinEvent.HandBegun(dealer, hands + 1));
        happening.tell(dealt(0, hand0));
        happening.tell(dealt(1, hand1));
        if (upcard != null) {
            happening.tell(new GinEvent.TurnedUp(upcard, KnockLimit.of(rules, upcard)));
        }
        long upcardMask = upcard == null ? Cards.NONE : upcard.mask();
        return new GinState(
                upcard == null ? Phase.DISCARD : Phase.UPCARD_OFFER,
                1 - dealer.index(),
                dealer.index(),
                hand0,
                hand1,
                Cards.NONE,
                Cards.NONE,
                Pile.shuffled(CardSet.ofBits(Cards.DECK & ~(hand0 | hand1 | upcardMask))),
                upcard == null ? List.empty() : List.of(upcard),
                upcard,
                null,
                0,
                false,
                null,
                null,
                score,
                hands,
                decisions,
                null);
    }

    private static GinEvent dealt(int seat, long hand) {
        return new GinEvent.Dealt(Seat.of(seat), Long.bitCount(hand), Option.some(CardSet.ofBits(hand)));
    }
}
