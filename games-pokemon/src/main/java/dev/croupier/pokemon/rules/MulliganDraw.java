package dev.croupier.pokemon.rules;

/** How many extra cards mulligans give (PKM-SETUP-4). */
public enum MulliganDraw {
    NET_EXTRA,
    PER_MULLIGAN
}
