package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** At most four pieces of a V-UNION in all, not four of each piece (PKM-DECK-7). */
record PieceLimit() implements DeckRule {
    private static final int MOST = 4;

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        return Namesakes.beyond(MOST, deck.filter(card -> card.tags().has(Tag.V_UNION)))
                .toArray()
                .map(entry -> new DeckViolation.TooManyPieces(entry._1, MOST, entry._2));
    }
}
