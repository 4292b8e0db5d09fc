/** Cards of Team Up. */
@NullMarked
package dev.croupier.pokemon.sets.teu;

import org.jspecify.annotations.NullMarked;
