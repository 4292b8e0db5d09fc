package dev.croupier.ginrummy.meld;

import static dev.croupier.ginrummy.Hand.cards;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.NotationError;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeldTest {
    @ForRule("GIN-B11")
    @Test
    void two_cards_are_no_meld() {
        assertThat(AceRuns.LOW.isMeld(cards("5C 5D"))).isFalse();
        assertThat(AceRuns.LOW.isMeld(cards("5C 6C"))).isFalse();
        assertThat(AceRuns.LOW.isMeld(0)).isFalse();
    }

    @ForRule("GIN-B12")
    @Test
    void three_or_four_of_a_rank_are_a_set() {
        assertThat(new Meld(cards("5C 5D 5S")).isSet()).isTrue();
        assertThat(new Meld(cards("5C 5D 5H 5S")).isSet()).isTrue();
        assertThat(AceRuns.LOW.isMeld(cards("5C 5D 6S"))).isFalse();
    }

    @ForRule("GIN-B13")
    @Test
    void consecutive_cards_of_one_suit_are_a_run() {
        assertThat(new Meld(cards("5C 6C 7C")).isRun()).isTrue();
        assertThat(AceRuns.LOW.isMeld(cards("5C 6C 8C"))).isFalse();
        assertThat(AceRuns.LOW.isMeld(cards("5C 6C 7D"))).isFalse();
        assertThat(AceRuns.LOW.isMeld(cards("QC KC AD"))).isFalse();
    }

    @ParameterizedTest
    @ForRule({"GIN-B15", "GIN-20", "GIN-MAH-2"})
    @CsvSource({
        "AH 2H 3H, true, true, true",
        "QH KH AH, false, true, true",
        "KH AH 2H, false, false, true",
        "QH KH AH 2H 3H, false, false, true",
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH, true, true, true",
        "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH, false, true, true",
        "4H 5H 6H 7H 8H 9H TH JH QH KH AH 2H, false, false, true",
        "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH, true, true, true"
    })
    void an_ace_stands_where_the_option_lets_it(String run, boolean low, boolean highOrLow, boolean corner) {
        assertThat(AceRuns.LOW.isMeld(cards(run))).isEqualTo(low);
        assertThat(AceRuns.HIGH_OR_LOW.isMeld(cards(run))).isEqualTo(highOrLow);
        assertThat(AceRuns.AROUND_THE_CORNER.isMeld(cards(run))).isEqualTo(corner);
        assertThat(new Meld(cards(run))).hasToString(run);
    }

    @ParameterizedTest
    @ForRule({"GIN-MAH-3", "GIN-12"})
    @CsvSource({
        "5H 6H 7H, 4H 8H, 4H 8H, 4H 8H",
        "AH 2H 3H, 4H, 4H, 4H KH",
        "JH QH KH, TH, AH TH, AH TH",
        "QH KH AH, -, JH, 2H JH",
        "KH AH 2H, -, -, 3H QH",
        "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH, KH, KH, KH",
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH, AH, AH, AH",
        "4C 4D 4S, 4H, 4H, 4H",
        "4C 4D 4H 4S, '', '', ''"
    })
    void a_meld_takes_the_cards_beyond_its_ends(String meld, String low, String highOrLow, String corner) {
        takes(meld, AceRuns.LOW, low);
        takes(meld, AceRuns.HIGH_OR_LOW, highOrLow);
        takes(meld, AceRuns.AROUND_THE_CORNER, corner);
    }

    private static void takes(String meld, AceRuns aceRuns, String expected) {
        if (expected.equals("-")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> aceRuns.takes(cards(meld)))
                    .withMessageContaining(aceRuns.toString());
        } else {
            assertThat(CardNotation.format(new Meld(cards(meld)).takes(aceRuns)))
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"LOW, 329", "HIGH_OR_LOW, 369", "AROUND_THE_CORNER, 589"})
    void the_deck_contains_65_sets_and_the_runs_of_the_option(AceRuns aceRuns, int melds) {
        assertThat(Meld.all(aceRuns)).hasSize(melds);
        assertThat(Meld.all(aceRuns).filter(Meld::isSet)).hasSize(65);
    }

    @Nested
    class Laying_a_card_off {
        private final Meld run = new Meld(cards("5H 6H 7H"));

        @Test
        void makes_a_larger_meld() {
            assertThat(run.with(card("8H"), AceRuns.LOW)).hasToString("5H 6H 7H 8H");
            assertThat(run.with(card("8H"), AceRuns.LOW).points()).isEqualTo(26);
        }

        @Test
        void is_refused_if_the_card_does_not_fit() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> run.with(card("9H"), AceRuns.LOW))
                    .withMessageContaining("9H");
        }

        private static Card card(String text) {
            return CardNotation.card(text).get();
        }
    }

    @Nested
    class Reading_melds {
        @Test
        void keeps_their_order() {
            assertThat(Meld.parse("KC KD KS|9h th jh", AceRuns.LOW).get().map(Meld::toString))
                    .containsExactly("KC KD KS", "9H TH JH");
        }

        @Test
        void names_the_first_that_is_none() {
            assertThat(Meld.parse("KC KD KS|QH KH AH", AceRuns.LOW).getLeft())
                    .isEqualTo(new NotationError.NotAMeld("QH", 4, "AH QH KH"));
            assertThat(Meld.parse("KC KD KS|", AceRuns.LOW).getLeft()).isEqualTo(new NotationError.NotAMeld("", 4, ""));
        }
    }

    @Test
    void cards_that_are_no_meld_have_none() {
        assertThat(Meld.of(cards("KH AH 2H"), AceRuns.HIGH_OR_LOW)).isEmpty();
        assertThat(Meld.of(cards("KH AH 2H"), AceRuns.AROUND_THE_CORNER)).isNotEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> new Meld(cards("5C 6D 7H")));
    }
}
