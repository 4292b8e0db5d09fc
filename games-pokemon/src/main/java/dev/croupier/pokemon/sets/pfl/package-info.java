/** Cards of Phantasmal Flames. */
@NullMarked
package dev.croupier.pokemon.sets.pfl;

import org.jspecify.annotations.NullMarked;
