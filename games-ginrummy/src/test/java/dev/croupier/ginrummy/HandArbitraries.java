package dev.croupier.ginrummy;

import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Hands for properties: half of them any cards, half of them rich in melds that compete for cards. */
public final class HandArbitraries {
    private static final Array<Meld> MELDS = Meld.all(AceRuns.AROUND_THE_CORNER).filter(meld -> meld.size() <= 6);

    private HandArbitraries() {}

    /** Hands of exactly this many cards. */
    public static Arbitrary<Long> hands(int size) {
        return handsFrom(Cards.DECK, size);
    }

    /** Hands of exactly this many of these cards. */
    public static Arbitrary<Long> handsFrom(long deck, int size) {
        Array<Meld> possible = MELDS.filter(meld -> (meld.cards() & ~deck) == 0);
        Arbitrary<Long> nothing = Arbitraries.just(Cards.NONE);
        Arbitrary<Long> melds = Arbitraries.integers()
                .between(0, possible.size() - 1)
                .list()
                .ofMaxSize(5)
                .map(indices -> firstThatFit(possible, indices, size));
        return Combinators.combine(Arbitraries.oneOf(nothing, melds), shuffled(deck))
                .as((start, order) -> fill(start, order, size));
    }

    /** One to four disjoint melds of all kinds that aces allow. */
    public static Arbitrary<Array<Meld>> tables(AceRuns aceRuns) {
        Array<Meld> possible = Meld.all(aceRuns).filter(meld -> meld.size() <= 5);
        return Arbitraries.integers()
                .between(0, possible.size() - 1)
                .list()
                .ofMinSize(1)
                .ofMaxSize(4)
                .map(indices -> disjoint(possible, indices));
    }

    private static Arbitrary<java.util.List<Integer>> shuffled(long deck) {
        return Arbitraries.shuffle(Cards.list(deck).map(card -> card.number()).asJava());
    }

    private static long firstThatFit(Array<Meld> melds, Iterable<Integer> indices, int size) {
        long cards = Cards.NONE;
        for (int index : indices) {
            long more = cards | melds.get(index).cards();
            cards = Long.bitCount(more) <= size ? more : cards;
        }
        return cards;
    }

    private static long fill(long start, Iterable<Integer> order, int size) {
        long cards = start;
        for (int number : order) {
            cards |= Long.bitCount(cards) < size ? 1L << number : 0;
        }
        return cards;
    }

    private static Array<Meld> disjoint(Array<Meld> melds, Iterable<Integer> indices) {
        Array<Meld> table = Array.empty();
        long used = Cards.NONE;
        for (int index : indices) {
            Meld meld = melds.get(index);
            if (!meld.meets(used)) {
                table = table.append(meld);
                used |= meld.cards();
            }
        }
        return table;
    }
}
