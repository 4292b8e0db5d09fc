package dev.croupier.ginrummy.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.ShownDiscards;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ViewTest {
    private static final Seat DEALER = Seat.of(0);
    private static final Seat OTHER = Seat.of(1);
    private static final String HAND_0 = "2H 3H 7H 8H QC QD QS KC 5D 9C";
    private static final String HAND_1 = "4H 5H 6H 8S 9S TS 2C 2D 2S AH";

    private static Table table(GinRules rules) {
        return Table.with(rules).hand(0, HAND_0).hand(1, HAND_1).upcard("JD").inStock("KH KS JS");
    }

    /** What an observer knows of both hands, {@code ?} for the rest. */
    private static String seen(Play play, Observer observer) {
        return play.view(observer)
                .hands()
                .map(hand -> Table.text(hand.known())
                        + " ?".repeat(hand.size() - hand.known().size()))
                .map(String::strip)
                .mkString(" / ");
    }

    private static final String HIDDEN = "? ? ? ? ? ? ? ? ? ?";
    private static final String SORTED_0 = "9C QC KC 5D QD 2H 3H 7H 8H QS";
    private static final String SORTED_1 = "2C 2D AH 4H 5H 6H 2S 8S 9S TS";

    @Nested
    class Before_a_knock {
        private final Play play = table(GinRules.seed()).opens();

        @Test
        void everybody_sees_their_own_cards_only() {
            assertThat(seen(play, DEALER)).isEqualTo(SORTED_0 + " / " + HIDDEN);
            assertThat(seen(play, OTHER)).isEqualTo(HIDDEN + " / " + SORTED_1);
            assertThat(seen(play, Observer.SPECTATOR)).isEqualTo(HIDDEN + " / " + HIDDEN);
            assertThat(seen(play, Observer.OMNISCIENT)).isEqualTo(SORTED_0 + " / " + SORTED_1);
        }

        @Test
        void the_stock_is_a_number_and_the_rest_is_public() {
            GinView view = play.view(OTHER);
            assertThat(view.stock()).isEqualTo(31);
            assertThat(view.pile().mkString(" ")).isEqualTo("JD");
            assertThat(view.unseen().size()).isEqualTo(52 - 10 - 1);
            assertThat(view.toAct()).contains(OTHER);
            assertThat(view.dealer()).isEqualTo(DEALER);
        }

        @Test
        void a_card_from_the_stock_stays_hidden() {
            Play drawn = play.plays("1 pass", "0 pass", "1 stock KH");
            assertThat(seen(drawn, DEALER)).isEqualTo(SORTED_0 + " / " + HIDDEN + " ?");
            assertThat(seen(drawn, OTHER)).contains("KH");
        }

        @Test
        void a_card_from_the_pile_stays_known_until_it_is_discarded() {
            Play taken = play.plays("1 pile");
            assertThat(seen(taken, DEALER)).isEqualTo(SORTED_0 + " / JD " + HIDDEN);
            assertThat(seen(taken, Observer.SPECTATOR)).isEqualTo(HIDDEN + " / JD " + HIDDEN);
            Play later = taken.plays("1 discard AH", "0 stock KH", "0 discard KH", "1 stock KS");
            assertThat(seen(later, DEALER)).endsWith(" / JD " + HIDDEN);
            assertThat(seen(later.plays("1 discard JD"), DEALER)).endsWith(" / " + HIDDEN);
        }

        @Test
        void the_turn_is_public_but_its_default_is_not() {
            Play drawn = play.plays("1 pass", "0 pass", "1 stock KH");
            assertThat(drawn.game()
                            .turn(drawn.state(), OTHER)
                            .decision(OTHER)
                            .get()
                            .byDefault())
                    .isNotEmpty();
            assertThat(drawn.game()
                            .turn(drawn.state(), DEALER)
                            .decision(OTHER)
                            .get()
                            .byDefault())
                    .isEmpty();
        }
    }

    @ForRule("GIN-E16")
    @Nested
    class After_a_knock {
        private final Play knocked = table(GinRules.seed()).plays("1 pass", "0 pass", "1 stock KH", "1 knock KH");
        private final Play laysOff = knocked.plays("1 meld 4H 5H 6H", "1 meld 8S 9S TS", "1 meld 2C 2D 2S", "1 done");

        @Test
        void the_knockers_hand_lies_open_at_once() {
            assertThat(seen(knocked, DEALER)).isEqualTo(SORTED_0 + " / " + SORTED_1);
            assertThat(seen(knocked, Observer.SPECTATOR)).isEqualTo(HIDDEN + " / " + SORTED_1);
        }

        @Test
        void the_knocker_does_not_see_the_cards_that_the_defender_has_not_laid_down() {
            assertThat(seen(laysOff, OTHER)).isEqualTo(HIDDEN + " / AH");
            Play some = laysOff.plays("0 meld QC QD QS", "0 layoff 7H 4H 5H 6H");
            assertThat(seen(some, OTHER)).isEqualTo("? ? ? ? ? ? / AH");
            assertThat(seen(some, Observer.SPECTATOR)).isEqualTo("? ? ? ? ? ? / AH");
            assertThat(some.view(OTHER).showdown().get().defenderMelds().mkString("|"))
                    .isEqualTo("QC QD QS");
        }

        @Test
        void the_defender_sees_both() {
            assertThat(seen(laysOff, DEALER)).isEqualTo(SORTED_0 + " / AH");
        }

        @Test
        void the_knocker_cannot_tell_which_lay_offs_are_possible() {
            assertThat(laysOff.game().legalActions(laysOff.state(), OTHER)).isEmpty();
            assertThat(laysOff.rulesAgainst("1 layoff AH 2C 2D 2S")).containsExactly("CORE-TURN");
        }

        @Test
        void both_hands_lie_open_once_it_is_scored() {
            Play scored = laysOff.plays("0 meld QC QD QS", "0 done");
            assertThat(seen(scored, OTHER)).isEqualTo("9C KC 5D 2H 3H 7H 8H / AH");
            assertThat(seen(scored, Observer.SPECTATOR)).isEqualTo("9C KC 5D 2H 3H 7H 8H / AH");
            assertThat(scored.view(OTHER).result().get().points()).isEqualTo(9 + 10 + 5 + 2 + 3 + 7 + 8 - 1);
        }
    }

    @ForRule("GIN-26")
    @Test
    void a_void_hand_is_shown_to_nobody() {
        Play wall = table(GinRules.seed()).stock("KH KS JS").plays("1 pass", "0 pass", "1 stock KH", "1 discard KH");
        assertThat(wall.state().phase()).isEqualTo(Phase.SCORED);
        assertThat(seen(wall, DEALER)).isEqualTo(SORTED_0 + " / " + HIDDEN);
        assertThat(seen(wall, Observer.SPECTATOR)).isEqualTo(HIDDEN + " / " + HIDDEN);
    }

    @ForRule("GIN-19")
    @Nested
    class The_pile {
        private Play discarded(ShownDiscards shown) {
            return table(GinRules.seed().withViewShowsDiscards(shown))
                    .plays("1 pass", "0 pass", "1 stock KH", "1 discard KH", "0 stock KS", "0 discard KS");
        }

        @Test
        void is_shown_whole() {
            assertThat(discarded(ShownDiscards.ALL).view(OTHER).shownPile().mkString(" "))
                    .isEqualTo("KS KH JD");
        }

        @Test
        void may_be_shown_by_its_top_alone_but_stays_known() {
            GinView view = discarded(ShownDiscards.TOP).view(OTHER);
            assertThat(view.shownPile().mkString(" ")).isEqualTo("KS");
            assertThat(Table.text(view.seen())).contains("KH", "JD");
        }
    }
}
