/** Cards of Darkness Ablaze. */
@NullMarked
package dev.croupier.pokemon.sets.daa;

import org.jspecify.annotations.NullMarked;
