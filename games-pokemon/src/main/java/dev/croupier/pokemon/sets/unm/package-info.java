/** Cards of Unified Minds. */
@NullMarked
package dev.croupier.pokemon.sets.unm;

import org.jspecify.annotations.NullMarked;
