/** Cards of 151. */
@NullMarked
package dev.croupier.pokemon.sets.mew;

import org.jspecify.annotations.NullMarked;
