package dev.croupier.raid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.RuleOption;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.rules.CheckupOrderChooser;
import dev.croupier.pokemon.rules.FirstTurnEvolution;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.rules.UpToMinimum;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RaidRulesTest {
    private static final RaidRules HOUSE = RaidRules.house();

    private static String text(RaidRules rules, String option) {
        return RaidRules.options().named(option).get().text(rules);
    }

    @Nested
    @ForRule("RAID-OPT-7")
    class A_difficulty {
        @ParameterizedTest
        @CsvSource({"EASY,PLAYERS,RANDOM", "MEDIUM,RANDOM,RANDOM", "HARD,BOSS,RANDOM", "EXTREMELY_HARD,BOSS,BOSS"})
        void is_a_name_for_two_choices(String level, BossChoices choices, BossAttackChoice attack) {
            RaidRules rules = HOUSE.withBossChoices(BossChoices.PLAYERS)
                    .withBossAttackChoice(BossAttackChoice.BOSS)
                    .with("difficulty", level)
                    .get();

            assertThat(rules.bossChoices()).isEqualTo(choices);
            assertThat(rules.bossAttackChoice()).isEqualTo(attack);
            assertThat(rules.difficulty()).containsExactly(Difficulty.valueOf(level));
            assertThat(text(rules, "difficulty")).isEqualTo(level);
        }

        @Test
        void changes_nothing_else() {
            assertThat(HOUSE.withDifficulty(Difficulty.EASY).withBossChoices(BossChoices.RANDOM))
                    .isEqualTo(HOUSE);
        }

        @ParameterizedTest
        @CsvSource({"PLAYERS,BOSS", "RANDOM,BOSS"})
        void has_no_name_for_the_rest(BossChoices choices, BossAttackChoice attack) {
            RaidRules rules = HOUSE.withBossChoices(choices).withBossAttackChoice(attack);

            assertThat(rules.difficulty()).isEmpty();
            assertThat(text(rules, "difficulty")).isEqualTo("CUSTOM");
            assertThat(RaidRules.parse(rules.text()).get()).isEqualTo(rules);
            assertThat(rules.with("difficulty", "custom").get()).isEqualTo(rules);
        }

        @Test
        void that_is_unknown_is_refused_with_those_that_there_are() {
            assertThat(HOUSE.with("difficulty", "lunatic").getLeft())
                    .isEqualTo(new OptionError(
                            "difficulty", "lunatic", "EASY or MEDIUM or HARD or EXTREMELY_HARD or CUSTOM"));
        }

        @ParameterizedTest
        @CsvSource({"EASY,false", "MEDIUM,false", "HARD,true", "EXTREMELY_HARD,true"})
        void tells_whether_the_boss_needs_somebody_in_its_seat(Difficulty level, boolean needed) {
            assertThat(HOUSE.withDifficulty(level).needsBossSeat()).isEqualTo(needed);
        }

        @Test
        void the_choice_of_the_attack_alone_needs_somebody_too() {
            assertThat(HOUSE.withBossAttackChoice(BossAttackChoice.BOSS).needsBossSeat())
                    .isTrue();
        }
    }

    @Nested
    class As_text {
        @Test
        void rules_read_what_they_write() {
            for (RaidRules rules : Array.of(HOUSE, RaidRules.handbook(), HOUSE.withDifficulty(Difficulty.HARD))) {
                assertThat(RaidRules.parse(rules.text()).get()).isEqualTo(rules);
                assertThat(rules.problems()).isEmpty();
            }
        }

        @Test
        void each_value_of_each_option_is_read_and_written_and_changes_the_rules() {
            for (RuleOption<RaidRules> option : RaidRules.options().options()) {
                Array<String> values = option.values().startsWith("a number")
                        ? Array.of("1000", "2000")
                        : Array.of(option.values().split(" or ", -1)).remove("CUSTOM");
                Array<RaidRules> changed =
                        values.map(value -> HOUSE.with(option.name(), value).get());
                assertThat(changed.map(option::text)).isEqualTo(values);
                assertThat(changed.distinct()).as(option.name()).hasSameSizeAs(values);
                assertThat(changed.map(rules -> RaidRules.parse(rules.text()).get()))
                        .isEqualTo(changed);
            }
        }

        @Test
        void options_that_are_left_out_are_those_of_the_house() {
            assertThat(RaidRules.parse("reshuffleLimit=2, remainderdamage=keep_on_boss")
                            .get())
                    .isEqualTo(HOUSE.withReshuffleLimit(new ReshuffleLimit(2))
                            .withRemainderDamage(RemainderDamage.KEEP_ON_BOSS));
        }

        @Test
        void an_unknown_option_is_refused() {
            assertThat(RaidRules.parse("prizes=4").getLeft().option()).isEqualTo("prizes");
        }

        @Test
        void numbers_out_of_range_are_told() {
            assertThat(HOUSE.withTurnLimit(-1)
                            .withReshuffleLimit(new ReshuffleLimit(1_000_000_000))
                            .problems()
                            .map(OptionError::option))
                    .containsExactly("reshuffleLimit", "turnLimit");
        }
    }

    @Nested
    @ForRule("RAID-39")
    class A_limit_of_reshuffles {
        @Test
        void allows_so_many() {
            assertThat(new ReshuffleLimit(1).allowsAfter(0)).isTrue();
            assertThat(new ReshuffleLimit(1).allowsAfter(1)).isFalse();
            assertThat(new ReshuffleLimit(0).allowsAfter(0)).isFalse();
        }

        @Test
        void unlimited_allows_all() {
            assertThat(ReshuffleLimit.UNLIMITED.allowsAfter(Integer.MAX_VALUE)).isTrue();
            assertThat(HOUSE.with("reshuffleLimit", "unlimited").get()).isEqualTo(HOUSE);
        }

        @Test
        void is_no_negative_number() {
            assertThatIllegalArgumentException().isThrownBy(() -> new ReshuffleLimit(-1));
            assertThat(HOUSE.with("reshuffleLimit", "-1").getLeft().expected())
                    .isEqualTo("a number 0…999999999 or UNLIMITED");
        }
    }

    @Nested
    class What_a_raid_takes_of_the_usual_game {
        @Test
        @ForRule({"RAID-11", "RAID-12", "RAID-13"})
        void the_first_turn_has_attacks_Supporters_and_evolving() {
            PokemonRules pokemon = HOUSE.pokemon();

            assertThat(pokemon.firstTurnAttack()).isTrue();
            assertThat(pokemon.firstTurnEvolution()).isEqualTo(FirstTurnEvolution.ALLOW);
            assertThat(HOUSE.withRaidFirstTurnEvolution(false).pokemon().firstTurnEvolution())
                    .isEqualTo(FirstTurnEvolution.BLOCK_OWN_FIRST_TURN);
        }

        @Test
        @ForRule("RAID-4")
        void the_rest_is_as_always() {
            assertThat(HOUSE.pokemon())
                    .isEqualTo(PokemonRules.seed()
                            .withFirstTurnAttack(true)
                            .withFirstTurnEvolution(FirstTurnEvolution.ALLOW));
        }

        @Test
        void or_as_the_options_of_the_raid_say() {
            RaidRules rules = RaidRules.parse("attackDiscardTiming=BEFORE_DAMAGE,upToMinimum=OFFICIAL_2026,"
                            + "checkupOrderChooser=AFFECTED_OWNER,autoResolveForcedPublicChoice=true,"
                            + "turnLimit=7,actionsPerTurnLimit=8,decisionCap=1009")
                    .get();

            assertThat(rules.pokemon())
                    .isEqualTo(HOUSE.pokemon()
                            .withAttackDiscardTiming(AttackDiscardTiming.BEFORE_DAMAGE)
                            .withUpToMinimum(UpToMinimum.OFFICIAL_2026)
                            .withCheckupOrderChooser(CheckupOrderChooser.AFFECTED_OWNER)
                            .withAutoResolveForcedPublicChoice(true)
                            .withTurnLimit(7)
                            .withActionsPerTurnLimit(8)
                            .withDecisionCap(1009));
        }
    }
}
