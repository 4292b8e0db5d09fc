package dev.croupier.raid;

import dev.croupier.raid.rules.BossAttackChoice;
import dev.croupier.raid.rules.BossAttackPool;
import dev.croupier.raid.rules.BossChoices;
import dev.croupier.raid.rules.BossConditionRecovery;
import dev.croupier.raid.rules.BossPaymentTiming;
import dev.croupier.raid.rules.BossPickMinimum;
import dev.croupier.raid.rules.Difficulty;
import dev.croupier.raid.rules.EliminationRule;
import dev.croupier.raid.rules.MillTiming;
import dev.croupier.raid.rules.NoPokemonRule;
import dev.croupier.raid.rules.PlayerCountBasis;
import dev.croupier.raid.rules.PlayerDeckOut;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.raid.rules.RemainderDamage;
import dev.croupier.raid.rules.ReshuffleLimit;
import dev.croupier.raid.rules.ReshuffleWhen;
import dev.croupier.raid.rules.SharedTurnModel;
import dev.croupier.raid.rules.SupporterConsent;
import dev.croupier.raid.rules.TeamHands;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All laws, over random raids of one to five players. */
class RaidLawsTest {
    private static final int GAMES = Integer.getInteger("games", 2);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void the_laws_hold_for_any_number_of_players(int players) {
        for (int game = 0; game < GAMES; game++) {
            RaidLaws.of(RaidRules.house(), TestRaids.decks(players, game), TestRaids.boss(7 * players + game))
                    .games(1)
                    .maxSteps(3000)
                    .atOneIn(25)
                    .check();
        }
    }

    @ParameterizedTest
    @EnumSource(Difficulty.class)
    void the_laws_hold_at_any_difficulty(Difficulty difficulty) {
        for (int game = 0; game < GAMES; game++) {
            RaidLaws.of(
                            RaidRules.handbook().withDifficulty(difficulty),
                            TestRaids.decks(2 + game % 2, game),
                            TestRaids.boss(50 + 5 * difficulty.ordinal() + game))
                    .games(1)
                    .maxSteps(3000)
                    .atOneIn(25)
                    .check();
        }
    }

    /** Every option as it is not by default. */
    @ParameterizedTest
    @EnumSource(BossChoices.class)
    void the_laws_hold_with_any_options(BossChoices choices) {
        RaidRules rules = RaidRules.house()
                .withEliminationRule(EliminationRule.ON_PRIZE_UNAVAILABLE)
                .withReshuffleLimit(new ReshuffleLimit(2))
                .withRemainderDamage(RemainderDamage.KEEP_ON_BOSS)
                .withWeaknessResistance(true)
                .withBossChoices(choices)
                .withBossAttackChoice(BossAttackChoice.BOSS)
                .withBossPickMinimum(BossPickMinimum.ONE)
                .withPlayerCountBasis(PlayerCountBasis.AT_START)
                .withMillTiming(MillTiming.END_OF_PLAYERS_TURN)
                .withBossConditionRecovery(BossConditionRecovery.AFTER_BOSS_TURN)
                .withBossAttackPool(BossAttackPool.ALL)
                .withReshuffleWhen(ReshuffleWhen.ON_EMPTY)
                .withBossPaymentTiming(BossPaymentTiming.AFTER_ATTACK)
                .withNoPokemonRule(NoPokemonRule.NO_EFFECT)
                .withPlayerDeckOut(PlayerDeckOut.NO_EFFECT)
                .withSharedTurnModel(SharedTurnModel.MAIN_THEN_ATTACK)
                .withRaidFirstTurnEvolution(false)
                .withTeamHands(TeamHands.HIDDEN)
                .withSupporterConsent(SupporterConsent.ASK)
                .withAutoResolveForcedPublicChoice(true)
                .withTurnLimit(60)
                .withActionsPerTurnLimit(100);
        for (int game = 0; game < GAMES; game++) {
            RaidLaws.of(rules, TestRaids.decks(2 + game % 2, game), TestRaids.boss(90 + 5 * choices.ordinal() + game))
                    .games(1)
                    .maxSteps(3000)
                    .atOneIn(25)
                    .check();
        }
    }
}
