package dev.croupier.heretoslay.rules;

import static dev.croupier.core.options.RuleOption.choice;
import static dev.croupier.core.options.RuleOption.flag;
import static dev.croupier.core.options.RuleOption.number;

import dev.croupier.core.options.OptionTable;

/** The options of {@link HtsRules} by the names of {@code docs/rules/heretoslay.md}. */
final class HtsOptions {
    static final OptionTable<HtsRules> TABLE = OptionTable.of(
            number("seats", 2, 6, HtsRules::seats, HtsRules::withSeats),
            choice("leaderSelection", LeaderSelection.class, HtsRules::leaderSelection, HtsRules::withLeaderSelection),
            choice(
                    "targetDeclaration",
                    TargetDeclaration.class,
                    HtsRules::targetDeclaration,
                    HtsRules::withTargetDeclaration),
            choice("windows", Windows.class, HtsRules::windows, HtsRules::withWindows),
            flag("megaSlimeSameTurn", HtsRules::megaSlimeSameTurn, HtsRules::withMegaSlimeSameTurn),
            flag("fistOfReasonAsDefender", HtsRules::fistOfReasonAsDefender, HtsRules::withFistOfReasonAsDefender),
            flag("titanWyvernAsDefender", HtsRules::titanWyvernAsDefender, HtsRules::withTitanWyvernAsDefender),
            flag(
                    "challengeOnlyOnPlayersTurn",
                    HtsRules::challengeOnlyOnPlayersTurn,
                    HtsRules::withChallengeOnlyOnPlayersTurn),
            flag(
                    "usedMarkClearedOnLeavingPlay",
                    HtsRules::usedMarkClearedOnLeavingPlay,
                    HtsRules::withUsedMarkClearedOnLeavingPlay),
            flag(
                    "autoResolveForcedPublicChoice",
                    HtsRules::autoResolveForcedPublicChoice,
                    HtsRules::withAutoResolveForcedPublicChoice),
            flag("skillsMandatory", HtsRules::skillsMandatory, HtsRules::withSkillsMandatory),
            flag("choosePlayerMayBeSelf", HtsRules::choosePlayerMayBeSelf, HtsRules::withChoosePlayerMayBeSelf),
            flag("dollBeforeSabretooth", HtsRules::dollBeforeSabretooth, HtsRules::withDollBeforeSabretooth),
            flag("dollSavesFromShurikitty", HtsRules::dollSavesFromShurikitty, HtsRules::withDollSavesFromShurikitty),
            choice("triggerOrder", TriggerOrder.class, HtsRules::triggerOrder, HtsRules::withTriggerOrder),
            flag(
                    "snowballDrawIfChallenged",
                    HtsRules::snowballDrawIfChallenged,
                    HtsRules::withSnowballDrawIfChallenged),
            number("turnCap", 0, 100_000, HtsRules::turnCap, HtsRules::withTurnCap),
            number("decisionCap", 1000, 1_000_000, HtsRules::decisionCap, HtsRules::withDecisionCap));

    private HtsOptions() {}
}
