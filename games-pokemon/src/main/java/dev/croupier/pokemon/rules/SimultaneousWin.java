package dev.croupier.pokemon.rules;

/** What follows when players win at once in equally many ways (PKM-WIN-5). */
public enum SimultaneousWin {
    /** A new game with all Prizes, which whoever first has fewer of them left wins. */
    TIEBREAKER_6_AHEAD,
    /** A new game with all Prizes, which the first Prize taken wins; it goes on when players take equally many at once. */
    TIEBREAKER_6_FIRST_PRIZE,
    /** Sudden Death: a new game with one Prize each. */
    SUDDEN_DEATH_1
}
