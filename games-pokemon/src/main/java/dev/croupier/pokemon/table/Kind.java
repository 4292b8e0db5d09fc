package dev.croupier.pokemon.table;

import dev.croupier.core.Message;

/** A question about a card outside play: a filter. What a Special Energy would provide in play does not count there (PKM-R74). It is data. */
public interface Kind {

    boolean accepts(Card card);

    /** The cards in words, such as {@code Basic Pokémon}. */
    Message description();
}
