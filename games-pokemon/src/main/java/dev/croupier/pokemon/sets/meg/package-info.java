/** Cards of Mega Evolution. */
@NullMarked
package dev.croupier.pokemon.sets.meg;

import org.jspecify.annotations.NullMarked;
