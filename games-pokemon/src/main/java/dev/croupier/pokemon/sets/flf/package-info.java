/** Cards of Flashfire. */
@NullMarked
package dev.croupier.pokemon.sets.flf;

import org.jspecify.annotations.NullMarked;
