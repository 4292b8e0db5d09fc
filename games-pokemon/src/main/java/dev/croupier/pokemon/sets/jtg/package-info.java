/** Cards of Journey Together. */
@NullMarked
package dev.croupier.pokemon.sets.jtg;

import org.jspecify.annotations.NullMarked;
