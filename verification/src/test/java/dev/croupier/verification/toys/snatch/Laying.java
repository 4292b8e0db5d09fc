package dev.croupier.verification.toys.snatch;

import io.vavr.control.Option;

/**
 * What a seat is about to lay.
 *
 * @param card the card face down before it; the others see neither it nor that it is there
 * @param exchanged whether it was exchanged for another already
 * @param committed whether the seat has committed to it; this is seen
 */
record Laying(Option<Integer> card, boolean exchanged, boolean committed) {
    static final Laying NOTHING = new Laying(Option.none(), false, false);

    Laying with(int picked) {
        return new Laying(Option.some(picked), card.isDefined(), false);
    }

    Laying commit() {
        return new Laying(card, false, true);
    }
}
