package dev.croupier.ginrummy.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GinEventTest {
    private static final Seat DEALER = Seat.of(0);
    private static final Seat OTHER = Seat.of(1);

    private final Play play = Table.with(GinRules.seed())
            .hand(0, "2H 3H 7H 8H QC QD QS KC 5D 9C")
            .hand(1, "4H 5H 6H 8S 9S TS 2C 2D 2S AH")
            .upcard("JD")
            .inStock("KH KS")
            .opens();

    @Nested
    class A_deal {
        @Test
        void tells_everybody_their_own_cards() {
            assertThat(play.told(OTHER))
                    .containsExactly(
                            "hand 1; seat 0 deals",
                            "seat 0 was dealt 10 cards",
                            "seat 1 was dealt 2C 2D AH 4H 5H 6H 2S 8S 9S TS",
                            "JD was turned up; the limit is 10");
            assertThat(play.told(DEALER))
                    .contains("seat 1 was dealt 10 cards")
                    .doesNotContain("seat 0 was dealt 10 cards");
        }

        @Test
        void tells_a_spectator_none_and_a_debugger_all() {
            assertThat(play.told(Observer.SPECTATOR))
                    .contains("seat 0 was dealt 10 cards", "seat 1 was dealt 10 cards");
            assertThat(play.told(Observer.OMNISCIENT))
                    .contains("seat 0 was dealt 9C QC KC 5D QD 2H 3H 7H 8H QS")
                    .contains("seat 1 was dealt 2C 2D AH 4H 5H 6H 2S 8S 9S TS");
        }
    }

    @Nested
    class A_draw_from_the_stock {
        private final Play drawn = play.plays("1 pass", "0 pass", "1 stock KH");

        @Test
        void names_the_card_to_who_drew_it() {
            assertThat(drawn.told(OTHER)).containsExactly("seat 1 drew KH from the stock");
            assertThat(drawn.told(DEALER)).containsExactly("seat 1 drew from the stock");
            assertThat(drawn.told(Observer.SPECTATOR)).containsExactly("seat 1 drew from the stock");
        }

        @Test
        void stays_as_it_is_when_it_is_projected_again() {
            var once = drawn.game().project(drawn.events(), DEALER);
            assertThat(drawn.game().project(once, OTHER)).isEqualTo(once);
        }
    }

    @Test
    void what_happens_in_the_open_is_told_to_all() {
        assertThat(play.plays("1 pass").told(DEALER)).containsExactly("seat 1 passed");
        assertThat(play.plays("1 pile").told(DEALER)).containsExactly("seat 1 took JD from the pile");
        assertThat(play.plays("1 pile", "1 discard AH").told(DEALER)).containsExactly("seat 1 discarded AH");
    }

    @ForRule({"GIN-E16", "GIN-B18"})
    @Nested
    class A_showdown {
        private final Play declared = play.plays("1 pass", "0 pass", "1 stock KH", "1 knock KH")
                .plays("1 meld 4H 5H 6H", "1 meld 8S 9S TS", "1 meld 2C 2D 2S");

        @Test
        void tells_what_is_laid_down_and_no_more() {
            assertThat(declared.told(DEALER)).containsExactly("seat 1 melded 2C 2D 2S");
            Play done = declared.plays("1 done");
            assertThat(done.told(DEALER)).containsExactly("seat 1 was left with AH (1 deadwood)");
            assertThat(done.plays("0 meld QC QD QS").told(OTHER)).containsExactly("seat 0 melded QC QD QS");
            assertThat(done.plays("0 layoff 7H 4H 5H 6H").told(OTHER))
                    .containsExactly("seat 0 laid 7H off on 4H 5H 6H");
        }

        @Test
        void ends_with_the_defenders_rest_and_the_result() {
            assertThat(declared.plays("1 done", "0 meld QC QD QS", "0 done").told(OTHER))
                    .containsExactly(
                            "seat 0 was left with 9C KC 5D 2H 3H 7H 8H (44 deadwood)",
                            "seat 1 won the hand: knock, 43 points");
        }

        @Test
        void reveals_the_defenders_cards_but_no_open_ones() {
            assertThat(declared.events().map(GinEvent::reveals)).containsExactly(false);
            Play done = declared.plays("1 done");
            assertThat(done.events().map(GinEvent::reveals)).containsExactly(false);
            assertThat(done.plays("0 meld QC QD QS").events().map(GinEvent::reveals))
                    .containsExactly(true);
        }
    }

    @Test
    void chance_shown_cards_and_refusals_stop_an_undo_and_taking_an_open_card_does_not() {
        assertThat(play.plays("1 pass").events().map(GinEvent::reveals)).containsExactly(true);
        assertThat(play.plays("1 pile").events().map(GinEvent::reveals)).containsExactly(false);
        assertThat(play.plays("1 pile", "1 discard AH").events().map(GinEvent::reveals))
                .containsExactly(true);
        assertThat(play.plays("1 pass", "0 pass", "1 stock KH").events().map(GinEvent::reveals))
                .containsExactly(true);
    }
}
