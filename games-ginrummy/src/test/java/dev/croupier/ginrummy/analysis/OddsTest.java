package dev.croupier.ginrummy.analysis;

import static dev.croupier.ginrummy.Hand.cards;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.odds.Probability;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OddsTest {
    @Nested
    class One_card_from_gin {
        private final long hand = cards("5C 5D 5H AS 2S 3S 9C 9D 9H KC");
        private final long unseen = Cards.DECK & ~hand;

        @Test
        void the_cards_that_help_are_counted() {
            assertThat(CardNotation.format(Odds.drawsWithin(hand, unseen, 0, AceRuns.LOW)))
                    .isEqualTo("4S 5S 9S");
            assertThat(Odds.ofNextDraw(hand, unseen, AceRuns.LOW).gin()).isEqualTo(Probability.of(1, 14));
        }

        @Test
        void every_card_below_the_unmatched_one_improves_the_hand() {
            Odds odds = Odds.ofNextDraw(hand, unseen, AceRuns.LOW);
            assertThat(odds.current()).isEqualTo(10);
            assertThat(odds.improves()).isEqualTo(Probability.of(27, 42));
            assertThat(odds.distribution().get(1)).contains(Probability.of(3, 42));
            assertThat(odds.atMost(10)).isEqualTo(Probability.ONE);
        }

        @Test
        void two_draws_are_better_than_one() {
            assertThat(Odds.withinTwoDraws(hand, unseen, 0, AceRuns.LOW))
                    .isGreaterThan(Odds.ofNextDraw(hand, unseen, AceRuns.LOW).gin());
        }
    }

    @Nested
    class Gin_already {
        private final long hand = cards("5C 5D 5H AS 2S 3S 9C 9D 9H 9S");

        @Test
        void nothing_improves_it() {
            Odds odds = Odds.ofNextDraw(hand, cards("KC KD"), AceRuns.LOW);
            assertThat(odds.improves()).isEqualTo(Probability.ZERO);
            assertThat(odds.gin()).isEqualTo(Probability.ONE);
            assertThat(Odds.withinTwoDraws(hand, cards("KC KD"), 0, AceRuns.LOW))
                    .isEqualTo(Probability.ONE);
        }
    }

    @Nested
    class Programmers_errors {
        @Test
        void some_card_must_be_left_to_draw() {
            assertThatIllegalArgumentException().isThrownBy(() -> Odds.ofNextDraw(cards("5C"), 0, AceRuns.LOW));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Odds.withinTwoDraws(cards("5C"), cards("6C"), 10, AceRuns.LOW));
        }

        @Test
        void a_card_in_the_hand_is_not_unseen() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Odds.ofNextDraw(cards("5C"), cards("5C 6C"), AceRuns.LOW));
        }
    }

    @Test
    void cards_may_be_given_as_sets() {
        CardSet hand = CardSet.ofBits(cards("5C 5D 5H AS 2S 3S 9C 9D 9H KC"));
        CardSet unseen = CardSet.range(0, 52).minus(hand);
        assertThat(Odds.ofNextDraw(hand, unseen, AceRuns.LOW))
                .isEqualTo(Odds.ofNextDraw(hand.low(), unseen.low(), AceRuns.LOW));
        assertThat(Odds.withinTwoDraws(hand, unseen, 0, AceRuns.LOW))
                .isEqualTo(Odds.withinTwoDraws(hand.low(), unseen.low(), 0, AceRuns.LOW));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Odds.ofNextDraw(hand, unseen.with(64), AceRuns.LOW))
                .withMessageContaining("beyond the 52 cards");
    }
}
