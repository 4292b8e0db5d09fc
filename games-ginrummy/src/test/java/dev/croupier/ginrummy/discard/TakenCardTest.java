package dev.croupier.ginrummy.discard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Rank;
import dev.croupier.ginrummy.card.Suit;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@ForRule("GIN-14")
class TakenCardTest {
    private static final String HAND_0 = "2C 4C 6C 8C TC QC AD 3D 5D 7D";
    private static final String HAND_1 = "AC 3C 5C 7C 9C JC 2D 4D 6D 8D";

    private final Table table = Table.with(GinRules.seed())
            .hand(0, HAND_0)
            .hand(1, HAND_1)
            .upcard("KS")
            .inStock("KH QS");

    @Nested
    class As_a_rule {
        @Test
        void the_upcard_just_taken_may_not_be_discarded() {
            Play taken = table.plays("1 pile");
            assertThat(taken.offers("discard")).hasSize(10).doesNotContain("KS");
            assertThat(taken.refuses("1 discard KS"))
                    .containsExactly(
                            new GinViolation.JustTaken(taken.action("1 discard KS"), Card.of(Rank.KING, Suit.SPADES)));
        }

        @Test
        void it_may_go_in_a_later_turn() {
            Play later = table.plays("1 pile", "1 discard AC", "0 stock KH", "0 discard KH", "1 stock QS");
            assertThat(later.offers("discard")).hasSize(11).contains("KS");
        }

        @Test
        void a_card_drawn_from_the_stock_may_go_at_once() {
            assertThat(table.plays("1 pass", "0 pass", "1 stock KH").offers("discard"))
                    .contains("KH");
        }
    }

    @ForRule("GIN-E11")
    @Test
    void the_card_just_taken_is_no_knock_discard_either() {
        Play taken = Table.with(GinRules.seed())
                .hand(1, "4C 5C 6C 8D 9D TD 7C 7H 7S 2H")
                .upcard("KS")
                .plays("1 pile");
        assertThat(taken.refuses("1 knock KS"))
                .containsExactly(
                        new GinViolation.JustTaken(taken.action("1 knock KS"), Card.of(Rank.KING, Suit.SPADES)));
        assertThat(taken.offers("knock")).containsExactly("2H");
    }

    @Nested
    class Where_it_may_be_discarded {
        private final Table free = Table.with(GinRules.seed().withMayDiscardTakenCard(true))
                .hand(0, HAND_0)
                .hand(1, HAND_1)
                .upcard("KS")
                .inStock("KH QS");

        @Test
        void it_is_offered() {
            assertThat(free.plays("1 pile").offers("discard")).hasSize(11).contains("KS");
        }

        @Test
        void it_may_be_the_knock_discard() {
            Play taken = Table.with(GinRules.seed().withMayDiscardTakenCard(true))
                    .hand(1, "4C 5C 6C 8D 9D TD 7C 7H 7S 2H")
                    .upcard("KS")
                    .plays("1 pile");
            assertThat(taken.offers("knock")).containsExactly("2H", "KS");
        }

        @Test
        void the_hand_is_void_when_both_put_it_back() {
            Play back = free.plays("1 pile", "1 discard KS", "0 pile", "0 discard KS");
            assertThat(back.result().ending()).isEqualTo(Ending.VOID_PUT_BACK);
            assertThat(back.result().winner()).isEmpty();
        }

        @Test
        void one_who_puts_it_back_voids_nothing() {
            Play once = free.plays("1 pile", "1 discard KS", "0 stock KH", "0 discard KH");
            assertThat(once.offers()).containsExactly("1 pile", "1 stock");
            Play other = free.plays("1 pile", "1 discard KS", "0 pile", "0 discard AD");
            assertThat(other.offers()).containsExactly("1 pile", "1 stock");
        }

        @Test
        void a_put_back_between_other_discards_voids_nothing() {
            Play apart = free.plays("1 pile", "1 discard KS", "0 stock KH", "0 discard KH", "1 pile", "1 discard KH");
            assertThat(apart.offers()).containsExactly("0 pile", "0 stock");
        }
    }
}
