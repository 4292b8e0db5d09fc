/** Cards of Expedition Base Set. */
@NullMarked
package dev.croupier.pokemon.sets.ex;

import org.jspecify.annotations.NullMarked;
