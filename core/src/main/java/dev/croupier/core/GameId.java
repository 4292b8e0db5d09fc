package dev.croupier.core;

/**
 * Which rules are played: what a recording needs to find the game again.
 *
 * @param game the game's stable name, such as {@code ginrummy}
 * @param rulesVersion raised whenever the same actions and draws would lead to other states
 * @param options the options in force, as stable text without line breaks that the game's module reads back
 */
public record GameId(String game, int rulesVersion, String options) {}
