package dev.croupier.pokemon.rules;

/** How many extra cards mulligans allow (PKM-SETUP-4). */
public enum MulliganDraw {
    /** One for each mulligan that the opponent took beyond one's own. */
    NET_EXTRA,
    /** One for each mulligan that the opponent took. */
    PER_MULLIGAN
}
