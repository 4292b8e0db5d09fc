/** Cards of Evolutions. */
@NullMarked
package dev.croupier.pokemon.sets.evo;

import org.jspecify.annotations.NullMarked;
