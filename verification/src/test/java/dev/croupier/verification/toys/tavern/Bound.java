package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;

/** The slots that the programs share. */
final class Bound {
    /** The card that the frame belongs to. */
    static final Slot<Card> SELF = Slot.of("self", Card.class);

    /** A player that was chosen, or whose turn it is in a loop. */
    static final Slot<Seat> PLAYER = Slot.of("player", Seat.class);

    /** Who asked for this program to be carried out. */
    static final Slot<Seat> CALLER = Slot.of("caller", Seat.class);

    /** The card just drawn, which only its owner knows. */
    static final Slot<Drawn> DRAWN = Slot.of("drawn", Drawn.class);

    /** Whether the coin showed heads. */
    static final Slot<Boolean> HEADS = Slot.of("heads", Boolean.class);

    /** Whether there was a coin to give. */
    static final Slot<Boolean> GIVEN = Slot.of("given", Boolean.class);

    /** Whether the player who was asked has paid. */
    static final Slot<Boolean> PAID = Slot.of("paid", Boolean.class);

    /** Whether a response made the card do nothing. */
    static final Slot<Boolean> CANCELLED = Slot.of("cancelled", Boolean.class);

    private Bound() {}
}
