/** Cards of Boundaries Crossed. */
@NullMarked
package dev.croupier.pokemon.sets.bcr;

import org.jspecify.annotations.NullMarked;
