package dev.croupier.core;

import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.IndexedSeq;

/**
 * What one action led to.
 *
 * @param state the next state
 * @param events what happened, in order, unredacted
 * @param draws the chance that was consumed, in order
 * @param randomness the source from which the next step goes on
 */
public record Step<S, E>(S state, IndexedSeq<E> events, IndexedSeq<Draw> draws, Randomness randomness) {}
