package dev.croupier.ginrummy.rules;

/** What equal deadwood is after the lay-offs (GIN-2). */
public enum Tie {
    /** An undercut: the defender wins the undercut bonus. */
    UNDERCUT,

    /** A win of the knocker, for 0 points. */
    KNOCKER_ZERO,

    /** Nobody wins, as in a void hand. */
    NO_WINNER
}
