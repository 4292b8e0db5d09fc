package dev.croupier.pokemon.match;

import io.vavr.collection.Vector;

/**
 * What a command led to.
 *
 * @param match the match after it
 * @param events what happened, in order
 */
public record MatchStep(Match match, Vector<MatchEvent> events) {}
