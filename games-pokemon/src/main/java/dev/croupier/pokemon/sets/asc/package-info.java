/** Cards of Ascended Heroes. */
@NullMarked
package dev.croupier.pokemon.sets.asc;

import org.jspecify.annotations.NullMarked;
