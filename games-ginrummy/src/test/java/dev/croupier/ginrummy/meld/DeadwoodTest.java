package dev.croupier.ginrummy.meld;

import static dev.croupier.ginrummy.Hand.cards;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DeadwoodTest {
    private final Deadwood deadwood = Deadwood.of(AceRuns.LOW);

    @ForRule("GIN-B7")
    @Test
    void no_card_is_no_deadwood() {
        assertThat(deadwood.minimum(0)).isZero();
    }

    @ForRule("GIN-B14")
    @Test
    void a_card_belongs_to_one_meld_at_most() {
        assertThat(deadwood.minimum(cards("5C 5D 5H 6H 7H"))).isEqualTo(10);
    }

    @Test
    void a_whole_suit_is_one_run_and_the_whole_deck_is_melded() {
        assertThat(deadwood.minimum(cards("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH")))
                .isZero();
        assertThat(deadwood.minimum((1L << 52) - 1)).isZero();
    }

    @ForRule("GIN-MAH-2")
    @Test
    void a_run_uses_its_ace_at_one_end_only() {
        long both = cards("AH 2H 3H QH KH");
        assertThat(Deadwood.of(AceRuns.LOW).minimum(both)).isEqualTo(20);
        assertThat(Deadwood.of(AceRuns.HIGH_OR_LOW).minimum(both)).isEqualTo(5);
        assertThat(Deadwood.of(AceRuns.AROUND_THE_CORNER).minimum(both)).isZero();
    }

    @ForRule({"GIN-E4", "GIN-11", "GIN-B16"})
    @Test
    void a_knock_counts_what_is_left_after_the_discard_not_the_minimum_of_eleven() {
        long hand = cards("3C 6C 7C 2D 5D 6D 7D 8D 7H 6S 7S");
        int shed = number("8D");
        assertThat(deadwood.afterDiscard(hand, shed)).isEqualTo(10);
        assertThat(deadwood.knockPossible(hand, 10, Deadwood.NO_CARD)).isTrue();
        assertThat(deadwood.knockPossible(hand, 9, Deadwood.NO_CARD)).isFalse();
        assertThat(CardNotation.format(deadwood.discardsWithin(hand, 10, Deadwood.NO_CARD)))
                .isEqualTo("8D");
    }

    @ForRule("GIN-E5")
    @Test
    void gin_may_need_a_discard_that_the_minimum_of_eleven_would_keep() {
        long hand = cards("AC 2C 3C 5C AD 2D 5D 2H 5H AS 2S");
        int best = deadwood.bestDiscard(hand);
        assertThat(deadwood.minimum(hand)).isEqualTo(2);
        assertThat(Deadwood.deadwood(best)).isZero();
        assertThat(Deadwood.card(best)).isEqualTo(number("3C"));
    }

    @ForRule("GIN-9")
    @Test
    void eleven_melded_cards_can_always_be_played_as_gin() {
        long hand = cards("5C 5D 5H 5S 9C 9D 9H 9S AS 2S 3S");
        assertThat(deadwood.minimum(hand)).isZero();
        assertThat(CardNotation.format(deadwood.discardsWithin(hand, 0, Deadwood.NO_CARD)))
                .isEqualTo("5C 9C 5D 9D 5H 9H 5S 9S");
    }

    @Nested
    class When_the_card_just_taken_may_not_be_discarded {
        private final long hand = cards("3C 6C 7C 2D 5D 6D 7D 8D 7H 6S 7S");

        @ForRule({"GIN-14", "GIN-E11"})
        @Test
        void the_only_knock_may_be_lost() {
            assertThat(deadwood.knockPossible(hand, 10, number("8D"))).isFalse();
            assertThat(deadwood.discardsWithin(hand, 10, number("8D"))).isZero();
            assertThat(deadwood.knockPossible(hand, 10, number("3C"))).isTrue();
        }

        @Test
        void the_best_of_the_others_is_the_answer() {
            int best = deadwood.bestDiscard(hand, number("8D"));
            assertThat(Deadwood.card(best)).isNotEqualTo(number("8D"));
            assertThat(Deadwood.deadwood(best)).isEqualTo(deadwood.afterDiscard(hand, Deadwood.card(best)));
            assertThat(deadwood.bestDiscard(hand, number("3C"))).isEqualTo(deadwood.bestDiscard(hand));
        }
    }

    @Nested
    class Programmers_errors {
        @Test
        void bits_beyond_the_deck_are_refused() {
            assertThatIllegalArgumentException().isThrownBy(() -> deadwood.minimum(1L << 52));
            assertThatIllegalArgumentException().isThrownBy(() -> deadwood.minimum(-1));
            assertThatIllegalArgumentException().isThrownBy(() -> deadwood.bestDiscard(1L << 63));
        }

        @Test
        void an_empty_hand_has_no_discard() {
            assertThatIllegalArgumentException().isThrownBy(() -> deadwood.bestDiscard(0));
            assertThatIllegalArgumentException().isThrownBy(() -> deadwood.bestDiscard(1, 0));
        }

        @Test
        void a_card_that_is_not_there_cannot_be_discarded() {
            assertThatIllegalArgumentException().isThrownBy(() -> deadwood.afterDiscard(cards("5C"), number("5D")));
            assertThatIllegalArgumentException().isThrownBy(() -> deadwood.afterDiscard(cards("AC"), 64));
        }
    }

    private static int number(String card) {
        return CardNotation.card(card).get().number();
    }
}
