/** Cards of Perfect Order. */
@NullMarked
package dev.croupier.pokemon.sets.por;

import org.jspecify.annotations.NullMarked;
