package dev.croupier.heretoslay.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.odds.Probability;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RollOddsTest {
    private static final RollOdds TEN = RollOdds.of(0, Requirement.atLeast(10));
    private static final RollOdds FIVE_OR_LESS = RollOdds.of(0, Requirement.atMost(5));

    private static Option<Array<Integer>> changes(Option<Array<ModifierUse>> uses) {
        return uses.map(played -> played.map(ModifierUse::change));
    }

    @Nested
    class When_nobody_holds_a_Modifier {
        @Test
        void the_dice_and_the_bonus_alone_decide() {
            assertThat(TEN.chance()).isEqualTo(Probability.of(6, 36));
            assertThat(RollOdds.of(2, Requirement.atLeast(10)).chance()).isEqualTo(Probability.of(15, 36));
            assertThat(FIVE_OR_LESS.chance()).isEqualTo(Probability.of(10, 36));
            assertThat(RollOdds.of(2, Requirement.atMost(5)).chance()).isEqualTo(Probability.of(3, 36));
        }

        @Test
        void the_total_that_is_required_is_enough() {
            assertThat(Requirement.atLeast(10).isMetBy(10)).isTrue();
            assertThat(Requirement.atLeast(10).isMetBy(9)).isFalse();
            assertThat(Requirement.atMost(5).isMetBy(5)).isTrue();
            assertThat(Requirement.atMost(5).isMetBy(6)).isFalse();
            assertThat(Requirement.atMost(5).shortfall(9)).isEqualTo(4);
            assertThat(Requirement.atLeast(5).shortfall(9)).isEqualTo(-4);
        }
    }

    @Nested
    @ForRule({"HTS-MOD-01", "HTS-MOD-06"})
    class When_the_roller_holds_Modifiers {
        @Test
        void each_adds_its_better_value() {
            assertThat(TEN.chanceWith(Array.of(Cards.ONE, Cards.PLUS_FOUR))).isEqualTo(Probability.of(30, 36));
            assertThat(FIVE_OR_LESS.chanceWith(Array.of(Cards.ONE))).isEqualTo(Probability.of(26, 36));
        }

        @Test
        void one_that_only_harms_is_kept() {
            assertThat(TEN.chanceWith(Array.of(Cards.MINUS_FOUR))).isEqualTo(TEN.chance());
            assertThat(FIVE_OR_LESS.chanceWith(Array.of(Cards.PLUS_FOUR))).isEqualTo(FIVE_OR_LESS.chance());
        }

        @Test
        @ForRule("HTS-MOD-09")
        void the_Protecting_Horn_adds_one_for_each() {
            Array<ModifierValues> horned = Array.of(Cards.ONE.withHorn(), Cards.PLUS_FOUR.withHorn());
            assertThat(TEN.chanceWith(horned)).isEqualTo(Probability.of(35, 36));
            assertThat(Cards.ONE.withHorn().uses().map(ModifierUse::change)).containsExactly(2, 1, 0, -2, -3, -4);
        }
    }

    @Nested
    class When_the_fewest_Modifiers_are_looked_for {
        private final Array<ModifierValues> hand = Array.of(Cards.ONE, Cards.TWO, Cards.THREE, Cards.PLUS_FOUR);

        @Test
        void none_is_played_on_a_success() {
            assertThat(TEN.fewest(10, hand)).isEqualTo(Option.some(Array.empty()));
        }

        @Test
        void one_card_is_better_than_two_and_the_exact_one_better_than_more() {
            assertThat(changes(TEN.fewest(7, hand))).isEqualTo(Option.some(Array.of(3)));
            assertThat(changes(TEN.fewest(4, hand))).isEqualTo(Option.some(Array.of(2, 4)));
            assertThat(changes(TEN.fewest(3, hand))).isEqualTo(Option.some(Array.of(3, 4)));
            assertThat(changes(TEN.fewest(2, hand))).isEqualTo(Option.some(Array.of(1, 3, 4)));
        }

        @Test
        void too_few_are_not_played_at_all() {
            assertThat(changes(RollOdds.of(-2, Requirement.atLeast(10)).fewest(2, hand)))
                    .isEqualTo(Option.some(Array.of(1, 2, 3, 4)));
            assertThat(RollOdds.of(-3, Requirement.atLeast(10)).fewest(2, hand)).isEqualTo(Option.none());
        }

        @Test
        void an_inverted_roll_takes_the_values_below_zero() {
            Array<ModifierValues> low = Array.of(Cards.MINUS_FOUR, Cards.ONE);
            assertThat(changes(FIVE_OR_LESS.fewest(8, low))).isEqualTo(Option.some(Array.of(-3)));
            assertThat(changes(FIVE_OR_LESS.fewest(9, low))).isEqualTo(Option.some(Array.of(-4)));
            assertThat(changes(FIVE_OR_LESS.fewest(12, low))).isEqualTo(Option.some(Array.of(-4, -3)));
        }

        @Test
        void the_Protecting_Horns_step_is_told_with_the_value() {
            ModifierValues horned = Cards.TWO.withHorn();
            assertThat(TEN.fewest(9, Array.of(horned)))
                    .isEqualTo(Option.some(Array.of(new ModifierUse(horned, 2, -1))));
            assertThat(TEN.fewest(8, Array.of(horned))).isEqualTo(Option.some(Array.of(new ModifierUse(horned, 2, 0))));
            assertThat(TEN.fewest(7, Array.of(horned))).isEqualTo(Option.some(Array.of(new ModifierUse(horned, 2, 1))));
        }
    }

    @Nested
    @ForRule("HTS-MOD-03")
    class When_opponents_answer {
        private final Array<ModifierValues> own = Array.of(Cards.ONE, Cards.PLUS_FOUR);

        @Test
        void they_take_their_better_values_off() {
            assertThat(TEN.chanceAgainst(own, Array.of(Cards.TWO))).isEqualTo(Probability.of(21, 36));
            assertThat(TEN.chanceAgainst(own, Array.of(Cards.TWO.withHorn()))).isEqualTo(Probability.of(15, 36));
            assertThat(TEN.chanceAgainst(own, Array.of(Cards.PLUS_FOUR))).isEqualTo(TEN.chanceWith(own));
            assertThat(TEN.succeeds(7, own, Array.of(Cards.TWO))).isTrue();
            assertThat(TEN.succeeds(6, own, Array.of(Cards.TWO))).isFalse();
        }

        @Test
        @ForRule("HTS-MOD-10")
        void the_Abyss_Queen_gives_one_back_for_each_card() {
            RollOdds queens = TEN.withAbyssQueen();
            assertThat(queens.chanceAgainst(own, Array.of(Cards.TWO))).isEqualTo(Probability.of(26, 36));
            assertThat(queens.chanceAgainst(own, Array.of(Cards.TWO.withHorn())))
                    .isEqualTo(Probability.of(21, 36));
            assertThat(queens.chanceAgainst(own, Array.of(Cards.THREE))).isEqualTo(TEN.chanceWith(own));
        }

        @Test
        @ForRule("HTS-MOD-10")
        void the_Abyss_Queen_is_declined_where_less_is_better() {
            assertThat(FIVE_OR_LESS.chanceAgainst(Array.empty(), Array.of(Cards.ONE)))
                    .isEqualTo(Probability.of(6, 36));
            assertThat(FIVE_OR_LESS.withAbyssQueen().chanceAgainst(Array.empty(), Array.of(Cards.ONE)))
                    .isEqualTo(Probability.of(6, 36));
            assertThat(FIVE_OR_LESS.withAbyssQueen().succeeds(4, Array.empty(), Array.of(Cards.ONE)))
                    .isTrue();
            assertThat(changes(FIVE_OR_LESS.withAbyssQueen().fewestAgainst(4, Array.of(Cards.ONE, Cards.TWO))))
                    .isEqualTo(Option.some(Array.of(2)));
        }

        @Test
        void they_need_one_more_than_makes_it_even() {
            Array<ModifierValues> hand = Array.of(Cards.ONE, Cards.THREE, Cards.TWO);
            assertThat(changes(TEN.fewestAgainst(9, hand))).isEqualTo(Option.some(Array.empty()));
            assertThat(changes(TEN.fewestAgainst(10, hand))).isEqualTo(Option.some(Array.of(-1)));
            assertThat(changes(TEN.fewestAgainst(11, hand))).isEqualTo(Option.some(Array.of(-2)));
            assertThat(changes(TEN.withAbyssQueen().fewestAgainst(11, hand))).isEqualTo(Option.some(Array.of(-3)));
            assertThat(changes(TEN.withAbyssQueen().fewestAgainst(12, hand))).isEqualTo(Option.some(Array.of(-3, -2)));
        }
    }

    @Test
    void a_Modifier_without_a_value_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(ModifierValues::of).withMessage("a Modifier has a value");
    }
}
