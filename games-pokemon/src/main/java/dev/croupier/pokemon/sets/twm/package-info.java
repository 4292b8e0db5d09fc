/** Cards of Twilight Masquerade. */
@NullMarked
package dev.croupier.pokemon.sets.twm;

import org.jspecify.annotations.NullMarked;
