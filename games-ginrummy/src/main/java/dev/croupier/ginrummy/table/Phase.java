package dev.croupier.ginrummy.table;

/** Where a hand stands. */
public enum Phase {
    /** The upcard is offered (GIN-13). */
    UPCARD_OFFER("upcard offer"),

    /** Both refused the upcard: the non-dealer draws from the stock (GIN-13). */
    STOCK_DRAW("draw from the stock"),

    /** A card is drawn, from the pile or the stock (GIN-B8). */
    DRAW("draw"),

    /** A card is discarded, or the seat knocks (GIN-B8, GIN-B16). */
    DISCARD("discard"),

    /** Two cards are left: the last discard may be taken to knock (GIN-16). */
    LAST_DISCARD("last discard"),

    /** The last discard was taken, which obliges to knock (GIN-16). */
    LAST_KNOCK("last knock"),

    /** The knocker declares melds (GIN-B17, GIN-10). */
    DECLARATION("declaration"),

    /** The defender lays out melds and lays off (GIN-B18, GIN-B19). */
    LAY_OFF("lay-off"),

    /** The hand is over; in a match the next dealer deals. */
    SCORED("hand over");

    private final String words;

    Phase(String words) {
        this.words = words;
    }

    /** Whether hand and pile are as in play, with nothing laid out. */
    public boolean isBeforeKnock() {
        return compareTo(DECLARATION) < 0;
    }

    @Override
    public String toString() {
        return words;
    }
}
