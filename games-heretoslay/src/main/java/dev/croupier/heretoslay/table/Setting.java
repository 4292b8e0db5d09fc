package dev.croupier.heretoslay.table;

import dev.croupier.heretoslay.rules.HtsRules;

/**
 * What does not change during a game.
 *
 * @param rules the options
 * @param catalogue the cards
 */
public record Setting(HtsRules rules, Catalogue catalogue) {}
