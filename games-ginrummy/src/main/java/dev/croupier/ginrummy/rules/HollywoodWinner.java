package dev.croupier.ginrummy.rules;

/** Who wins a Hollywood match (GIN-HOL-4). */
public enum HollywoodWinner {
    /** Who has the greater sum of the three settlements. */
    SUM,

    /** Who won more of the three columns. */
    COLUMNS
}
