package dev.croupier.ginrummy.rules;

/** Which discards a table shows (GIN-19); what was seen stays known either way. */
public enum ShownDiscards {
    /** All of the pile. */
    ALL,

    /** The top card alone. */
    TOP
}
