package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** At most one Radiant Pokémon in the whole deck, whichever it is (PKM-DECK-5). */
record RadiantLimit() implements DeckRule {

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        Array<Card> found = deck.filter(card -> card.tags().has(Tag.RADIANT));
        return found.size() > 1 ? Array.of(new DeckViolation.TooManyRadiant(found)) : Array.empty();
    }
}
