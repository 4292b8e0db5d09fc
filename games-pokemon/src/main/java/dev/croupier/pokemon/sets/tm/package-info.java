/** Cards of HS—Triumphant. */
@NullMarked
package dev.croupier.pokemon.sets.tm;

import org.jspecify.annotations.NullMarked;
