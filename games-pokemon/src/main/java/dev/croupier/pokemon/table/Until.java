package dev.croupier.pokemon.table;

/**
 * When something ends: with a turn of a team, counted by that team's own turns, so that extra and skipped turns change nothing (PKM-S23).
 *
 * @param team whose turn
 * @param turn which of that team's turns, from 1
 * @param checkup whether it still holds in the checkup after that turn
 */
public record Until(int team, int turn, boolean checkup) {}
