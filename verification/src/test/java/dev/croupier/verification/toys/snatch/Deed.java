package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Seat;

/** A laid card that is about to do what it says. */
record Deed(Seat seat, Kind kind) {}
