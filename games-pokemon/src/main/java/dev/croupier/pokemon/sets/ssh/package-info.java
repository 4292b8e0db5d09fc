/** Cards of Sword & Shield. */
@NullMarked
package dev.croupier.pokemon.sets.ssh;

import org.jspecify.annotations.NullMarked;
