package dev.croupier.core.search;

import dev.croupier.core.Action;

/**
 * A legal action as a search rates it.
 *
 * @param action the action
 * @param visits how many playouts went through it
 * @param value the mean utility of these for the searching seat; 0 without any
 */
public record Rated<A extends Action>(A action, long visits, double value) {}
