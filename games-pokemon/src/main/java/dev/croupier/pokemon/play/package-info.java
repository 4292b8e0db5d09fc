/** What a player does in its turn, one rule for each kind of action (PKM-TURN). */
@NullMarked
package dev.croupier.pokemon.play;

import org.jspecify.annotations.NullMarked;
