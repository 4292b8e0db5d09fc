/** Cards of Call of Legends. */
@NullMarked
package dev.croupier.pokemon.sets.cl;

import org.jspecify.annotations.NullMarked;
