package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;

/**
 * What holds for a while because something was done. On a Pokémon, what an attack did ends when the Pokémon leaves the Active Spot, evolves or
 * devolves; on a player, only time ends it (PKM-R61).
 *
 * @param passive what holds
 * @param origin what kind of text did it
 * @param by whose text: its point of view
 * @param source the card or attack that did it
 * @param until when it ends
 */
public record Lasting(Passive passive, Origin origin, Seat by, String source, Until until) {}
