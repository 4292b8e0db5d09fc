/** Cards of Black Bolt. */
@NullMarked
package dev.croupier.pokemon.sets.blk;

import org.jspecify.annotations.NullMarked;
