package dev.croupier.ginrummy.rules;

/** Who answers a knock (GIN-12). */
public enum Defender {
    /** The defender, one decision at a time. */
    MANUAL,

    /** The rules, at once, with the least deadwood that melds and lay-offs can reach together. */
    OPTIMAL
}
