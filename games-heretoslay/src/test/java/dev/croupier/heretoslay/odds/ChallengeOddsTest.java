package dev.croupier.heretoslay.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Probability;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ChallengeOddsTest {
    private static final ChallengeSide PLAIN = ChallengeSide.of(0);

    private static ChallengeSide holding(ModifierValues... modifiers) {
        return ChallengeSide.of(0, modifiers);
    }

    private static Probability challengerWins(ChallengeSide challenger, ChallengeSide defender) {
        return new ChallengeOdds(challenger, defender).challengerWins();
    }

    @Nested
    @ForRule("HTS-CHL-06")
    class When_nobody_holds_a_Modifier {
        @Test
        void the_challenger_wins_ties() {
            // 1+4+9+16+25+36+25+16+9+4+1 = 146 of 1296 are ties, and of the rest each side has half
            ChallengeOdds even = new ChallengeOdds(PLAIN, PLAIN);
            assertThat(even.challengerWins()).isEqualTo(Probability.of(575 + 146, 1296));
            assertThat(even.defenderWins()).isEqualTo(Probability.of(575, 1296));
            assertThat(even.challengerWins(7, 7)).isTrue();
            assertThat(even.challengerWins(6, 7)).isFalse();
        }

        @Test
        void one_more_for_the_defender_turns_the_ties() {
            assertThat(challengerWins(PLAIN, ChallengeSide.of(1))).isEqualTo(Probability.of(575, 1296));
        }

        @Test
        void only_twelve_against_two_makes_ten_good() {
            assertThat(challengerWins(PLAIN, ChallengeSide.of(10))).isEqualTo(Probability.of(1, 1296));
            assertThat(challengerWins(ChallengeSide.of(10), PLAIN)).isEqualTo(Probability.ONE);
            assertThat(challengerWins(ChallengeSide.of(9), PLAIN)).isEqualTo(Probability.of(1295, 1296));
        }
    }

    @Nested
    @ForRule("HTS-CHL-05")
    class When_Modifiers_are_held {
        @Test
        void each_goes_on_the_roll_on_which_it_is_worth_more() {
            assertThat(challengerWins(holding(Cards.ONE), ChallengeSide.of(3))).isEqualTo(Probability.of(721, 1296));
            assertThat(challengerWins(holding(Cards.MINUS_FOUR), ChallengeSide.of(4)))
                    .isEqualTo(Probability.of(721, 1296));
            assertThat(challengerWins(ChallengeSide.of(7), holding(Cards.PLUS_FOUR, Cards.THREE)))
                    .isEqualTo(Probability.of(721, 1296));
        }

        @Test
        void the_Protecting_Horn_adds_one_for_each() {
            assertThat(challengerWins(holding(Cards.ONE.withHorn(), Cards.TWO.withHorn()), ChallengeSide.of(7)))
                    .isEqualTo(Probability.of(721, 1296));
        }

        @Test
        @ForRule("HTS-MOD-10")
        void the_Abyss_Queen_makes_ones_own_roll_the_better_place_for_them() {
            ChallengeSide queen = ChallengeSide.of(0).withAbyssQueen();
            // 4 off the defender's roll are 3 in the end; 2 are better added to the own roll
            assertThat(challengerWins(ChallengeSide.of(-3, Cards.MINUS_FOUR), queen))
                    .isEqualTo(Probability.of(721, 1296));
            assertThat(challengerWins(ChallengeSide.of(-2, Cards.TWO), queen)).isEqualTo(Probability.of(721, 1296));
        }

        @Test
        void the_fewest_that_win_name_their_roll() {
            ChallengeOdds odds = new ChallengeOdds(holding(Cards.ONE, Cards.TWO), holding(Cards.THREE, Cards.TWO));
            assertThat(odds.fewestForChallenger(5, 5)).isEqualTo(Option.some(Array.empty()));
            assertThat(odds.fewestForChallenger(5, 8))
                    .isEqualTo(Option.some(Array.of(new ChallengeUse(new ModifierUse(Cards.ONE, -3, 0), false, 3))));
            assertThat(odds.fewestForChallenger(5, 6))
                    .isEqualTo(Option.some(Array.of(new ChallengeUse(new ModifierUse(Cards.ONE, 1, 0), true, 1))));
            assertThat(odds.fewestForChallenger(5, 11)).isEqualTo(Option.none());
            assertThat(odds.fewestForDefender(5, 5))
                    .isEqualTo(Option.some(Array.of(new ChallengeUse(new ModifierUse(Cards.THREE, -1, 0), false, 1))));
            assertThat(odds.fewestForDefender(5, 6)).isEqualTo(Option.some(Array.empty()));
            assertThat(odds.fewestForDefender(9, 5).get().map(ChallengeUse::gain))
                    .containsExactly(3, 2);
            assertThat(odds.fewestForDefender(10, 5)).isEqualTo(Option.none());
        }
    }
}
