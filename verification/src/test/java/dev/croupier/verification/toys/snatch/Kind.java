package dev.croupier.verification.toys.snatch;

import java.util.Locale;

/** What a card does when it is laid. */
enum Kind {
    /** Pulls a card at random from the hand of the next seat. */
    PULL,
    /** Swaps hands with the next seat. */
    SWAP,
    /** Looks at the top card of the pile and puts it under the pile. */
    BURY,
    /** Draws a card; a stop may be shown for a point. */
    DRAW,
    /** Does nothing when laid, but stops what another seat laid. */
    STOP;

    /** The kinds come round and round. */
    static Kind of(int card) {
        return values()[card % values().length];
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
