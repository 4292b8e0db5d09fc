/** A turn from its draw to its end, and who is to act in it (PKM-TURN). */
@NullMarked
package dev.croupier.pokemon.turn;

import org.jspecify.annotations.NullMarked;
