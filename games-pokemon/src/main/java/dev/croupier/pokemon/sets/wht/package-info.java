/** Cards of White Flare. */
@NullMarked
package dev.croupier.pokemon.sets.wht;

import org.jspecify.annotations.NullMarked;
