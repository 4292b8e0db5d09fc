package dev.croupier.core;

/** Somebody who looks at a table: a {@link Seat}, a spectator, or the omniscient observer of a debugger. */
public sealed interface Observer permits Seat, Onlooker {

    /** Sees what every seat may see, and no more. */
    Observer SPECTATOR = Onlooker.SPECTATOR;

    /** Sees everything; for debugging and for tables whose game is over, never for a player. */
    Observer OMNISCIENT = Onlooker.OMNISCIENT;

    /** Whether this observer may look at what is private to {@code seat}. */
    boolean sees(Seat seat);
}
