/** Cards of Battle Styles. */
@NullMarked
package dev.croupier.pokemon.sets.bst;

import org.jspecify.annotations.NullMarked;
