/** Cards of Scarlet & Violet. */
@NullMarked
package dev.croupier.pokemon.sets.svi;

import org.jspecify.annotations.NullMarked;
