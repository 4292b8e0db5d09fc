package dev.croupier.raid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.raid.boss.BossProblem;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.rules.BossAttackChoice;
import dev.croupier.raid.rules.Difficulty;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RaidRefusalTest {
    private static final Boss BOSS = Bosses.all().head().boss();

    @ParameterizedTest
    @CsvSource({"EASY, false", "MEDIUM, false", "HARD, true", "EXTREMELY_HARD, true"})
    @ForRule({"RAID-OPT-7", "RAID-S7"})
    void somebody_has_the_seat_of_a_boss_that_chooses_and_nobody_that_of_another(Difficulty level, boolean chooses) {
        RaidRules rules = RaidRules.house().withDifficulty(level);

        assertThat(Raid.refusal(rules, chooses)).isEmpty();
        assertThat(Raid.refusal(rules, !chooses))
                .containsExactly(
                        chooses
                                ? new RaidRefusal.NobodyForBoss(level.name())
                                : new RaidRefusal.BossPlaysItself(level.name()));
    }

    @Test
    @ForRule("RAID-OPT-7")
    void a_boss_that_chooses_only_its_attack_needs_somebody_too() {
        RaidRules rules = RaidRules.house().withBossAttackChoice(BossAttackChoice.BOSS);

        assertThat(Raid.refusal(rules, false).get().explain())
                .isEqualTo("the boss chooses where the difficulty is CUSTOM, and nobody has its seat [RAID-OPT-7]");
    }

    @Test
    @ForRule({"RAID-2", "RAID-3"})
    void everything_wrong_with_players_and_boss_is_said_at_once() {
        Boss small = new Boss("it", BOSS.pokemon(), BOSS.deck().take(59));

        assertThat(Raid.refusals(1, BOSS)).isEmpty();
        assertThat(Raid.refusals(5, BOSS)).isEmpty();
        assertThat(Raid.refusals(0, BOSS)).containsExactly(new RaidRefusal.WrongPlayers(0));
        assertThat(Raid.refusals(6, small).map(RaidRefusal::explain))
                .containsExactly(
                        "a raid has 1 to 5 players, not 6 [RAID-3]",
                        "the boss it: the deck of a boss has exactly 60 cards, not 59 [RAID-2]");
        assertThat(Raid.refusals(2, small))
                .containsExactly(new RaidRefusal.WrongBoss("it", new BossProblem.WrongSize(59)));
    }
}
