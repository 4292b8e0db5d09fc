/** Cards of Lost Origin. */
@NullMarked
package dev.croupier.pokemon.sets.lor;

import org.jspecify.annotations.NullMarked;
