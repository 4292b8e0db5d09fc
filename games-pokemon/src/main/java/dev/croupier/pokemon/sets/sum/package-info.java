/** Cards of Sun & Moon. */
@NullMarked
package dev.croupier.pokemon.sets.sum;

import org.jspecify.annotations.NullMarked;
