package dev.croupier.pokemon.position;

import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckViolation;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What the cards of each player have to be together. */
enum DeckDemand {
    /** A deck of 60 cards with at most four of a name (PKM-DECK). */
    CONSTRUCTED {
        @Override
        Seq<DeckViolation> violations(Array<Card> deck) {
            return DeckCheck.violations(DeckFormat.unlimited(), deck);
        }
    },
    /** A deck of 40 cards with any number of copies (PKM-DECK-9). */
    SEALED {
        @Override
        Seq<DeckViolation> violations(Array<Card> deck) {
            return DeckCheck.violations(DeckFormat.sealed(deck), deck);
        }
    },
    /** Any cards with a Basic Pokémon among them. */
    FREE {
        @Override
        Seq<DeckViolation> violations(Array<Card> deck) {
            return deck.exists(Card::isBasicPokemon) ? Array.empty() : Array.of(new DeckViolation.NoBasicPokemon());
        }
    };

    /** What is wrong with that deck. */
    abstract Seq<DeckViolation> violations(Array<Card> deck);

    /** The first that all these decks meet. */
    static DeckDemand metBy(Array<Array<Card>> decks) {
        return Array.of(values()).find(demand -> demand.isMetBy(decks)).getOrElse(FREE);
    }

    private boolean isMetBy(Array<Array<Card>> decks) {
        return decks.forAll(deck -> violations(deck).isEmpty());
    }
}
