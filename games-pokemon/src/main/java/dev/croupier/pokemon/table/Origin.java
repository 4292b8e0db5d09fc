package dev.croupier.pokemon.table;

/** What kind of text does something: preventions and removals ask for it (PKM-Q16). */
public enum Origin {
    ATTACK,
    ABILITY,
    /** An Item or a Supporter. */
    TRAINER,
    /** A Pokémon Tool. */
    TOOL,
    STADIUM,
    ENERGY,
    RULE
}
