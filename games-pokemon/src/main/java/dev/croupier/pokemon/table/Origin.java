package dev.croupier.pokemon.table;

/** What kind of text does something: preventions and removals ask for it (PKM-Q16). */
public enum Origin {
    ATTACK,
    ABILITY,
    TRAINER,
    ENERGY,
    RULE
}
