package dev.croupier.pokemon.table;

/** The places where the rules ask what is in play whether it changes anything. */
public enum Hook {
    HP,
    TYPES,
    WEAKNESS,
    RESISTANCE,
    RETREAT_COST,
    ATTACK_COST,
    ATTACKS,
    /** Damage on the side of the attacker, before Weakness and Resistance (PKM-ATK-8). */
    DAMAGE_DEALT,
    /** Damage on the side of the attacked, after Weakness and Resistance (PKM-ATK-11). */
    DAMAGE_TAKEN,
    PREVENT_DAMAGE,
    PREVENT_EFFECTS,
    ENERGY,
    POISON_COUNTERS,
    BURN_COUNTERS,
    CONFUSION_COUNTERS,
    BENCH,
    TOOLS,
    /** Which Pokémon the card may be attached to. */
    BEARER,
    /** How many Prizes a Knock Out is worth. */
    PRIZES,
    ABILITY_SILENCED,
    TOOL_SILENCED,
    ENERGY_SILENCED,
    STADIUM_SILENCED,
    FORBID,
    ALLOW,
    /** Special Conditions that cannot stay. */
    RECOVERS,
    WOULD_BE_KNOCKED_OUT,
    /** Whether a Knock Out counts as one. */
    COUNTS_AS_KNOCKED_OUT,
    /** Which Special Conditions a Pokémon cannot have. */
    IMMUNITY,
    /** The Pokémon was put from the hand onto the Bench. */
    PLAYED_TO_BENCH,
    /** The Pokémon evolved by a card from the hand. */
    EVOLVED_FROM_HAND,
    /** The card was attached from the hand. */
    ATTACHED_FROM_HAND,
    MOVED_TO_ACTIVE,
    /** The Pokémon moved from the Active Spot to the Bench. */
    MOVED_TO_BENCH,
    TRIES_TO_ATTACK,
    /** Coins were flipped for an attack. */
    FLIPPED_FOR_ATTACK,
    /** The Pokémon was damaged by an attack, even if it is Knocked Out by it. */
    DAMAGED_BY_ATTACK,
    KNOCKED_OUT,
    /** A player took a Prize: each for itself, as they are taken (PKM-Q26). */
    PRIZE_TAKEN,
    TURN_BEGINS,
    TURN_ENDS,
    CHECKUP,
    /** A player played a Trainer from the hand: what that sets off follows what the card does. */
    TRAINER_PLAYED,
    /** The Pokémon has attacked, and may do so again. */
    ATTACKS_AGAIN;

    /** This hook alone, as bits. */
    public long bit() {
        return 1L << ordinal();
    }
}
