/** Cards of Fusion Strike. */
@NullMarked
package dev.croupier.pokemon.sets.fst;

import org.jspecify.annotations.NullMarked;
