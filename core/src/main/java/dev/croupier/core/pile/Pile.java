package dev.croupier.core.pile;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.List;
import java.util.NoSuchElementException;

/**
 * A face-down pile of one owner's cards: segments from top to bottom, each a set whose order is not decided. A draw picks at random from
 * the first segment at the moment of the draw, which has the same distribution as a shuffled list but keeps the future out of the state.
 * A known position is a segment of one card. Segments are never empty, and no card is in two of them.
 *
 * @param segments top to bottom
 */
public record Pile(List<CardSet> segments) {
    private static final Pile EMPTY = new Pile(List.empty());

    public Pile {
        long low = 0L;
        long high = 0L;
        for (List<CardSet> rest = segments; !rest.isEmpty(); rest = rest.tail()) {
            CardSet segment = rest.head();
            if (segment.isEmpty()) {
                throw new IllegalArgumentException("a segment of a pile holds at least one card");
            }
            if (((low & segment.low()) | (high & segment.high())) != 0L) {
                throw new IllegalArgumentException("a card lies in a pile once, unlike in " + segments.mkString());
            }
            low |= segment.low();
            high |= segment.high();
        }
    }

    public static Pile empty() {
        return EMPTY;
    }

    /** Those cards in an order that nobody knows. */
    public static Pile shuffled(CardSet cards) {
        return cards.isEmpty() ? EMPTY : new Pile(List.of(cards));
    }

    public boolean isEmpty() {
        return segments.isEmpty();
    }

    public int size() {
        int size = 0;
        for (List<CardSet> rest = segments; !rest.isEmpty(); rest = rest.tail()) {
            size += rest.head().size();
        }
        return size;
    }

    /** The cards of the pile, wherever they lie in it. */
    public CardSet cards() {
        CardSet cards = CardSet.empty();
        for (List<CardSet> rest = segments; !rest.isEmpty(); rest = rest.tail()) {
            cards = cards.union(rest.head());
        }
        return cards;
    }

    /** The cards that could be on top: one card when the top is known. */
    public CardSet top() {
        return segments.isEmpty() ? CardSet.empty() : segments.head();
    }

    /** Draws the top card. */
    public Drawn draw(Chance chance) {
        if (segments.isEmpty()) {
            throw new NoSuchElementException("a draw from an empty pile");
        }
        int card = chance.pick(segments.head());
        return new Drawn(card, without(card));
    }

    /** Everything in one unknown order. */
    public Pile shuffle() {
        return segments.size() < 2 ? this : shuffled(cards());
    }

    /** Shuffles {@code cards} into the pile. */
    public Pile shuffleIn(CardSet cards) {
        CardSet all = cards();
        if (all.intersects(cards)) {
            throw new IllegalArgumentException("of " + cards + " some lie in the pile " + this + " already");
        }
        return shuffled(all.union(cards));
    }

    /** Those cards on top, in an order that nobody knows. */
    public Pile putOnTop(CardSet cards) {
        return cards.isEmpty() ? this : new Pile(segments.prepend(cards));
    }

    /** One card on top. */
    public Pile putOnTop(int card) {
        return putOnTop(CardSet.of(card));
    }

    /** Those cards at the bottom, in an order that nobody knows. */
    public Pile putUnder(CardSet cards) {
        return cards.isEmpty() ? this : new Pile(segments.append(cards));
    }

    /** One card at the bottom. */
    public Pile putUnder(int card) {
        return putUnder(CardSet.of(card));
    }

    /**
     * The pile after {@code card} was taken out of it, wherever it lay; the others keep their places.
     *
     * @throws NoSuchElementException when it is not in the pile
     */
    public Pile without(int card) {
        if (!segments.isEmpty() && segments.head().contains(card)) {
            CardSet left = segments.head().without(card);
            return left.isEmpty()
                    ? new Pile(segments.tail())
                    : new Pile(segments.tail().prepend(left));
        }
        int at = segments.indexWhere(segment -> segment.contains(card));
        if (at < 0) {
            throw new NoSuchElementException("card " + card + " is not in the pile");
        }
        CardSet left = segments.get(at).without(card);
        return new Pile(left.isEmpty() ? segments.removeAt(at) : segments.update(at, left));
    }

    /** The order of the first {@code count} cards becomes known: they are looked at. Draws them one by one and puts them back so. */
    public Looked look(int count, Chance chance) {
        Pile rest = this;
        List<Integer> seen = List.empty();
        for (int i = 0; i < count && !rest.isEmpty(); i++) {
            Drawn drawn = rest.draw(chance);
            seen = seen.prepend(drawn.card());
            rest = drawn.rest();
        }
        Pile back = rest;
        for (int card : seen) {
            back = back.putOnTop(card);
        }
        return new Looked(seen.reverse(), back);
    }

    /**
     * A card drawn from the top.
     *
     * @param card the card drawn
     * @param rest the pile that is left
     */
    public record Drawn(int card, Pile rest) {}

    /**
     * The top cards, looked at.
     *
     * @param cards the cards looked at, top first
     * @param pile the pile with these in known places
     */
    public record Looked(List<Integer> cards, Pile pile) {}

    /** {@code {3}{0 1 2}}, top first. */
    @Override
    public String toString() {
        return segments.mkString();
    }
}
