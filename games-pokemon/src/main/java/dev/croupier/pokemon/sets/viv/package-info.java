/** Cards of Vivid Voltage. */
@NullMarked
package dev.croupier.pokemon.sets.viv;

import org.jspecify.annotations.NullMarked;
