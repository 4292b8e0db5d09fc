package dev.croupier.pokemon.rules;

/** When an attack discards Energy that is no cost of it (PKM-ATK-6). */
public enum AttackDiscardTiming {
    /** With the other effects of the attack: the Energy is still attached while the damage is worked out. */
    AFTER_DAMAGE,
    /** With what using the attack requires: the Energy is gone when the damage is worked out. */
    BEFORE_DAMAGE
}
