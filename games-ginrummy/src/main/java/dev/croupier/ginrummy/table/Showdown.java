package dev.croupier.ginrummy.table;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;

/**
 * What lies open after a knock. The cards that are not in melds are still in the hands.
 *
 * @param knocker who knocked
 * @param bigGin whether the knock was big gin, without a discard
 * @param limit the most deadwood that the declaration may leave: 0 for big gin
 * @param knockerMelds the knocker's melds in canonical order, with what was laid off on them
 * @param defenderMelds the defender's melds in canonical order
 * @param laidOff the cards that the defender laid off
 */
public record Showdown(
        Seat knocker, boolean bigGin, int limit, Array<Meld> knockerMelds, Array<Meld> defenderMelds, CardSet laidOff) {

    static Showdown opened(Seat knocker, boolean bigGin, int limit) {
        return new Showdown(knocker, bigGin, limit, Array.empty(), Array.empty(), CardSet.empty());
    }

    public Seat defender() {
        return knocker.next(2);
    }

    public Array<Meld> melds(Seat seat) {
        return seat.equals(knocker) ? knockerMelds : defenderMelds;
    }

    /** The mask of all cards in melds. */
    public long cards() {
        return union(knockerMelds) | union(defenderMelds);
    }

    Showdown withMeld(Seat seat, Meld meld) {
        return seat.equals(knocker)
                ? withMelds(knockerMelds.append(meld).sorted(), defenderMelds)
                : withMelds(knockerMelds, defenderMelds.append(meld).sorted());
    }

    Showdown withLayOff(long card, Meld onto, Meld extended) {
        Array<Meld> melds = knockerMelds.remove(onto).append(extended).sorted();
        return new Showdown(knocker, bigGin, limit, melds, defenderMelds, laidOff.union(CardSet.ofBits(card)));
    }

    private Showdown withMelds(Array<Meld> ofKnocker, Array<Meld> ofDefender) {
        return new Showdown(knocker, bigGin, limit, ofKnocker, ofDefender, laidOff);
    }

    private static long union(Array<Meld> melds) {
        long union = Cards.NONE;
        for (Meld meld : melds) {
            union |= meld.cards();
        }
        return union;
    }
}
