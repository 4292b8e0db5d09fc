package dev.croupier.raid.rules;

import static dev.croupier.core.options.RuleOption.choice;
import static dev.croupier.core.options.RuleOption.flag;
import static dev.croupier.core.options.RuleOption.number;

import dev.croupier.core.options.OptionTable;
import dev.croupier.core.options.RuleOption;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.rules.CheckupOrderChooser;
import dev.croupier.pokemon.rules.UpToMinimum;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** The options of {@link RaidRules} by the names of {@code docs/rules/raid.md}. */
final class RaidOptions {
    /** What is written as the difficulty where no level has these two choices. It is read as: they stay as they are. */
    private static final String CUSTOM = "CUSTOM";

    private static final RuleOption<RaidRules> DIFFICULTY = new RuleOption<>(
            "difficulty",
            Array.of(Difficulty.values()).map(Difficulty::name).append(CUSTOM).mkString(" or "),
            rules -> rules.difficulty().map(Difficulty::name).getOrElse(CUSTOM),
            RaidOptions::withDifficulty);

    private static final RuleOption<RaidRules> RESHUFFLE_LIMIT = new RuleOption<>(
            "reshuffleLimit",
            ReshuffleLimit.VALUES,
            RaidRules::reshuffleLimit,
            (rules, text) -> ReshuffleLimit.parse(text).map(rules::withReshuffleLimit));

    static final OptionTable<RaidRules> TABLE = OptionTable.of(
            choice(
                    "eliminationRule",
                    EliminationRule.class,
                    RaidRules::eliminationRule,
                    RaidRules::withEliminationRule),
            RESHUFFLE_LIMIT,
            choice(
                    "remainderDamage",
                    RemainderDamage.class,
                    RaidRules::remainderDamage,
                    RaidRules::withRemainderDamage),
            flag("weaknessResistance", RaidRules::weaknessResistance, RaidRules::withWeaknessResistance),
            DIFFICULTY,
            choice("bossChoices", BossChoices.class, RaidRules::bossChoices, RaidRules::withBossChoices),
            choice(
                    "bossAttackChoice",
                    BossAttackChoice.class,
                    RaidRules::bossAttackChoice,
                    RaidRules::withBossAttackChoice),
            choice(
                    "bossPickMinimum",
                    BossPickMinimum.class,
                    RaidRules::bossPickMinimum,
                    RaidRules::withBossPickMinimum),
            choice(
                    "playerCountBasis",
                    PlayerCountBasis.class,
                    RaidRules::playerCountBasis,
                    RaidRules::withPlayerCountBasis),
            choice("millTiming", MillTiming.class, RaidRules::millTiming, RaidRules::withMillTiming),
            choice(
                    "bossConditionRecovery",
                    BossConditionRecovery.class,
                    RaidRules::bossConditionRecovery,
                    RaidRules::withBossConditionRecovery),
            choice("bossAttackPool", BossAttackPool.class, RaidRules::bossAttackPool, RaidRules::withBossAttackPool),
            choice("reshuffleWhen", ReshuffleWhen.class, RaidRules::reshuffleWhen, RaidRules::withReshuffleWhen),
            choice(
                    "bossPaymentTiming",
                    BossPaymentTiming.class,
                    RaidRules::bossPaymentTiming,
                    RaidRules::withBossPaymentTiming),
            choice("noPokemonRule", NoPokemonRule.class, RaidRules::noPokemonRule, RaidRules::withNoPokemonRule),
            choice("playerDeckOut", PlayerDeckOut.class, RaidRules::playerDeckOut, RaidRules::withPlayerDeckOut),
            choice(
                    "sharedTurnModel",
                    SharedTurnModel.class,
                    RaidRules::sharedTurnModel,
                    RaidRules::withSharedTurnModel),
            choice("bossDrawLimit", BossDrawLimit.class, RaidRules::bossDrawLimit, RaidRules::withBossDrawLimit),
            flag("raidFirstTurnEvolution", RaidRules::raidFirstTurnEvolution, RaidRules::withRaidFirstTurnEvolution),
            choice("teamHands", TeamHands.class, RaidRules::teamHands, RaidRules::withTeamHands),
            choice(
                    "supporterConsent",
                    SupporterConsent.class,
                    RaidRules::supporterConsent,
                    RaidRules::withSupporterConsent),
            choice(
                    "attackDiscardTiming",
                    AttackDiscardTiming.class,
                    RaidRules::attackDiscardTiming,
                    RaidRules::withAttackDiscardTiming),
            choice("upToMinimum", UpToMinimum.class, RaidRules::upToMinimum, RaidRules::withUpToMinimum),
            choice(
                    "checkupOrderChooser",
                    CheckupOrderChooser.class,
                    RaidRules::checkupOrderChooser,
                    RaidRules::withCheckupOrderChooser),
            flag(
                    "autoResolveForcedPublicChoice",
                    RaidRules::autoResolveForcedPublicChoice,
                    RaidRules::withAutoResolveForcedPublicChoice),
            number("turnLimit", 0, 100_000, RaidRules::turnLimit, RaidRules::withTurnLimit),
            number(
                    "actionsPerTurnLimit",
                    0,
                    100_000,
                    RaidRules::actionsPerTurnLimit,
                    RaidRules::withActionsPerTurnLimit),
            number("decisionCap", 1000, 1_000_000, RaidRules::decisionCap, RaidRules::withDecisionCap));

    private RaidOptions() {}

    private static Option<RaidRules> withDifficulty(RaidRules rules, String text) {
        String name = text.toUpperCase(Locale.ROOT);
        return name.equals(CUSTOM)
                ? Option.some(rules)
                : Array.of(Difficulty.values())
                        .find(level -> level.name().equals(name))
                        .map(rules::withDifficulty);
    }
}
