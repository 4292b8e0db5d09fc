package dev.croupier.pokemon.rules;

/** Whether none is enough where a text says "up to" so many (PKM-KIND-16). */
public enum UpToMinimum {
    /** One is the least, except for draws, where none will do. */
    RULEBOOK_2023,
    /** None will do for attacks and for picks in hidden zones; one is the least elsewhere. */
    OFFICIAL_2026
}
