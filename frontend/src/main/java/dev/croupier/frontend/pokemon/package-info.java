/** The Pokémon TCG at the terminal. */
@NullMarked
package dev.croupier.frontend.pokemon;

import org.jspecify.annotations.NullMarked;
