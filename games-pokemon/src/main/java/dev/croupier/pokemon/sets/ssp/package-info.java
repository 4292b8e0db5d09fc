/** Cards of Surging Sparks. */
@NullMarked
package dev.croupier.pokemon.sets.ssp;

import org.jspecify.annotations.NullMarked;
