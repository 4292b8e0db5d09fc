/**
 * Bots that play the Pokémon TCG: functions of what their seat may know. They are made by {@link dev.croupier.pokemon.bot.PokemonBots}.
 */
@NullMarked
package dev.croupier.pokemon.bot;

import org.jspecify.annotations.NullMarked;
