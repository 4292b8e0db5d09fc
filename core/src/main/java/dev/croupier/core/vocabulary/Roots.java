package dev.croupier.core.vocabulary;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Violation;

/**
 * The types that a table shows and takes.
 *
 * @param action what a seat may do
 * @param event what happens
 * @param view what an observer may know
 * @param rules the options of a table
 * @param violation why an action is refused, besides the reasons of the engine itself
 */
public record Roots<A extends Action, E extends Event, V, R>(
        Class<A> action, Class<E> event, Class<V> view, Class<R> rules, Class<? extends Violation> violation) {}
