package dev.croupier.pokemon.rules;

/** When an attack discards Energy that is no cost of it (PKM-ATK-6). */
public enum AttackDiscardTiming {
    AFTER_DAMAGE,
    BEFORE_DAMAGE
}
