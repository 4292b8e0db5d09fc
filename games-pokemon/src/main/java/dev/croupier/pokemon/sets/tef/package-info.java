/** Cards of Temporal Forces. */
@NullMarked
package dev.croupier.pokemon.sets.tef;

import org.jspecify.annotations.NullMarked;
