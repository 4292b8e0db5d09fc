/** Raids of the Pokémon TCG: several players against one boss. */
@NullMarked
package dev.croupier.raid;

import org.jspecify.annotations.NullMarked;
