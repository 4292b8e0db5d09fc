package dev.croupier.frontend.host;

import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import io.vavr.control.Option;

/**
 * A table that somebody wants.
 *
 * @param module which game
 * @param choice by which rules
 * @param seats who sits where, separated by commas: {@link Chair#HUMAN} or a bot by name; where nothing is said, one human and bots
 * @param seed of the cards and the bots, for who wants the same game again; none is chance that nobody can foresee
 * @param rules how the table is kept
 */
public record TableOrder(
        GameModule<?, ?, ?, ?> module, GameChoice choice, Option<String> seats, Option<Long> seed, HouseRules rules) {}
