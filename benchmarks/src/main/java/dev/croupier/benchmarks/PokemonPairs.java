package dev.croupier.benchmarks;

import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The five starter decks against each other. */
final class PokemonPairs {
    private PokemonPairs() {}

    /** A game for each of the 25 ordered pairs of decks, a deck against itself included. */
    static Array<Pokemon> all() {
        Array<Array<Card>> decks = StarterDeck.all().map(deck -> deck.cards().get());
        return decks.flatMap(one -> decks.map(other -> Pokemon.of(PokemonRules.seed(), Array.of(one, other))));
    }
}
