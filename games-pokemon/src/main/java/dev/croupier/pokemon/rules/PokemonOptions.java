package dev.croupier.pokemon.rules;

import static dev.croupier.core.options.RuleOption.choice;
import static dev.croupier.core.options.RuleOption.flag;
import static dev.croupier.core.options.RuleOption.number;

import dev.croupier.core.options.OptionTable;

/** The options of {@link PokemonRules} by the names of {@code docs/rules/pokemon.md}. */
final class PokemonOptions {
    static final OptionTable<PokemonRules> TABLE = OptionTable.of(
            number("prizes", 1, 6, PokemonRules::prizes, PokemonRules::withPrizes),
            choice("deckLists", DeckLists.class, PokemonRules::deckLists, PokemonRules::withDeckLists),
            choice(
                    "firstPlayerGame1",
                    FirstPlayerGame1.class,
                    PokemonRules::firstPlayerGame1,
                    PokemonRules::withFirstPlayerGame1),
            choice("mulliganDraw", MulliganDraw.class, PokemonRules::mulliganDraw, PokemonRules::withMulliganDraw),
            flag("cutAfterShuffle", PokemonRules::cutAfterShuffle, PokemonRules::withCutAfterShuffle),
            flag("firstTurnAttack", PokemonRules::firstTurnAttack, PokemonRules::withFirstTurnAttack),
            choice(
                    "firstTurnEvolution",
                    FirstTurnEvolution.class,
                    PokemonRules::firstTurnEvolution,
                    PokemonRules::withFirstTurnEvolution),
            choice(
                    "attackDiscardTiming",
                    AttackDiscardTiming.class,
                    PokemonRules::attackDiscardTiming,
                    PokemonRules::withAttackDiscardTiming),
            choice("upToMinimum", UpToMinimum.class, PokemonRules::upToMinimum, PokemonRules::withUpToMinimum),
            choice(
                    "checkupOrderChooser",
                    CheckupOrderChooser.class,
                    PokemonRules::checkupOrderChooser,
                    PokemonRules::withCheckupOrderChooser),
            choice(
                    "simultaneousWin",
                    SimultaneousWin.class,
                    PokemonRules::simultaneousWin,
                    PokemonRules::withSimultaneousWin),
            choice(
                    "evenPrizesAtTime",
                    EvenPrizesAtTime.class,
                    PokemonRules::evenPrizesAtTime,
                    PokemonRules::withEvenPrizesAtTime),
            flag(
                    "autoResolveForcedPublicChoice",
                    PokemonRules::autoResolveForcedPublicChoice,
                    PokemonRules::withAutoResolveForcedPublicChoice),
            number("turnLimit", 0, 100_000, PokemonRules::turnLimit, PokemonRules::withTurnLimit),
            number(
                    "actionsPerTurnLimit",
                    0,
                    100_000,
                    PokemonRules::actionsPerTurnLimit,
                    PokemonRules::withActionsPerTurnLimit),
            number("decisionCap", 1000, 1_000_000, PokemonRules::decisionCap, PokemonRules::withDecisionCap));

    private PokemonOptions() {}
}
