package dev.croupier.heretoslay.table;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.List;

/**
 * The main deck.
 *
 * @param pile its cards
 * @param knowers for each card on top that somebody has looked at, top first, the seats that know it, as bits; such a card is a segment of
 *     its own
 */
public record Deck(Pile pile, List<Integer> knowers) {

    public static Deck shuffled(CardSet cards) {
        return new Deck(Pile.shuffled(cards), List.empty());
    }

    public boolean isEmpty() {
        return pile.isEmpty();
    }

    public int size() {
        return pile.size();
    }

    /** A card drawn from the top. */
    public record Drawn(int card, int knowers, Deck rest) {
        /** Whether {@code seat} knew which card it would be. */
        public boolean isKnownTo(int seat) {
            return (knowers >> seat & 1) != 0;
        }
    }

    /** Draws the top card of a deck that is not empty. */
    public Drawn draw(Chance chance) {
        Pile.Drawn drawn = pile.draw(chance);
        return knowers.isEmpty()
                ? new Drawn(drawn.card(), 0, new Deck(drawn.rest(), knowers))
                : new Drawn(drawn.card(), knowers.head(), new Deck(drawn.rest(), knowers.tail()));
    }

    /** One card on top, which these seats know. */
    public Deck putOnTop(int card, int knownTo) {
        return new Deck(pile.putOnTop(card), knowers.prepend(knownTo));
    }

    /**
     * The deck without a card that was looked at, which is taken in secret from among all of these: of the others only {@code seers} still know
     * what lies where.
     */
    public Deck without(int card, int seers) {
        int place = lookedAt().indexWhere(one -> one.contains(card));
        return new Deck(pile.without(card), knowers.removeAt(place).map(knownTo -> knownTo & seers));
    }

    /** The discard pile shuffled and put beneath. */
    public Deck over(CardSet discards) {
        return new Deck(pile.putUnder(discards), knowers);
    }

    /** The looked-at cards, top first: the set of one card of each. */
    public List<CardSet> lookedAt() {
        return pile.segments().take(knowers.size());
    }

    /** Whether an observer knows a card with those knowers; where all bits are set, everybody does. */
    public static boolean knows(Observer observer, int knowers) {
        if (knowers == -1) {
            return true;
        }
        for (int seat = 0; seat < Integer.SIZE - 1; seat++) {
            if ((knowers >> seat & 1) != 0 && observer.sees(Seat.of(seat))) {
                return true;
            }
        }
        return false;
    }
}
