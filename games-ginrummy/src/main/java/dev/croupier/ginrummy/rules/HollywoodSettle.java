package dev.croupier.ginrummy.rules;

/** How the columns of Hollywood scoring are settled (GIN-HOL-2). */
public enum HollywoodSettle {
    /** Each column by itself, with its own game bonus, boxes and shutout; the one way that the sources know. */
    PER_COLUMN
}
