/** The moves of cards between hand, deck, discard pile, Prizes and Lost Zone, with what everybody learns of them. */
@NullMarked
package dev.croupier.pokemon.zone;

import org.jspecify.annotations.NullMarked;
