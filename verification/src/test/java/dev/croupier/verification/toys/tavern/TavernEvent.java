package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.verification.toys.ToyMessage;
import io.vavr.control.Option;

/**
 * Something that happened.
 *
 * @param seat who did it, or to whom it happened
 * @param card the card concerned, where there is one and the observer sees it
 * @param number coins, heads as 1, another seat; −1 where there is none or the observer does not see it
 */
record TavernEvent(What what, Seat seat, Option<Card> card, int number) implements Event {
    private static final ToyMessage TEXT = new ToyMessage("tavern.happened", "{0}: {1} {2} {3}");

    enum What {
        DEALT(true),
        DREW(true),
        PLAYED(false),
        PASSED(false),
        ACCEPTED(false),
        PICKED(false),
        HELD(true),
        SHOWED(false),
        FLIPPED(false),
        GAINED(false),
        TOOK(false),
        GAVE(false),
        KEPT(false),
        LET_GO(false),
        LEFT(false),
        DROPPED(false);

        private final boolean secret;

        What(boolean secret) {
            this.secret = secret;
        }
    }

    static TavernEvent of(What what, Seat seat, Card card) {
        return new TavernEvent(what, seat, Option.some(card), -1);
    }

    static TavernEvent of(What what, Seat seat, int number) {
        return new TavernEvent(what, seat, Option.none(), number);
    }

    TavernEvent seenBy(Observer observer) {
        return what.secret && !observer.sees(seat) ? new TavernEvent(what, seat, Option.none(), -1) : this;
    }

    @Override
    public boolean reveals() {
        return switch (what) {
            case DEALT, DREW, PLAYED, SHOWED, FLIPPED, DROPPED -> true;
            default -> false;
        };
    }

    @Override
    public Message message() {
        return TEXT.with(seat, what, card.map(Card::toString).getOrElse(""), number < 0 ? "" : number);
    }
}
