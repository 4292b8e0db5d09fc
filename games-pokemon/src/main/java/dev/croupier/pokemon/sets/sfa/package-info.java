/** Cards of Shrouded Fable. */
@NullMarked
package dev.croupier.pokemon.sets.sfa;

import org.jspecify.annotations.NullMarked;
