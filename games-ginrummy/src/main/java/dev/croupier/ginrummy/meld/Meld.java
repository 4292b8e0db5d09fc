package dev.croupier.ginrummy.meld;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.card.NotationError;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A set of three or four cards of one rank, or a run of three or more consecutive cards of one suit (GIN-B11 to
 * GIN-B13).
 *
 * <p>A meld is its cards: which ones are melds under the rules of a table is for {@link AceRuns} to say, and a value of
 * this type can be a run with an ace anywhere. Melds are ordered by their cards from the lowest number to the highest:
 * first by the lowest card, then by the next; a meld comes before its extensions upwards.
 *
 * @param cards the mask of the cards
 */
public record Meld(long cards) implements Comparable<Meld> {
    /**
     * The meld with these cards.
     *
     * @throws IllegalArgumentException if they are no meld even with aces around the corner
     */
    public Meld {
        if (!AceRuns.AROUND_THE_CORNER.isMeld(cards)) {
            throw new IllegalArgumentException("[" + CardNotation.format(cards) + "] is neither a set nor a run");
        }
    }

    /** The meld with these cards, a {@code long} mask, if they are one. */
    public static Option<Meld> of(long cards, AceRuns aceRuns) {
        return Option.when(aceRuns.isMeld(cards), () -> new Meld(cards));
    }

    /** Reads melds that are separated by bars, {@code 5C 5D 5H|AS 2S 3S}, no card twice, and keeps their order. */
    public static Either<NotationError, Array<Meld>> parse(String text, AceRuns aceRuns) {
        return CardNotation.groups(text).flatMap(groups -> MeldNotation.melds(groups, aceRuns));
    }

    /** All melds that a deck contains, in order; computed once. */
    public static Array<Meld> all(AceRuns aceRuns) {
        return Melds.of(aceRuns).all();
    }

    /** All melds that these cards, a {@code long} mask, contain, in order; they may share cards. */
    public static Array<Meld> in(long cards, AceRuns aceRuns) {
        return Melds.of(aceRuns).in(cards);
    }

    /** Whether this is three or four cards of one rank (GIN-B12). */
    public boolean isSet() {
        return Sets.isSet(cards);
    }

    /** Whether this is consecutive cards of one suit (GIN-B13). */
    public boolean isRun() {
        return !isSet();
    }

    /** How many cards it has: 3 or 4 in a set, 3 to 13 in a run. */
    public int size() {
        return Long.bitCount(cards);
    }

    /** Whether it shares a card with that mask. */
    public boolean meets(long others) {
        return (cards & others) != 0;
    }

    /** Whether this card may be laid off here next (GIN-B19, GIN-12, GIN-MAH-3). */
    public boolean takes(Card card, AceRuns aceRuns) {
        return (takes(aceRuns) & card.mask()) != 0;
    }

    /** The mask of all cards that may be laid off here next: at most two. */
    public long takes(AceRuns aceRuns) {
        return aceRuns.takes(cards);
    }

    /**
     * This meld with one more card laid off on it.
     *
     * @throws IllegalArgumentException if it does not take that card
     */
    public Meld with(Card card, AceRuns aceRuns) {
        if (!takes(card, aceRuns)) {
            throw new IllegalArgumentException("[" + this + "] does not take " + card + " with aces " + aceRuns);
        }
        return new Meld(cards | card.mask());
    }

    /** What its cards would count as deadwood, in points (GIN-B6). */
    public int points() {
        return Cards.points(cards);
    }

    /** Its cards: a set by suit, a run from its first card to its last, so that an ace may stand after a king. */
    public Array<Card> list() {
        Array<Card> list = Cards.list(cards);
        if (isSet()) {
            return list;
        }
        int suit = list.head().suit().number() * Runs.RANKS;
        int first = Runs.start((int) (cards >>> suit)) + suit;
        int below = list.count(card -> card.number() < first);
        return list.drop(below).appendAll(list.take(below));
    }

    @Override
    public int compareTo(Meld other) {
        long difference = cards ^ other.cards;
        if (difference == 0) {
            return 0;
        }
        long first = Long.lowestOneBit(difference);
        long above = -first << 1;
        boolean isFirst = (cards & first) != 0;
        boolean othersGoOn = ((isFirst ? other.cards : cards) & above) != 0;
        return isFirst == othersGoOn ? -1 : 1;
    }

    /** Its cards in notation, as {@link #list()} has them: {@code 5H 6H 7H}, {@code QS KS AS}. */
    @Override
    public String toString() {
        return list().mkString(" ");
    }
}
