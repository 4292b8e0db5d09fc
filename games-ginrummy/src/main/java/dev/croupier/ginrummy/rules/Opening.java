package dev.croupier.ginrummy.rules;

/** How a hand begins (GIN-13). */
public enum Opening {
    /** The upcard is offered to the non-dealer, then to the dealer; then the non-dealer draws from the stock. */
    UPCARD_OFFER,

    /** The non-dealer gets one card more and begins by discarding; nothing is turned up. */
    ELEVEN_CARDS
}
