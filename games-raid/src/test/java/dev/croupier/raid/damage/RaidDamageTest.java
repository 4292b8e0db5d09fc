package dev.croupier.raid.damage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Message;
import dev.croupier.pokemon.damage.Damage;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Types;
import dev.croupier.raid.damage.RaidDamageError.NoCounters;
import dev.croupier.raid.damage.RaidDamageError.NoTeam;
import dev.croupier.raid.damage.RaidDamageError.TooMuch;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.raid.rules.RemainderDamage;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RaidDamageTest {
    private static final RaidDamage THREE_DEAL_510 = RaidDamage.of(3).dealt(200, 180, 130);

    private static void costs(RaidDamage damage, int total, int cards, int leftOver) {
        Working working = damage.worked().get();
        assertThat(Array.of(working.total(), working.cards(), working.leftOver()))
                .isEqualTo(Array.of(total, cards, leftOver));
    }

    @Nested
    @ForRule("RAID-30")
    class Damage_of_the_players {
        @Test
        @ForRule("RAID-E1")
        void of_three_is_divided_by_30() {
            costs(THREE_DEAL_510, 510, 17, 0);
        }

        @Test
        @ForRule({"RAID-38", "RAID-E2"})
        void of_four_is_divided_by_40_and_rounded_down() {
            costs(RaidDamage.of(4).dealt(200, 180, 130, 0), 510, 12, 30);
            assertThat(RaidDamage.of(4).dealt(510).worked().get().carried()).isZero();
        }

        @Test
        @ForRule("RAID-E3")
        void is_rounded_once_for_all_of_them() {
            costs(RaidDamage.of(4).dealt(30, 30, 30, 0), 90, 2, 10);
        }

        @Test
        @ForRule("RAID-E4")
        void that_is_too_little_costs_nothing() {
            costs(RaidDamage.of(4).dealt(30), 30, 0, 30);
            assertThat(RaidDamage.of(4).dealt(30).worked().get().carried()).isZero();
        }

        @Test
        @ForRule({"RAID-D27", "RAID-E11"})
        void counts_less_the_more_they_are() {
            costs(RaidDamage.of(1).dealt(60), 60, 6, 0);
            costs(RaidDamage.of(5).dealt(60), 60, 1, 10);
        }

        @Test
        void may_be_none_at_all() {
            costs(RaidDamage.of(5), 0, 0, 0);
        }

        @Test
        void is_divided_in_play_as_in_the_calculator() {
            assertThat(RaidDamage.cards(510, 3)).isEqualTo(17);
            assertThat(RaidDamage.cards(510, 4)).isEqualTo(12);
        }
    }

    @Nested
    @ForRule("RAID-32")
    class Conditions {
        @Test
        @ForRule("RAID-E5")
        void Poisoned_adds_10() {
            costs(THREE_DEAL_510.poisoned(), 520, 17, 10);
        }

        @Test
        @ForRule("RAID-E6")
        void Burned_adds_20() {
            costs(THREE_DEAL_510.poisoned().burned(), 540, 18, 0);
        }

        @Test
        void may_do_what_a_card_says_instead() {
            costs(THREE_DEAL_510.poisoned(30), 540, 18, 0);
            costs(THREE_DEAL_510.burned(40), 550, 18, 10);
        }

        @Test
        @ForRule("RAID-34")
        void after_the_turn_of_the_boss_count_in_the_next_round() {
            costs(RaidDamage.of(3).carried(30).dealt(100, 80, 0), 210, 7, 0);
        }
    }

    @Nested
    @ForRule("RAID-35")
    class Healing {
        @Test
        @ForRule({"RAID-D13", "RAID-E8"})
        void takes_off_no_more_than_there_is() {
            costs(RaidDamage.of(3).dealt(40).healed(60), 0, 0, 0);
        }

        @Test
        void takes_off_what_it_says() {
            costs(THREE_DEAL_510.healed(60), 450, 15, 0);
        }

        @Test
        @ForRule("RAID-D13")
        void takes_off_only_what_is_there_already() {
            costs(RaidDamage.of(3).dealt(20).healed(60).dealt(60), 60, 2, 0);
        }

        @Test
        void takes_off_what_conditions_did() {
            costs(RaidDamage.of(1).poisoned().healed(30), 0, 0, 0);
        }
    }

    @Nested
    @ForRule({"RAID-38", "RAID-D10"})
    class Kept_damage {
        private final RaidDamage kept = RaidDamage.of(4).withRemainder(RemainderDamage.KEEP_ON_BOSS);

        @Test
        void stays_on_the_boss() {
            Working working = kept.dealt(510).worked().get();

            assertThat(working.cards()).isEqualTo(12);
            assertThat(working.carried()).isEqualTo(30);
        }

        @Test
        void counts_in_the_next_round() {
            costs(kept.carried(30).dealt(50), 80, 2, 0);
        }

        @Test
        @ForRule("RAID-E10")
        void can_be_healed() {
            Working working = kept.carried(30).dealt(0).healed(20).worked().get();

            assertThat(working.cards()).isZero();
            assertThat(working.carried()).isEqualTo(10);
        }
    }

    @Nested
    @ForRule("RAID-36")
    class Damage_of_the_boss_to_itself {
        @Test
        @ForRule("RAID-E14")
        void counts_in_the_same_turn() {
            costs(RaidDamage.of(3).dealt(160, 160, 160).toItself(30), 510, 17, 0);
        }

        @Test
        void comes_after_healing() {
            costs(RaidDamage.of(3).dealt(40).healed(60).toItself(30), 30, 1, 0);
        }
    }

    @Nested
    @ForRule({"RAID-37", "RAID-E12"})
    class Weakness_of_the_boss {
        private int cards(boolean weaknessResistance) {
            RaidRules rules = RaidRules.house().withWeaknessResistance(weaknessResistance);
            Array<Affinity> weaknesses =
                    rules.weaknessResistance() ? Array.of(Affinity.times(EnergyType.FIRE, 2)) : Array.empty();
            int attack = Damage.of(
                    100, Types.of(EnergyType.FIRE), 0, weaknesses, Array.empty(), false, Ignored.nothing(), 0, false);
            return RaidDamage.of(2).dealt(attack, 60).worked().get().cards();
        }

        @Test
        void is_in_the_damage_where_the_option_says_so() {
            assertThat(cards(true)).isEqualTo(13);
            assertThat(cards(false)).isEqualTo(8);
        }
    }

    @Nested
    class Numbers_that_cannot_be {
        @ParameterizedTest
        @ValueSource(ints = {0, 6, -1})
        @ForRule("RAID-3")
        void there_are_one_to_five_players(int players) {
            assertThat(RaidDamage.of(players).dealt(200).worked().getLeft()).containsExactly(new NoTeam(players, 5));
        }

        @ParameterizedTest
        @ValueSource(ints = {-10, 205, 5, Integer.MIN_VALUE})
        void damage_is_damage_counters(int amount) {
            for (RaidDamage damage : Array.of(
                    RaidDamage.of(3).dealt(amount),
                    RaidDamage.of(3).healed(amount),
                    RaidDamage.of(3).carried(amount),
                    RaidDamage.of(3).poisoned(amount),
                    RaidDamage.of(3).burned(amount),
                    RaidDamage.of(3).toItself(amount))) {
                assertThat(damage.worked().getLeft()).containsExactly(new NoCounters(amount));
            }
        }

        @Test
        void damage_has_a_limit() {
            assertThat(RaidDamage.of(1).dealt(500_000, 500_000).worked().get().cards())
                    .isEqualTo(100_000);
            assertThat(RaidDamage.of(1)
                            .dealt(2_147_483_640, 2_147_483_640)
                            .worked()
                            .getLeft())
                    .containsExactly(new TooMuch(4_294_967_280L, 1_000_000));
        }

        @Test
        void all_that_is_wrong_is_said() {
            assertThat(RaidDamage.of(6)
                            .dealt(-10, 20, 33)
                            .problems()
                            .map(RaidDamageError::message)
                            .map(Message::english))
                    .containsExactly(
                            "a raid has 1 to 5 players, not 6",
                            "-10 is no damage: it has to be 0 or more, and a multiple of 10",
                            "33 is no damage: it has to be 0 or more, and a multiple of 10");
        }
    }

    @Nested
    class The_working {
        @Test
        void has_a_line_for_each_change_and_the_division() {
            assertThat(RaidDamage.of(3)
                            .carried(10)
                            .dealt(200, 0)
                            .poisoned()
                            .burned(30)
                            .healed(20)
                            .toItself(20)
                            .worked()
                            .get())
                    .hasToString("""
                            carried over 10: 10
                            dealt 200: 210
                            dealt 0: 210
                            Poisoned 10: 220
                            Burned 30: 250
                            healed 20: 230
                            to itself 20: 250
                            250 / (10 x 3) = 8 for the Lost Zone, 10 left over
                            the 10 left over are gone""");
        }

        @Test
        void tells_where_less_was_healed_and_what_stays() {
            assertThat(RaidDamage.of(3)
                            .withRemainder(RemainderDamage.KEEP_ON_BOSS)
                            .dealt(40)
                            .healed(60)
                            .toItself(20)
                            .worked()
                            .get())
                    .hasToString("""
                            dealt 40: 40
                            healed 40 of 60, no more is there: 0
                            to itself 20: 20
                            20 / (10 x 3) = 0 for the Lost Zone, 20 left over
                            the 20 left over stay on the boss""");
        }

        @Test
        void says_nothing_of_what_is_not_left_over() {
            assertThat(THREE_DEAL_510.worked().get().describe().last())
                    .isEqualTo(RaidDamageMessage.CARDS.with(510, 3, 17, 0));
        }
    }
}
