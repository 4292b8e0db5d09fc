package dev.croupier.core;

/** Something a seat may do. Actions are values; each names its seat and prints as stable text that {@link Notation} reads back. */
public interface Action {
    Seat seat();
}
