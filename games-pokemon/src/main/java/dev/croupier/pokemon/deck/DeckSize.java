package dev.croupier.pokemon.deck;

import dev.croupier.core.RuleRef;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A deck has exactly so many cards (PKM-DECK-1; 40 in Sealed by PKM-DECK-9).
 *
 * @param rule which of the two says so
 */
record DeckSize(int cards, RuleRef rule) implements DeckRule {

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        return deck.size() == cards ? Array.empty() : Array.of(new DeckViolation.WrongSize(rule, cards, deck.size()));
    }
}
