/**
 * Whether Energy pays a cost, and which cards may be discarded for one (PKM-ATK-1, PKM-TURN-9): pure functions of units and numbers, which
 * know nothing of a table. Asking whether a cost is paid allocates nothing.
 */
@NullMarked
package dev.croupier.pokemon.energy;

import org.jspecify.annotations.NullMarked;
