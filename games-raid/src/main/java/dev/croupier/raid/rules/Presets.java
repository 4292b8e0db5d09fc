package dev.croupier.raid.rules;

import dev.croupier.core.options.PresetTable;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.rules.CheckupOrderChooser;
import dev.croupier.pokemon.rules.UpToMinimum;
import io.vavr.Tuple;

/** The presets, each as what it changes. */
final class Presets {
    static final RaidRules HOUSE = new RaidRulesBuilder()
            .eliminationRule(EliminationRule.ON_LAST_PRIZE_TAKEN)
            .reshuffleLimit(ReshuffleLimit.UNLIMITED)
            .remainderDamage(RemainderDamage.DISCARD)
            .weaknessResistance(false)
            .bossChoices(BossChoices.RANDOM)
            .bossAttackChoice(BossAttackChoice.RANDOM)
            .bossPickMinimum(BossPickMinimum.AS_WRITTEN)
            .playerCountBasis(PlayerCountBasis.REMAINING)
            .millTiming(MillTiming.END_OF_BOSS_TURN)
            .bossConditionRecovery(BossConditionRecovery.EVERY_CHECKUP)
            .bossAttackPool(BossAttackPool.PAYABLE)
            .reshuffleWhen(ReshuffleWhen.ON_DEMAND)
            .bossPaymentTiming(BossPaymentTiming.BEFORE_ATTACK)
            .noPokemonRule(NoPokemonRule.ELIMINATED)
            .playerDeckOut(PlayerDeckOut.ELIMINATED)
            .sharedTurnModel(SharedTurnModel.FREE_INTERLEAVE)
            .bossDrawLimit(BossDrawLimit.EACH_CARD_ONCE)
            .raidFirstTurnEvolution(true)
            .teamHands(TeamHands.SHOWN)
            .supporterConsent(SupporterConsent.NONE)
            .attackDiscardTiming(AttackDiscardTiming.AFTER_DAMAGE)
            .upToMinimum(UpToMinimum.RULEBOOK_2023)
            .checkupOrderChooser(CheckupOrderChooser.NEXT_TURN_PLAYER)
            .autoResolveForcedPublicChoice(false)
            .turnLimit(0)
            .actionsPerTurnLimit(0)
            .decisionCap(100_000)
            .build();

    static final RaidRules HANDBOOK = HOUSE.withEliminationRule(EliminationRule.ON_PRIZE_UNAVAILABLE)
            .withReshuffleLimit(new ReshuffleLimit(1))
            .withRemainderDamage(RemainderDamage.KEEP_ON_BOSS);

    static final PresetTable<RaidRules> TABLE =
            PresetTable.of(Tuple.of("house", HOUSE), Tuple.of("handbook", HANDBOOK));

    private Presets() {}
}
