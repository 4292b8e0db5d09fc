/** Cards of Mysterious Treasures. */
@NullMarked
package dev.croupier.pokemon.sets.mt;

import org.jspecify.annotations.NullMarked;
