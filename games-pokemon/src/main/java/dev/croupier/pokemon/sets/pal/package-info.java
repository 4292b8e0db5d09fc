/** Cards of Paldea Evolved. */
@NullMarked
package dev.croupier.pokemon.sets.pal;

import org.jspecify.annotations.NullMarked;
