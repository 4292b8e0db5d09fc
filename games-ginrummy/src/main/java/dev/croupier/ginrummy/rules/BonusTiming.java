package dev.croupier.ginrummy.rules;

/** When a bonus is credited (GIN-23, GIN-TED-2). */
public enum BonusTiming {
    /** In the settlement, after the target was reached; it never counts toward the target. */
    END,

    /** At once, with the points of the hand, so that it counts toward the target. */
    IMMEDIATE
}
