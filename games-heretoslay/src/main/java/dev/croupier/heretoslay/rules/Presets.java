package dev.croupier.heretoslay.rules;

import dev.croupier.core.options.PresetTable;
import io.vavr.Tuple;

/** The presets, each as what it changes. */
final class Presets {
    static final HtsRules SEED = new HtsRulesBuilder()
            .seats(2)
            .leaderSelection(LeaderSelection.PICK)
            .targetDeclaration(TargetDeclaration.BEFORE_CLOSE)
            .windows(Windows.IN_ORDER)
            .megaSlimeSameTurn(true)
            .fistOfReasonAsDefender(false)
            .titanWyvernAsDefender(true)
            .challengeOnlyOnPlayersTurn(false)
            .usedMarkClearedOnLeavingPlay(false)
            .autoResolveForcedPublicChoice(false)
            .skillsMandatory(false)
            .choosePlayerMayBeSelf(false)
            .dollBeforeSabretooth(false)
            .dollSavesFromShurikitty(true)
            .triggerOrder(TriggerOrder.EFFECT_FIRST)
            .snowballDrawIfChallenged(true)
            .turnCap(0)
            .decisionCap(50_000)
            .build();

    static final HtsRules RULEBOOK = SEED.withChallengeOnlyOnPlayersTurn(true);

    static final HtsRules HERE_TO_SLAY_ES = SEED.withTargetDeclaration(TargetDeclaration.AFTER_CLOSE)
            .withMegaSlimeSameTurn(false)
            .withFistOfReasonAsDefender(true);

    static final HtsRules JINGXIANLAU = SEED.withUsedMarkClearedOnLeavingPlay(true)
            .withChoosePlayerMayBeSelf(true)
            .withTriggerOrder(TriggerOrder.TRIGGERS_FIRST);

    static final HtsRules MIURARY = SEED.withTitanWyvernAsDefender(false);

    static final HtsRules SIMULATION =
            SEED.withAutoResolveForcedPublicChoice(true).withTurnCap(1000);

    static final PresetTable<HtsRules> TABLE = PresetTable.of(
            Tuple.of("seed", SEED),
            Tuple.of("rulebook", RULEBOOK),
            Tuple.of("hereToSlayEs", HERE_TO_SLAY_ES),
            Tuple.of("jingxianlau", JINGXIANLAU),
            Tuple.of("miurary", MIURARY),
            Tuple.of("simulation", SIMULATION));

    private Presets() {}
}
