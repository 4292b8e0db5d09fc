/** Cards of Fates Collide. */
@NullMarked
package dev.croupier.pokemon.sets.fco;

import org.jspecify.annotations.NullMarked;
