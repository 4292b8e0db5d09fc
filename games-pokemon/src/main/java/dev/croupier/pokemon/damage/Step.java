package dev.croupier.pokemon.damage;

/** The steps of the calculation of damage, in their order. Where nothing is left after one, none of the later ones is taken (PKM-R6). */
public enum Step {
    /** What the attack does of its own (PKM-ATK-7). */
    BASE,
    /** More or less on the attacker's side (PKM-ATK-8). */
    ATTACKER,
    /** The target's Weaknesses (PKM-ATK-9). */
    WEAKNESS,
    /** The target's Resistances (PKM-ATK-10). */
    RESISTANCE,
    /** More or less on the defender's side (PKM-ATK-11). */
    DEFENDER,
    /** Something that keeps all of it from the target. */
    PREVENTION
}
