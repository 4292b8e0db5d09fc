/** Cards of Destined Rivals. */
@NullMarked
package dev.croupier.pokemon.sets.dri;

import org.jspecify.annotations.NullMarked;
