/** How games end: the ways to win, ties and what decides them, players who leave. */
@NullMarked
package dev.croupier.pokemon.ending;

import org.jspecify.annotations.NullMarked;
