package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** One rule of deck building: a format is a list of them. It is data, and looks at the deck's cards alone. */
public interface DeckRule {

    /** Everything that breaks this rule; the cards are in the order of {@link Card#compareTo}. */
    Seq<DeckViolation> violations(Array<Card> deck);
}
