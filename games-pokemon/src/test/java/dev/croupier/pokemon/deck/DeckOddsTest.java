package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.table.Card;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DeckOddsTest {
    /** 60 cards: so many Basic Pokémon, four Judges, Energy. */
    private static DeckOdds basics(int count) {
        return DeckOdds.of(Cards.filled(60, Cards.times(count, Cards.TOXEL).appendAll(Cards.times(4, Cards.JUDGE))));
    }

    private static boolean isJudge(Card card) {
        return card.equals(Cards.JUDGE);
    }

    /** The chance that none of the drawn cards is one of the wanted, card by card. */
    private static double noneOf(int wanted, int cards, int drawn) {
        return drawn == 0 ? 1 : (cards - wanted) / (double) cards * noneOf(wanted, cards - 1, drawn - 1);
    }

    @Nested
    @ForRule("PKM-SETUP-3")
    class Mulligans {
        @Test
        void are_as_likely_as_drawing_card_by_card_tells() {
            for (int count = 1; count <= 20; count++) {
                assertThat(basics(count).mulligan().doubleValue()).isCloseTo(noneOf(count, 60, 7), within(1e-12));
            }
        }

        @Test
        void with_eight_Basics_are_one_in_three() {
            assertThat(basics(8).mulligan()).isEqualTo(Probability.of(133_784_560, 386_206_920));
            assertThat(basics(8).mulligan().doubleValue()).isCloseTo(0.3464, within(5e-5));
            assertThat(basics(4).mulligan().doubleValue()).isCloseTo(0.6005, within(5e-5));
            assertThat(basics(12).mulligan().doubleValue()).isCloseTo(0.1906, within(5e-5));
        }

        @Test
        void are_on_average_the_sum_of_their_powers() {
            double chance = basics(8).mulligan().doubleValue();
            double sum = 0;
            double power = chance;
            for (int i = 0; i < 200; i++) {
                sum += power;
                power *= chance;
            }
            assertThat(basics(8).expectedMulligans().doubleValue()).isCloseTo(sum, within(1e-12));
        }

        @Test
        void never_come_where_nearly_all_cards_are_Basics() {
            DeckOdds odds = DeckOdds.of(Cards.filled(60, Cards.times(54, Cards.TOXEL)));
            assertThat(odds.mulligan()).isEqualTo(Probability.ZERO);
            assertThat(odds.expectedMulligans()).isEqualTo(Probability.ZERO);
            assertThat(odds.prized(Card::isEnergy, 6)).isEqualTo(new Hypergeometric(60, 6, 6).exactly(6));
        }
    }

    @Nested
    class An_opening_hand {
        @Test
        void has_a_Basic_for_certain() {
            assertThat(basics(1).opensWith(Card::isBasicPokemon)).isEqualTo(Probability.ONE);
        }

        @Test
        void has_one_of_four_copies_a_little_less_often_than_seven_cards_have() {
            double seven = 1 - noneOf(4, 60, 7);
            assertThat(seven).isCloseTo(0.3995, within(5e-5));
            assertThat(basics(8).opensWith(DeckOddsTest::isJudge).doubleValue()).isBetween(seven - 0.05, seven);
        }
    }

    @Nested
    @ForRule("PKM-SETUP-7")
    class Prizes {
        @Test
        void have_one_of_four_copies_in_every_third_game_where_mulligans_are_left_out() {
            assertThat(new Hypergeometric(60, 4, 6).atLeast(1).doubleValue())
                    .isCloseTo(1 - noneOf(4, 60, 6), within(1e-12))
                    .isCloseTo(0.3515, within(5e-5));
            assertThat(new Hypergeometric(60, 1, 6).exactly(1)).isEqualTo(Probability.of(1, 10));
        }

        @Test
        void have_a_single_Trainer_a_little_more_often_and_a_single_Basic_less_often() {
            DeckOdds odds = DeckOdds.of(Cards.filled(60, Array.of(Cards.TOXEL, Cards.SWITCH)));
            assertThat(odds.prized(Cards.SWITCH::equals, 1)).isGreaterThan(Probability.of(1, 10));
            assertThat(odds.prized(Cards.TOXEL::equals, 1)).isEqualTo(Probability.ZERO);
        }

        @Test
        void are_four_in_Sealed() {
            Array<Card> deck = Cards.filled(40, Cards.times(40, Cards.TOXEL));
            assertThat(DeckOdds.of(DeckFormat.sealed(deck), deck).prized(Card::isPokemon, 4))
                    .isEqualTo(Probability.ONE);
        }
    }

    @Nested
    @ForRule("PKM-TURN-1")
    class The_hand_of_a_turn {
        @Test
        void has_a_card_more_for_each_own_turn() {
            assertThat(Array.range(0, 6).map(Going.FIRST::draws)).containsExactly(0, 1, 1, 2, 2, 3);
            assertThat(Array.range(0, 6).map(Going.SECOND::draws)).containsExactly(0, 0, 1, 1, 2, 2);
        }

        @Test
        void is_the_opening_hand_before_the_first_own_turn() {
            DeckOdds odds = basics(8);
            assertThat(odds.inHandByTurn(DeckOddsTest::isJudge, 1, Going.SECOND))
                    .isEqualTo(odds.opensWith(DeckOddsTest::isJudge));
            assertThat(odds.inHandByTurn(DeckOddsTest::isJudge, 1, Going.FIRST))
                    .isGreaterThan(odds.opensWith(DeckOddsTest::isJudge))
                    .isEqualTo(odds.inHandByTurn(DeckOddsTest::isJudge, 2, Going.SECOND));
        }

        @Test
        void has_in_the_end_whatever_is_not_among_the_Prizes() {
            DeckOdds odds = basics(8);
            assertThat(odds.inHandByTurn(DeckOddsTest::isJudge, 1000, Going.FIRST))
                    .isEqualTo(Probability.ONE.minus(odds.prized(DeckOddsTest::isJudge, 4)));
        }
    }

    @Test
    void a_deck_with_which_no_game_starts_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DeckOdds.of(Cards.times(60, Cards.FIRE)))
                .withMessage("no game starts without a Basic Pokémon");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DeckOdds.of(Cards.times(12, Cards.TOXEL)))
                .withMessage("12 cards are not enough for 6 Prizes");
        assertThatIllegalArgumentException().isThrownBy(() -> new Hypergeometric(5, 6, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Going.FIRST.draws(-1));
    }
}
