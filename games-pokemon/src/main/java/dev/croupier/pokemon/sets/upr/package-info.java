/** Cards of Ultra Prism. */
@NullMarked
package dev.croupier.pokemon.sets.upr;

import org.jspecify.annotations.NullMarked;
