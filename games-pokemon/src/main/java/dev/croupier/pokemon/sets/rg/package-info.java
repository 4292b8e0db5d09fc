/** Cards of FireRed & LeafGreen. */
@NullMarked
package dev.croupier.pokemon.sets.rg;

import org.jspecify.annotations.NullMarked;
