package dev.croupier.pokemon.table;

/**
 * What may keep a Pokémon in play that has no HP left.
 *
 * @param source the text
 * @param remaining the HP that it would have left
 * @param flip whether only where a coin comes up heads
 */
public record Rescue(String source, int remaining, boolean flip) {}
