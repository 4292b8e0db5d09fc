/** What happens to Pokémon in play: they enter and leave, get cards attached, evolve, change places, are healed and suffer. */
@NullMarked
package dev.croupier.pokemon.board;

import org.jspecify.annotations.NullMarked;
