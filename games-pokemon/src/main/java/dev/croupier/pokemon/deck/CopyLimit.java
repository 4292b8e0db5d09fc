package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * At most four cards of a name, Basic Energy excepted (PKM-DECK-2). The name is the full one; a Level, and the person whom some
 * Supporters show in round brackets, stand beside it. Pieces of a V-UNION have {@link PieceLimit}, which says the same.
 */
record CopyLimit() implements DeckRule {
    private static final int MOST = 4;

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        return Namesakes.beyond(
                        MOST,
                        deck.reject(card -> card.isBasicEnergy() || card.tags().has(Tag.V_UNION)))
                .toArray()
                .map(entry -> new DeckViolation.TooManyCopies(entry._1, MOST, entry._2));
    }
}
