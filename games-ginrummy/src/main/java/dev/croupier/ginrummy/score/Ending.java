package dev.croupier.ginrummy.score;

/** How a hand ended. */
public enum Ending {
    /** The knocker had less deadwood and wins the difference (GIN-B20). */
    KNOCK,

    /** The defender had no more deadwood than the knocker (GIN-B21). */
    UNDERCUT,

    /** The knocker declared no deadwood (GIN-B22). */
    GIN,

    /** The knocker melded every card without discarding (GIN-B23). */
    BIG_GIN,

    /** Equal deadwood where {@code tie=NO_WINNER}: nobody wins (GIN-2). */
    TIE,

    /** Two cards were left in the stock (GIN-16). */
    VOID_WALL,

    /** Too many cards were taken from the pile (GIN-15). */
    VOID_PILE_DRAWS,

    /** Both seats in a row put the card back that they had taken (GIN-14). */
    VOID_PUT_BACK;

    /** Whether nobody could win: the hand was broken off, and neither is shown. */
    public boolean isVoid() {
        return this == VOID_WALL || this == VOID_PILE_DRAWS || this == VOID_PUT_BACK;
    }
}
