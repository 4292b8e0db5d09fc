package dev.croupier.pokemon.rules;

/** Whether nothing is enough for up to so many (PKM-KIND-16). */
public enum UpToMinimum {
    RULEBOOK_2023,
    OFFICIAL_2026
}
