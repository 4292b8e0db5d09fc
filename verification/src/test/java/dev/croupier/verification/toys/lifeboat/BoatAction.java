package dev.croupier.verification.toys.lifeboat;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;

/** Row towards the shore, or bail water out; {@code hard} is with all the strength that the seat has. */
public record BoatAction(Seat seat, boolean row, boolean hard) implements Action {
    String words() {
        return (row ? "row" : "bail") + (hard ? " hard" : "");
    }
}
