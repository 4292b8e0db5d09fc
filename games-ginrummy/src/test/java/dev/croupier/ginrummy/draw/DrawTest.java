package dev.croupier.ginrummy.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DrawTest {
    /** Seat 1 has just put the jack of clubs on the seven of hearts. */
    private final Play play = Table.with(GinRules.seed())
            .hand(0, "2C 4C 6C 8C TC QC AD 3D 5D 7D")
            .hand(1, "AC 3C 5C 7C 9C JC 2D 4D 6D 8D")
            .inStock("KH QS")
            .plays("1 pass", "0 pass", "1 stock KH", "1 discard JC");

    @ForRule({"GIN-B8", "GIN-B9"})
    @Nested
    class A_turn {
        @Test
        void begins_with_a_draw_from_the_pile_or_the_stock() {
            assertThat(play.offers()).containsExactly("0 pile", "0 stock");
            assertThat(play.rulesAgainst("0 discard QC")).containsExactly("GIN-B8");
        }

        @Test
        void goes_on_with_eleven_cards_and_ends_with_ten() {
            Play drawn = play.plays("0 stock QS");
            assertThat(drawn.hand(0)).isEqualTo("2C 4C 6C 8C TC QC AD 3D 5D 7D QS");
            assertThat(drawn.state().stock().size()).isEqualTo(29);
            Play ended = drawn.plays("0 discard QC");
            assertThat(ended.hand(0)).isEqualTo("2C 4C 6C 8C TC AD 3D 5D 7D QS");
            assertThat(ended.pile()).isEqualTo("QC JC 7H");
        }

        @Test
        void has_one_draw() {
            Play drawn = play.plays("0 stock QS");
            assertThat(drawn.rulesAgainst("0 stock")).containsExactly("GIN-B8");
            assertThat(drawn.rulesAgainst("0 pile")).containsExactly("GIN-B8");
        }

        @Test
        void may_end_with_the_card_just_drawn_from_the_stock() {
            assertThat(play.plays("0 stock QS", "0 discard QS").pile()).isEqualTo("QS JC 7H");
        }
    }

    @ForRule("GIN-B10")
    @Test
    void turns_alternate() {
        Play next = play.plays("0 stock QS", "0 discard QS");
        assertThat(next.offers()).containsExactly("1 pile", "1 stock");
        assertThat(next.rulesAgainst("0 stock")).containsExactly("CORE-TURN");
    }

    @ForRule({"GIN-19", "GIN-MAH-5"})
    @Test
    void only_the_top_of_the_pile_is_taken() {
        Play taken = play.plays("0 pile");
        assertThat(taken.hand(0)).isEqualTo("2C 4C 6C 8C TC JC QC AD 3D 5D 7D");
        assertThat(taken.pile()).isEqualTo("7H");
    }

    @ForRule("GIN-MAH-5")
    @Test
    void nothing_is_melded_on_the_table_before_a_knock() {
        Play drawn = Table.with(GinRules.mahjong())
                .hand(1, "AC 2C 3C 5C 7C 9C JC 2D 4D 6D 8D TD QD")
                .inStock("KH")
                .plays("1 pass", "0 pass", "1 stock KH");
        assertThat(drawn.rulesAgainst("1 meld AC 2C 3C")).containsExactly("GIN-B17");
        assertThat(drawn.offers("meld")).isEmpty();
    }
}
