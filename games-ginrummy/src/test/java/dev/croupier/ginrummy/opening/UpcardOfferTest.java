package dev.croupier.ginrummy.opening;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@ForRule({"GIN-B5", "GIN-13"})
class UpcardOfferTest {
    private final Table table =
            Table.with(GinRules.seed()).dealer(0).upcard("7H").inStock("KC");

    @Test
    void the_non_dealer_is_asked_first() {
        Play play = table.opens();
        assertThat(play.state().toAct()).isEqualTo(Seat.of(1));
        assertThat(play.offers()).containsExactly("1 pass", "1 pile");
    }

    @Test
    void whoever_does_not_deal_is_the_non_dealer() {
        assertThat(table.dealer(1).opens().offers()).containsExactly("0 pass", "0 pile");
    }

    @Test
    void then_the_dealer_is_asked() {
        assertThat(table.plays("1 pass").offers()).containsExactly("0 pass", "0 pile");
    }

    @Test
    void the_dealer_who_takes_it_ends_the_turn_and_the_non_dealer_goes_on() {
        Play taken = table.hand(0, "AC 3C 5C 7C 9C JC KD 2D 4D 6D").plays("1 pass", "0 pile");
        assertThat(taken.hand(0)).contains("7H");
        assertThat(taken.pile()).isEmpty();
        assertThat(taken.plays("0 discard AC").offers()).containsExactly("1 pile", "1 stock");
    }

    @Nested
    class Both_passed {
        private final Play passed = table.plays("1 pass", "0 pass");

        @Test
        void the_non_dealer_must_draw_from_the_stock() {
            assertThat(passed.offers()).containsExactly("1 stock");
            assertThat(passed.plays("1 stock KC").hand(1)).contains("KC");
        }

        @ForRule("GIN-E10")
        @Test
        void the_pile_is_refused() {
            assertThat(passed.refuses("1 pile")).containsExactly(new GinViolation.StockOnly(passed.action("1 pile")));
            assertThat(passed.rulesAgainst("1 pile")).containsExactly("GIN-13");
        }

        @Test
        void a_third_pass_is_refused() {
            assertThat(passed.rulesAgainst("1 pass")).containsExactly("GIN-13");
        }

        @Test
        void the_refused_upcard_stays_under_the_first_discard() {
            Play next = table.hand(1, "AC 3C 5C 7C 9C JC 2D 4D 6D 8D")
                    .plays("1 pass", "0 pass", "1 stock KC", "1 discard JC");
            assertThat(next.pile()).isEqualTo("JC 7H");
            assertThat(next.offers()).containsExactly("0 pile", "0 stock");
        }
    }

    @Test
    void nothing_else_is_done_before_the_offer_is_answered() {
        Play play = table.opens();
        assertThat(play.rulesAgainst("1 stock")).containsExactly("GIN-B8");
        assertThat(play.rulesAgainst("1 discard AC")).containsExactly("GIN-B8");
        assertThat(play.rulesAgainst("1 knock AC")).containsExactly("GIN-B16");
    }

    @Test
    void a_knock_is_allowed_on_the_first_turn_with_the_upcard_too() {
        Play play = table.hand(1, "4C 5C 6C 8D 9D TD 7C 7S 2H KC")
                .inStock("")
                .plays("1 pile", "1 knock KC", "1 meld 4C 5C 6C", "1 meld 8D 9D TD", "1 meld 7C 7H 7S", "1 done");
        assertThat(play.hand(1)).isEqualTo("2H");
    }

    @Nested
    class With_eleven_cards_for_the_non_dealer {
        private final Play play = Table.with(GinRules.seed().withOpening(Opening.ELEVEN_CARDS))
                .hand(1, "AC 3C 5C 7C 9C JC KC 2D 4D 6D 8D")
                .opens();

        @Test
        void nothing_is_turned_up_and_nothing_is_offered() {
            assertThat(play.pile()).isEmpty();
            assertThat(play.state().stock().size()).isEqualTo(31);
            assertThat(play.rulesAgainst("1 pass")).containsExactly("GIN-13");
            assertThat(play.rulesAgainst("1 pile")).containsExactly("GIN-B8");
        }

        @Test
        void the_non_dealer_begins_with_a_discard() {
            assertThat(play.offers("discard")).hasSize(11);
            Play next = play.plays("1 discard KC");
            assertThat(next.hand(1)).isEqualTo("AC 3C 5C 7C 9C JC 2D 4D 6D 8D");
            assertThat(next.offers()).containsExactly("0 pile", "0 stock");
        }

        @Test
        void a_knock_without_a_draw_is_possible() {
            Play knocks = Table.with(GinRules.seed().withOpening(Opening.ELEVEN_CARDS))
                    .hand(1, "4C 5C 6C 8D 9D TD 7C 7H 7S 2H KC")
                    .opens();
            assertThat(knocks.offers("knock")).contains("KC");
        }
    }
}
