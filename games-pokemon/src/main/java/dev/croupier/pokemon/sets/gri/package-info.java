/** Cards of Guardians Rising. */
@NullMarked
package dev.croupier.pokemon.sets.gri;

import org.jspecify.annotations.NullMarked;
