/** Cards of Burning Shadows. */
@NullMarked
package dev.croupier.pokemon.sets.bus;

import org.jspecify.annotations.NullMarked;
