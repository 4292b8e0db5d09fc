/** Cards of Astral Radiance. */
@NullMarked
package dev.croupier.pokemon.sets.asr;

import org.jspecify.annotations.NullMarked;
