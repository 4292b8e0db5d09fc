/** Cards of Dragons Exalted. */
@NullMarked
package dev.croupier.pokemon.sets.drx;

import org.jspecify.annotations.NullMarked;
