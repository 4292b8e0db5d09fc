/** The cards that come with the engine: a package for each set, a class for each card, and all of them by their printing. */
@NullMarked
package dev.croupier.pokemon.sets;

import org.jspecify.annotations.NullMarked;
