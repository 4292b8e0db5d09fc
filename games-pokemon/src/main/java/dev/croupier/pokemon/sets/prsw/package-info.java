/** Cards of SWSH Black Star Promos. */
@NullMarked
package dev.croupier.pokemon.sets.prsw;

import org.jspecify.annotations.NullMarked;
