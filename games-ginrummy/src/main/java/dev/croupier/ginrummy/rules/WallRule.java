package dev.croupier.ginrummy.rules;

/** What the discard does that leaves two cards in the stock (GIN-16). */
public enum WallRule {
    /** It voids the hand. */
    VOID,

    /** The opponent may take it, only to knock; else the hand is void. */
    LAST_DISCARD_KNOCK
}
