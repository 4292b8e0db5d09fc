/** Bots of raids: for the players and for whoever has the seat of the boss. */
@NullMarked
package dev.croupier.raid.bot;

import org.jspecify.annotations.NullMarked;
