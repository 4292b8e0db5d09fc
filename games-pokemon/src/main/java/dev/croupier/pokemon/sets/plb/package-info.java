/** Cards of Plasma Blast. */
@NullMarked
package dev.croupier.pokemon.sets.plb;

import org.jspecify.annotations.NullMarked;
