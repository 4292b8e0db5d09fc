/** Cards of Crown Zenith. */
@NullMarked
package dev.croupier.pokemon.sets.crz;

import org.jspecify.annotations.NullMarked;
