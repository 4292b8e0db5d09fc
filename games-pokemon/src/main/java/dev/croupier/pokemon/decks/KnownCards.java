package dev.croupier.pokemon.decks;

import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.sets.PokemonCards;

/** The cards that come with the engine as deck lists name them. */
public final class KnownCards {
    private static final CardIndex INDEX = CardIndex.of(PokemonCards.all());

    private KnownCards() {}

    /** The index of them all; made once. */
    public static CardIndex index() {
        return INDEX;
    }
}
