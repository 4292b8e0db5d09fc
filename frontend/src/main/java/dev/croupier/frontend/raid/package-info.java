/** Raids of the Pokémon TCG at the terminal. */
@NullMarked
package dev.croupier.frontend.raid;

import org.jspecify.annotations.NullMarked;
