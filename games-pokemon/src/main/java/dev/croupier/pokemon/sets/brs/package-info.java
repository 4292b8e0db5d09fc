/** Cards of Brilliant Stars. */
@NullMarked
package dev.croupier.pokemon.sets.brs;

import org.jspecify.annotations.NullMarked;
