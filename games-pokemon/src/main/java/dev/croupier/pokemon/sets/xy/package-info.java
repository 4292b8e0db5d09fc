/** Cards of XY. */
@NullMarked
package dev.croupier.pokemon.sets.xy;

import org.jspecify.annotations.NullMarked;
