package dev.croupier.ginrummy.analysis;

import static dev.croupier.ginrummy.Hand.cards;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ArrangementsTest {
    @ForRule("GIN-E9")
    @Test
    void a_run_of_six_and_two_runs_of_three_are_two_arrangements() {
        assertThat(Arrangements.optimal(cards("3H 4H 5H 6H 7H 8H KC"), AceRuns.LOW)
                        .map(Arrangement::toString))
                .containsExactlyInAnyOrder("3H 4H 5H 6H 7H 8H + KC (10)", "3H 4H 5H|6H 7H 8H + KC (10)");
    }

    @Test
    void a_hand_without_melds_has_one_arrangement() {
        assertThat(Arrangements.optimal(cards("AC 3C 5D"), AceRuns.LOW).map(Arrangement::toString))
                .containsExactly(" + AC 3C 5D (9)");
    }

    @ForRule("GIN-B23")
    @Test
    void eleven_melded_cards_are_big_gin() {
        assertThat(Arrangements.isBigGin(cards("5C 5D 5H 5S 9C 9D 9H 9S AS 2S 3S"), AceRuns.LOW))
                .isTrue();
        assertThat(Arrangements.isBigGin(cards("5C 5D 5H 5S 9C 9D 9H 9S AS 2S 4S"), AceRuns.LOW))
                .isFalse();
    }

    @ForRule("GIN-14")
    @Test
    void the_card_just_taken_is_not_among_the_discards() {
        long hand = cards("5C 5D 5H KC QS");
        Option<Card> taken = CardNotation.card("KC").toOption();
        assertThat(Arrangements.bestDiscard(hand, AceRuns.LOW).discard()).hasToString("KC");
        assertThat(Arrangements.bestDiscard(hand, taken, AceRuns.LOW).discard()).hasToString("QS");
        assertThat(Arrangements.discards(hand, taken, AceRuns.LOW).map(AfterDiscard::discard))
                .doesNotContain(taken.get())
                .hasSize(4);
    }

    @Nested
    class The_best_knock {
        @ForRule("GIN-B22")
        @Test
        void is_gin_if_there_is_gin() {
            assertThat(knock("AC 2C 3C 5C AD 2D 5D 2H 5H AS 2S", 10).get())
                    .isEqualTo(new BestKnock(card("3C"), arranged("AC AD AS|2C 2D 2H 2S|5C 5D 5H", ""), Cards.NONE));
        }

        @ForRule("GIN-E4")
        @Test
        void is_found_where_only_one_discard_allows_it() {
            BestKnock knock = knock("3C 6C 7C 2D 5D 6D 7D 8D 7H 6S 7S", 10).get();
            assertThat(knock.discard()).hasToString("8D");
            assertThat(knock.arrangement()).hasToString("6C 6D 6S|7C 7D 7H 7S + 3C 2D 5D (10)");
            assertThat(CardNotation.format(knock.openings())).isEqualTo("6H");
        }

        @ForRule("GIN-10")
        @Test
        void declares_the_melds_that_open_least() {
            BestKnock knock = knock("7C 7D 7H 7S 8S 9S TS AC AD 2H KH", 10).get();
            assertThat(knock.arrangement()).hasToString("7C 7D 7H 7S|8S 9S TS + AC AD 2H (4)");
            assertThat(CardNotation.format(knock.openings())).isEqualTo("JS");
        }

        @Test
        void does_not_fear_cards_that_are_elsewhere() {
            long pile = cards("JS");
            BestKnock knock = BestKnock.of(
                            cards("7C 7D 7H 7S 8S 9S TS AC AD 2H KH"), 10, Option.none(), pile, AceRuns.LOW)
                    .get();
            assertThat(knock.openings()).isZero();
        }

        @Test
        void is_none_over_the_limit() {
            assertThat(knock("3C 6C 7C 2D 5D 6D 7D 8D 7H 6S 7S", 9)).isEmpty();
        }

        @Test
        void prefers_few_openings_to_few_points_on_them() {
            Arrangement arrangement = arranged("5C 5D 5H", "2C");
            BestKnock oneOpening = new BestKnock(card("KC"), arrangement, cards("TS"));
            BestKnock twoOpenings = new BestKnock(card("AC"), arrangement, cards("2S 3S"));
            BestKnock cheapOpening = new BestKnock(card("KC"), arrangement, cards("2S"));
            assertThat(oneOpening).isLessThan(twoOpenings);
            assertThat(cheapOpening).isLessThan(oneOpening);
        }

        private static Option<BestKnock> knock(String hand, int limit) {
            return Arrangements.bestKnock(cards(hand), limit, Option.none(), AceRuns.LOW);
        }
    }

    @Test
    void an_arrangement_holds_a_card_once() {
        assertThatIllegalArgumentException().isThrownBy(() -> arranged("5C 5D 5H|5H 6H 7H", ""));
        assertThatIllegalArgumentException().isThrownBy(() -> arranged("5C 5D 5H", "5H"));
    }

    private static Arrangement arranged(String melds, String unmatched) {
        return new Arrangement(Array.of(melds.split("\\|")).map(meld -> new Meld(cards(meld))), cards(unmatched));
    }

    private static Card card(String text) {
        return CardNotation.card(text).get();
    }
}
