/** Cards of Chilling Reign. */
@NullMarked
package dev.croupier.pokemon.sets.cre;

import org.jspecify.annotations.NullMarked;
