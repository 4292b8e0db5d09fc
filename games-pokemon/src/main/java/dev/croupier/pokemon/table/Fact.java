package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;

/**
 * Something that happened in a turn and that texts ask for later in it or in the next (PKM-S25). Facts are no effects: they stay true when
 * the Pokémon moves.
 */
public sealed interface Fact {

    /** A Pokémon attacked. */
    record Attacked(PokemonId attacker, Seat seat, String attack) implements Fact {}

    /** A Pokémon was Knocked Out. In a checkup it is not in a turn (PKM-Q29). */
    record KnockedOut(Seat owner, Card card, Cause cause, Seat by) implements Fact {}

    /** A Trainer was played. */
    record Played(Seat seat, Card card) implements Fact {}

    /** A Pokémon was healed. */
    record Healed(PokemonId pokemon) implements Fact {}

    /** A Pokémon moved from the Bench to the Active Spot. */
    record MovedToActive(PokemonId pokemon) implements Fact {}

    /** A Pokémon evolved. */
    record Evolved(PokemonId pokemon) implements Fact {}

    /** A Pokémon was damaged by an attack. */
    record Damaged(PokemonId pokemon, PokemonId attacker, int damage) implements Fact {}

    /** What Knocked a Pokémon Out. */
    enum Cause {
        ATTACK_DAMAGE,
        ATTACK_EFFECT,
        ABILITY,
        OTHER
    }
}
