package dev.croupier.ginrummy.rules;

/** Who wins a game (GIN-25). */
public enum GameWinner {
    /** Who reached the target. */
    TARGET,

    /** Who has the higher total after all bonuses; with equal totals, who reached the target. */
    TOTAL
}
