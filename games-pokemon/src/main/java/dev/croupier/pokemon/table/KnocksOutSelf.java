package dev.croupier.pokemon.table;

/** An effect that Knocks Out the Pokémon whose text it is: what silences Abilities may be for these alone. */
public interface KnocksOutSelf extends Effect {}
