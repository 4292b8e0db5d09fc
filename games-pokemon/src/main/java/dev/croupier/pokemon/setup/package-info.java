/** How a game begins: the flip, hands and mulligans, Pokémon face down, Prizes, extra cards (PKM-SETUP). */
@NullMarked
package dev.croupier.pokemon.setup;

import org.jspecify.annotations.NullMarked;
