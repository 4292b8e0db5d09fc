/** One game after another: the first, and those that decide a tie. */
@NullMarked
package dev.croupier.pokemon.round;

import org.jspecify.annotations.NullMarked;
