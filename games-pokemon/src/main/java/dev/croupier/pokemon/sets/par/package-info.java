/** Cards of Paradox Rift. */
@NullMarked
package dev.croupier.pokemon.sets.par;

import org.jspecify.annotations.NullMarked;
