package dev.croupier.pokemon.damage;

import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Types;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DamageTest {
    private static final Ignored DEFENDER_EFFECTS = new Ignored(false, false, true);

    private static Calculation fire(int base) {
        return Calculation.of(base, Types.of(FIRE));
    }

    private static Array<Change> by(int... amounts) {
        return Array.ofAll(amounts).map(amount -> new Change(amount < 0 ? "Shell" : "Belt", amount));
    }

    private static Array<Affinity> twice() {
        return Array.of(Affinity.times(FIRE, 2));
    }

    private static Array<Affinity> less(int amount) {
        return Array.of(Affinity.minus(FIRE, amount));
    }

    @Nested
    class An_attack {
        @Test
        @ForRule("PKM-ATK-7")
        void does_its_base_damage_where_nothing_changes_it() {
            assertThat(fire(70).damage()).isEqualTo(70);
        }

        @Test
        @ForRule({"PKM-ATK-8", "PKM-ATK-9", "PKM-ATK-10", "PKM-ATK-11"})
        void is_changed_in_the_fixed_order() {
            Calculation calculation = fire(50).withAttackerSide(by(30))
                    .withWeaknesses(twice())
                    .withResistances(less(30))
                    .withDefenderSide(by(-20));
            assertThat(calculation.trace()).hasToString("""
                            base damage: 50
                            Belt: 30 more makes 80
                            Weakness Fire ×2 makes 80 into 160
                            Resistance Fire -30 makes 160 into 130
                            Shell: 20 less makes 110
                            damage: 110; counters: 11""");
        }

        @ParameterizedTest
        @ForRule("PKM-ATK-12")
        @CsvSource({"0, 0", "-30, 0", "5, 0", "10, 1", "19, 1", "20, 2", "330, 33"})
        void puts_one_counter_for_each_10(int damage, int counters) {
            assertThat(Damage.counters(damage)).isEqualTo(counters);
            assertThat(fire(damage).trace().counters()).isEqualTo(counters);
        }
    }

    @Nested
    class On_the_attackers_side {
        @Test
        @ForRule("PKM-R2")
        void more_damage_is_doubled_by_Weakness() {
            assertThat(fire(20).withAttackerSide(by(20)).withWeaknesses(twice()).damage())
                    .isEqualTo(80);
        }

        @Test
        @ForRule("PKM-R1")
        void more_damage_and_reductions_count_against_a_Weak_target_too() {
            assertThat(fire(20).withAttackerSide(by(20))
                            .withWeaknesses(twice())
                            .withDefenderSide(by(-20))
                            .damage())
                    .isEqualTo(60);
        }

        @Test
        @ForRule({"PKM-ATK-13", "PKM-Q4", "PKM-R6"})
        void more_damage_makes_none_out_of_nothing() {
            Calculation calculation = fire(0).withAttackerSide(by(30)).withWeaknesses(twice());
            assertThat(calculation.damage()).isZero();
            assertThat(calculation.trace()).hasToString("""
                            base damage: 0
                            no damage is left, so nothing else counts
                            damage: 0; counters: 0""");
        }
    }

    @Nested
    class On_the_defenders_side {
        @Test
        @ForRule("PKM-R4")
        void less_damage_is_taken_off_after_Weakness_and_Resistance() {
            assertThat(fire(50).withWeaknesses(twice())
                            .withResistances(less(20))
                            .withDefenderSide(by(-20))
                            .damage())
                    .isEqualTo(60);
        }

        @Test
        @ForRule({"PKM-Q6", "PKM-R5"})
        void more_damage_is_added_after_Weakness_but_before_it_on_the_attackers() {
            Calculation weak = fire(50).withWeaknesses(twice());
            assertThat(weak.withDefenderSide(by(30)).damage()).isEqualTo(130);
            assertThat(weak.withAttackerSide(by(30)).damage()).isEqualTo(160);
        }

        @Test
        @ForRule("PKM-R7")
        void all_reductions_add_up() {
            assertThat(fire(120).withDefenderSide(by(-30, -20, -30)).damage()).isEqualTo(40);
        }

        @Test
        void the_order_of_more_and_less_does_not_matter() {
            assertThat(fire(20).withDefenderSide(by(-30, 30)).damage()).isEqualTo(20);
            assertThat(fire(20).withDefenderSide(by(30, -30)).damage()).isEqualTo(20);
        }
    }

    /** Each case would end with damage if later steps went on from zero or less. */
    @Nested
    @ForRule("PKM-R6")
    class It_stops_where_nothing_is_left {
        @Test
        void after_the_attackers_side() {
            assertThat(fire(30).withAttackerSide(by(-30))
                            .withDefenderSide(by(30))
                            .damage())
                    .isZero();
        }

        @Test
        void after_Resistance() {
            assertThat(fire(20).withResistances(less(30))
                            .withDefenderSide(by(30))
                            .damage())
                    .isZero();
        }

        @Test
        void after_the_defenders_side() {
            Calculation calculation = fire(20).withDefenderSide(by(-50)).withPrevention(Option.some("Agility"));
            assertThat(calculation.damage()).isZero();
            assertThat(calculation.trace().of(Step.PREVENTION)).isEmpty();
        }
    }

    @Nested
    class Weakness_and_Resistance {
        @Test
        @ForRule("PKM-ATK-9")
        void are_as_printed_in_any_era() {
            assertThat(fire(40).withWeaknesses(Array.of(Affinity.plus(FIRE, 20)))
                            .damage())
                    .isEqualTo(60);
            assertThat(fire(40).withWeaknesses(Array.of(Affinity.times(FIRE, 4)))
                            .damage())
                    .isEqualTo(160);
            assertThat(fire(40).withWeaknesses(Array.of(new Affinity(FIRE, 2, 10)))
                            .damage())
                    .isEqualTo(90);
        }

        @Test
        void of_another_type_do_not_apply() {
            Calculation calculation =
                    Calculation.of(40, Types.of(WATER)).withWeaknesses(twice()).withResistances(less(20));
            assertThat(calculation.damage()).isEqualTo(40);
            assertThat(calculation.trace().lines()).hasSize(1);
        }

        @Test
        @ForRule("PKM-ATK-16")
        void are_asked_for_each_type_of_the_attacker_and_applied_once_each() {
            Calculation both = Calculation.of(40, Types.of(FIRE, WATER));
            assertThat(both.withWeaknesses(twice()).withResistances(less(20)).damage())
                    .isEqualTo(60);
            assertThat(both.withWeaknesses(Array.of(
                                    Affinity.times(FIRE, 2), Affinity.times(WATER, 2), Affinity.times(GRASS, 2)))
                            .damage())
                    .isEqualTo(160);
            assertThat(both.withWeaknesses(twice())
                            .withResistances(Array.of(Affinity.minus(WATER, 30)))
                            .damage())
                    .isEqualTo(50);
        }

        @Test
        @ForRule({"PKM-ATK-14", "PKM-Q9"})
        void never_apply_on_the_Bench() {
            Calculation calculation = fire(30).withWeaknesses(twice())
                    .withResistances(less(20))
                    .withBenched(true)
                    .withDefenderSide(by(-10));
            assertThat(calculation.damage()).isEqualTo(20);
            assertThat(calculation.trace()).hasToString("""
                            base damage: 30
                            Weakness Fire ×2 does not apply on the Bench
                            Resistance Fire -20 does not apply on the Bench
                            Shell: 10 less makes 20
                            damage: 20; counters: 2""");
        }

        @Test
        void can_be_ignored_by_the_attack_one_without_the_other() {
            Calculation calculation = fire(50).withWeaknesses(twice()).withResistances(less(30));
            Ignored weakness = new Ignored(true, false, false);
            Ignored resistance = new Ignored(false, true, false);
            assertThat(calculation.withIgnored(weakness).damage()).isEqualTo(20);
            assertThat(calculation.withIgnored(resistance).damage()).isEqualTo(100);
            assertThat(calculation.withIgnored(weakness.union(resistance)).trace())
                    .hasToString("""
                            base damage: 50
                            the attack ignores Weakness Fire ×2
                            the attack ignores Resistance Fire -30
                            damage: 50; counters: 5""");
        }
    }

    @Nested
    class Prevention {
        @Test
        @ForRule("PKM-R15")
        void leaves_nothing_of_the_damage_to_that_target() {
            Calculation calculation = fire(50).withPrevention(Option.some("Agility"));
            assertThat(calculation.damage()).isZero();
            assertThat(calculation.trace()).hasToString("""
                            base damage: 50
                            Agility prevents all of it
                            damage: 0; counters: 0""");
        }

        @Test
        @ForRule({"PKM-Q7", "PKM-R16"})
        void and_reductions_are_ignored_by_an_attack_that_effects_on_the_target_do_not_touch() {
            Calculation calculation = fire(50).withWeaknesses(twice())
                    .withResistances(less(30))
                    .withDefenderSide(by(-40))
                    .withPrevention(Option.some("Agility"))
                    .withIgnored(DEFENDER_EFFECTS);
            assertThat(calculation.damage()).isEqualTo(70);
            assertThat(calculation.trace()).hasToString("""
                            base damage: 50
                            Weakness Fire ×2 makes 50 into 100
                            Resistance Fire -30 makes 100 into 70
                            the attack ignores Shell
                            the attack ignores Agility, which would prevent all of it
                            damage: 70; counters: 7""");
        }

        @Test
        @ForRule("PKM-R17")
        void a_target_that_has_no_Weakness_has_none_for_such_an_attack_either() {
            assertThat(fire(50).withIgnored(DEFENDER_EFFECTS).damage()).isEqualTo(50);
        }
    }

    @Nested
    class A_line {
        @Test
        void says_step_reason_source_and_both_numbers() {
            Trace trace = Calculation.of(60, Types.of(FIGHTING))
                    .withAttackerSide(by(10, -20))
                    .trace();
            assertThat(trace.of(Step.ATTACKER))
                    .containsExactly(
                            new Trace.Line(Step.ATTACKER, DamageMessage.MORE, "Belt", 60, 70),
                            new Trace.Line(Step.ATTACKER, DamageMessage.LESS, "Shell", 70, 50));
        }
    }
}
