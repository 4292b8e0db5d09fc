/** Cards of Pitch Black. */
@NullMarked
package dev.croupier.pokemon.sets.pbl;

import org.jspecify.annotations.NullMarked;
