package dev.croupier.pokemon.position;

import dev.croupier.pokemon.table.Card;
import io.vavr.control.Option;

/**
 * A card as a text names it.
 *
 * @param card which card
 * @param owner the seat whose deck it is of, where that is said
 * @param at where it stands
 */
record Entry(Card card, Option<Integer> owner, Piece at) {}
