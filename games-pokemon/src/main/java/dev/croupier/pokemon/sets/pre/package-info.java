/** Cards of Prismatic Evolutions. */
@NullMarked
package dev.croupier.pokemon.sets.pre;

import org.jspecify.annotations.NullMarked;
