package dev.croupier.raid;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/**
 * A boss: its Pokémon and its deck.
 *
 * @param name what it is called
 * @param pokemon the card, or the four pieces of a V-UNION (RAID-1)
 * @param deck the 60 cards that it draws from (RAID-2)
 */
public record Boss(String name, Array<Card> pokemon, Array<Card> deck) {}
