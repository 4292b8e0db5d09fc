package dev.croupier.pokemon.rules;

/** What follows when players win at once in equally many ways (PKM-WIN-5). */
public enum SimultaneousWin {
    TIEBREAKER_6_AHEAD,
    TIEBREAKER_6_FIRST_PRIZE,
    SUDDEN_DEATH_1
}
