package dev.croupier.verification.toys.pig;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.verification.toys.ToyMessage;

/** A die fell; 0 stands for holding. */
public record PigEvent(Seat seat, int die) implements Event {
    private static final ToyMessage TEXT = new ToyMessage("pig.rolled", "seat {0} rolled {1}");

    @Override
    public Message message() {
        return TEXT.with(seat, die);
    }

    @Override
    public boolean reveals() {
        return die > 0;
    }
}
