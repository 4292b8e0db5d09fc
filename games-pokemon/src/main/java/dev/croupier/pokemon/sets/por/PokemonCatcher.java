package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class PokemonCatcher {
    static final Card CARD = item("Pokémon Catcher", "POR", "82", "J")
            .does(Do.onHeads(Do.gust()))
            .build();

    private PokemonCatcher() {}
}
