package dev.croupier.pokemon.match;

import static dev.croupier.core.options.RuleOption.choice;
import static dev.croupier.core.options.RuleOption.number;

import dev.croupier.core.options.OptionTable;
import dev.croupier.core.options.RuleOption;
import dev.croupier.pokemon.rules.SimultaneousWin;
import io.vavr.control.Option;

/** The options of {@link MatchRules} by their names. */
final class MatchOptions {
    static final OptionTable<MatchRules> TABLE = OptionTable.of(
            new RuleOption<>(
                    "bestOf",
                    "1 or 3",
                    MatchRules::bestOf,
                    (rules, text) -> Option.when(
                            text.equals("1") || text.equals("3"), () -> rules.withBestOf(Integer.parseInt(text)))),
            choice("round", Round.class, MatchRules::round, MatchRules::withRound),
            choice(
                    "evenPrizesAtTime",
                    EvenPrizesAtTime.class,
                    MatchRules::evenPrizesAtTime,
                    MatchRules::withEvenPrizesAtTime),
            choice(
                    "firstPlayerGame1",
                    FirstPlayerGame1.class,
                    MatchRules::firstPlayerGame1,
                    MatchRules::withFirstPlayerGame1),
            choice(
                    "simultaneousWin",
                    SimultaneousWin.class,
                    MatchRules::simultaneousWin,
                    MatchRules::withSimultaneousWin),
            number("prizes", 1, 6, MatchRules::prizes, MatchRules::withPrizes),
            number("deckSize", 1, 60, MatchRules::deckSize, MatchRules::withDeckSize));

    private MatchOptions() {}
}
