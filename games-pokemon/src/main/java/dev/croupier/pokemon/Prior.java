package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/**
 * Which decks the players may have brought whose lists the observer does not know. The own list, and every list where lists are open, is in the
 * view.
 *
 * @param candidates by seat
 */
public record Prior(TreeMap<Seat, Array<Candidate>> candidates) {

    /**
     * A deck that somebody may have brought.
     *
     * @param cards all its cards, in any order
     * @param weight how likely it is, compared with the others; at least 1
     */
    public record Candidate(Array<Card> cards, int weight) {
        public Candidate {
            if (weight < 1) {
                throw new IllegalArgumentException("a deck weighs at least 1, not " + weight);
            }
        }
    }

    /** No candidates: for tables whose lists are open. */
    public static Prior none() {
        return new Prior(TreeMap.empty());
    }

    /** With one more deck that {@code seat} may have brought, as likely as each other of weight 1. */
    public Prior with(Seat seat, Iterable<Card> cards) {
        return with(seat, cards, 1);
    }

    /** With one more deck that {@code seat} may have brought. */
    public Prior with(Seat seat, Iterable<Card> cards, int weight) {
        return new Prior(candidates.put(seat, of(seat).append(new Candidate(Array.ofAll(cards), weight))));
    }

    /** The decks that {@code seat} may have brought. */
    public Array<Candidate> of(Seat seat) {
        return candidates.get(seat).getOrElse(Array::empty);
    }
}
