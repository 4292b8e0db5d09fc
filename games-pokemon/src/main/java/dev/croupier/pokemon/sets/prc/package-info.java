/** Cards of Primal Clash. */
@NullMarked
package dev.croupier.pokemon.sets.prc;

import org.jspecify.annotations.NullMarked;
