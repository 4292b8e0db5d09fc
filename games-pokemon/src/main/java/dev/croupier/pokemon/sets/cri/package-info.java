/** Cards of Chaos Rising. */
@NullMarked
package dev.croupier.pokemon.sets.cri;

import org.jspecify.annotations.NullMarked;
