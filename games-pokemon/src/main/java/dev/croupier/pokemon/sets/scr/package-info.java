/** Cards of Stellar Crown. */
@NullMarked
package dev.croupier.pokemon.sets.scr;

import org.jspecify.annotations.NullMarked;
