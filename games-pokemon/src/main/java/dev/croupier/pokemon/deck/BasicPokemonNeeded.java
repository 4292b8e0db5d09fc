package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A deck has a Basic Pokémon; a Fossil, which is a Trainer outside play, is none (PKM-DECK-3). */
record BasicPokemonNeeded() implements DeckRule {

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        return deck.exists(Card::isBasicPokemon) ? Array.empty() : Array.of(new DeckViolation.NoBasicPokemon());
    }
}
