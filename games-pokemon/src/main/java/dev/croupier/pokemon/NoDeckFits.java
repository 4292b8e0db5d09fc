package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** No deck of a {@link Prior} can be that of a player: each lacks a card that was seen, or what is known of the hidden cards. */
public final class NoDeckFits extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Seat seat;
    private final transient Array<Card> seen;

    NoDeckFits(Seat seat, Array<Card> seen) {
        super("no candidate for the deck of seat " + seat + " fits, of which "
                + seen.map(Catalogue::text).mkString("[", " ", "]") + " are seen");
        this.seat = seat;
        this.seen = seen;
    }

    /** Whose deck. */
    public Seat seat() {
        return seat;
    }

    /** The cards of it that the observer sees. */
    public Array<Card> seen() {
        return seen;
    }
}
