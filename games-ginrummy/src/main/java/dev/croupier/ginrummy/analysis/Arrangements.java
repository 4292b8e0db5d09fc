package dev.croupier.ginrummy.analysis;

import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The ways to lay out a hand, and which card to part with.
 *
 * <p>Cards are {@code long} masks, bit {@code n} for the card with number {@code n}, of any size: ten or eleven
 * cards, or 13 or 14 in the Mahjong variant. Points are those of GIN-B6.
 */
public final class Arrangements {
    private Arrangements() {}

    /**
     * All arrangements with the least deadwood, each with other melds than the rest: a run of six and the same cards as
     * two runs of three are two arrangements (GIN-E9). A hand without melds has one, with no meld.
     */
    public static Array<Arrangement> optimal(long cards, AceRuns aceRuns) {
        return new ArrangementSearch(cards, aceRuns).optimal();
    }

    /** The first of the arrangements with the least deadwood. */
    public static Arrangement best(long cards, AceRuns aceRuns) {
        return optimal(cards, aceRuns).head();
    }

    /** As {@link #best(long, AceRuns)}. */
    public static Arrangement best(CardSet cards, AceRuns aceRuns) {
        return best(Cards.mask(cards), aceRuns);
    }

    /** The least deadwood of all these cards, in points; nothing is discarded. */
    public static int minimum(long cards, AceRuns aceRuns) {
        return Deadwood.of(aceRuns).minimum(cards);
    }

    /** Whether every one of these cards can be melded: big gin for the 11 or 14 cards before the discard (GIN-B23). */
    public static boolean isBigGin(long cards, AceRuns aceRuns) {
        return minimum(cards, aceRuns) == 0;
    }

    /**
     * The discard that leaves the least deadwood; among equals the card with the lowest number.
     *
     * @throws IllegalArgumentException if there is no card
     */
    public static AfterDiscard bestDiscard(long cards, AceRuns aceRuns) {
        return bestDiscard(cards, Option.none(), aceRuns);
    }

    /**
     * The discard that leaves the least deadwood; among equals the card with the lowest number.
     *
     * @param taken the card just taken from the pile, if any, which may not be discarded (GIN-14)
     * @throws IllegalArgumentException if no card may be discarded
     */
    public static AfterDiscard bestDiscard(long cards, Option<Card> taken, AceRuns aceRuns) {
        int best = Deadwood.of(aceRuns).bestDiscard(cards, numberOf(taken));
        return new AfterDiscard(Card.of(Deadwood.card(best)), Deadwood.deadwood(best));
    }

    /** As {@link #bestDiscard(long, Option, AceRuns)}. */
    public static AfterDiscard bestDiscard(CardSet cards, Option<Card> taken, AceRuns aceRuns) {
        return bestDiscard(Cards.mask(cards), taken, aceRuns);
    }

    /** What each discard leaves, best first. */
    public static Array<AfterDiscard> discards(long cards, AceRuns aceRuns) {
        return discards(cards, Option.none(), aceRuns);
    }

    /**
     * What each discard leaves, best first.
     *
     * @param taken the card just taken from the pile, if any, which may not be discarded (GIN-14)
     */
    public static Array<AfterDiscard> discards(long cards, Option<Card> taken, AceRuns aceRuns) {
        Deadwood deadwood = Deadwood.of(aceRuns);
        return Cards.list(cards)
                .filter(card -> !taken.contains(card))
                .map(card -> new AfterDiscard(card, deadwood.afterDiscard(cards, card.number())))
                .sorted();
    }

    /** The knock to be preferred, if some discard leaves deadwood within the limit: see {@link BestKnock}. */
    public static Option<BestKnock> bestKnock(long cards, int limit, Option<Card> taken, AceRuns aceRuns) {
        return BestKnock.of(cards, limit, taken, Cards.NONE, aceRuns);
    }

    /** As {@link #bestKnock(long, int, Option, AceRuns)}. */
    public static Option<BestKnock> bestKnock(CardSet cards, int limit, Option<Card> taken, AceRuns aceRuns) {
        return bestKnock(Cards.mask(cards), limit, taken, aceRuns);
    }

    static int numberOf(Option<Card> card) {
        return card.map(Card::number).getOrElse(Deadwood.NO_CARD);
    }
}
