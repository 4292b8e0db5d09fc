package dev.croupier.ginrummy.table;

import dev.croupier.core.Message;

/** Where a hand stands. */
public enum Phase {
    /** The upcard is offered (GIN-13). */
    UPCARD_OFFER(GinMessage.AT_UPCARD_OFFER),

    /** Both refused the upcard: the non-dealer draws from the stock (GIN-13). */
    STOCK_DRAW(GinMessage.AT_STOCK_DRAW),

    /** A card is drawn, from the pile or the stock (GIN-B8). */
    DRAW(GinMessage.AT_DRAW),

    /** A card is discarded, or the seat knocks (GIN-B8, GIN-B16). */
    DISCARD(GinMessage.AT_DISCARD),

    /** Two cards are left: the last discard may be taken to knock (GIN-16). */
    LAST_DISCARD(GinMessage.AT_LAST_DISCARD),

    /** The last discard was taken, which obliges to knock (GIN-16). */
    LAST_KNOCK(GinMessage.AT_LAST_KNOCK),

    /** The knocker declares melds (GIN-B17, GIN-10). */
    DECLARATION(GinMessage.AT_DECLARATION),

    /** The defender lays out melds and lays off (GIN-B18, GIN-B19). */
    LAY_OFF(GinMessage.AT_LAY_OFF),

    /** The hand is over; in a match the next dealer deals. */
    SCORED(GinMessage.AT_SCORED);

    private final GinMessage words;

    Phase(GinMessage words) {
        this.words = words;
    }

    /** How this phase is called. */
    public Message message() {
        return words.with();
    }

    /** Whether hand and pile are as in play, with nothing laid out. */
    public boolean isBeforeKnock() {
        return compareTo(DECLARATION) < 0;
    }

    @Override
    public String toString() {
        return words.english();
    }
}
