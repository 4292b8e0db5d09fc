package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Concealed;
import io.vavr.control.Option;

/**
 * A card just drawn, in the hand of its owner.
 *
 * @param card which one; nothing for those who may not see it
 */
record Drawn(Seat owner, Option<Card> card) implements Concealed {
    @Override
    public Drawn seenBy(Observer observer) {
        return observer.sees(owner) ? this : new Drawn(owner, Option.none());
    }
}
