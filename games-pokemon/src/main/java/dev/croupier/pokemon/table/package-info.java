/** What there is at a table of the Pokémon TCG: cards and what they say, sides, Pokémon in play, actions, events. No rule is here. */
@NullMarked
package dev.croupier.pokemon.table;

import org.jspecify.annotations.NullMarked;
