package dev.croupier.verification.mutants;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.verification.toys.ToyMessage;
import io.vavr.control.Option;

/** A card was laid, or drawn; who may not look sees no card. */
record DuelEvent(Seat seat, boolean drawn, Option<Integer> card) implements Event {
    private static final ToyMessage TEXT = new ToyMessage("duel.moved", "seat {0} moved {1}");

    DuelEvent seenBy(Observer observer) {
        return drawn && !observer.sees(seat) ? new DuelEvent(seat, true, Option.none()) : this;
    }

    @Override
    public Message message() {
        return TEXT.with(seat, card);
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
