package dev.croupier.ginrummy;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Deals in which both hands hold melds and little else, so that random play knocks, goes gin and lays off.
 *
 * @param game what is dealt
 */
public record MeldRichDeals(GinRummy game) implements Function<Randomness, Step<GinState, GinEvent>> {
    private static final int LONGEST = 4;

    @Override
    public Step<GinState, GinEvent> apply(Randomness randomness) {
        GinRules rules = game.rules();
        Array<Meld> melds = Meld.all(rules.aceRuns()).filter(meld -> meld.size() <= LONGEST);
        Chance chance = randomness.open();
        Seat dealer = Seat.of(chance.below(2));
        boolean turnsUp = rules.opening() == Opening.UPCARD_OFFER;
        long[] hands = new long[2];
        long left = Cards.DECK;
        for (int seat = 0; seat < 2; seat++) {
            int size = rules.handSize() + (turnsUp || seat == dealer.index() ? 0 : 1);
            hands[seat] = hand(melds, left, size, chance);
            left &= ~hands[seat];
        }
        int upcard = chance.pick(CardSet.ofBits(left));
        Randomness rest = chance.after();
        var given = game.startWith(
                dealer,
                CardSet.ofBits(hands[0]),
                CardSet.ofBits(hands[1]),
                Option.when(turnsUp, () -> Card.of(upcard)),
                rest);
        return new Step<>(given.state(), given.events(), chance.close(), rest);
    }

    private static long hand(Array<Meld> melds, long from, int size, Chance chance) {
        long hand = Cards.NONE;
        int loose = chance.below(LONGEST);
        while (Long.bitCount(hand) + 3 <= size - loose) {
            int room = size - Long.bitCount(hand);
            long free = from & ~hand;
            Array<Meld> fit = melds.filter(meld -> meld.size() <= room && (meld.cards() & ~free) == 0);
            hand |= fit.get(chance.below(fit.size())).cards();
        }
        while (Long.bitCount(hand) < size) {
            hand |= 1L << chance.pick(CardSet.ofBits(from & ~hand));
        }
        return hand;
    }
}
