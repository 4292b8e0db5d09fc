/** Cards of Fossil. */
@NullMarked
package dev.croupier.pokemon.sets.fo;

import org.jspecify.annotations.NullMarked;
