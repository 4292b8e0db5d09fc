package dev.croupier.pokemon.rules;

/** Who knows the deck lists (PKM-OPT-1). */
public enum DeckLists {
    /** Each player knows the own list alone. */
    CLOSED,
    /** Everybody knows every list. */
    OPEN
}
