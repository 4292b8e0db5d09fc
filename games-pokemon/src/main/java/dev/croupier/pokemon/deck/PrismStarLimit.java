package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** At most one Prism Star card of each name (PKM-DECK-8). */
record PrismStarLimit() implements DeckRule {

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        return Namesakes.beyond(1, deck.filter(card -> card.tags().has(Tag.PRISM_STAR)))
                .toArray()
                .map(entry -> new DeckViolation.TooManyPrismStar(entry._1, entry._2));
    }
}
