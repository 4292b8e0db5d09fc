/** Cards of Mega Evolution Energy. */
@NullMarked
package dev.croupier.pokemon.sets.mee;

import org.jspecify.annotations.NullMarked;
