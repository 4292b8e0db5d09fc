package dev.croupier.verification.toys.lifeboat;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.verification.toys.ToyMessage;

/** Water and way as they are now; whether the die was rolled. */
public record BoatEvent(int water, int way, boolean reveals) implements Event {
    private static final ToyMessage TEXT = new ToyMessage("boat.now", "water {0}, way {1}");

    @Override
    public Message message() {
        return TEXT.with(water, way);
    }
}
