package dev.croupier.ginrummy.discard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.WallRule;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@ForRule("GIN-16")
class WallTest {
    private static final String DULL = "2C 4C 6C 8C TC QC AD 3D 5D 7D";
    private static final String KNOCKER = "4H 5H 6H 8S 9S TS KC KD KS AH";

    private static Table table(GinRules rules) {
        return Table.match(rules).hand(0, DULL).hand(1, KNOCKER).stock("JC JD JH");
    }

    @ForRule({"GIN-E12", "GIN-26"})
    @Nested
    class Where_the_wall_voids {
        private final Play drawn = table(GinRules.seed()).plays("1 pass", "0 pass", "1 stock JC");

        @Test
        void a_discard_that_leaves_two_cards_voids_the_hand() {
            Play wall = drawn.plays("1 discard JC");
            assertThat(wall.result().ending()).isEqualTo(Ending.VOID_WALL);
            assertThat(wall.result().points()).isZero();
            assertThat(wall.result().winner()).isEmpty();
        }

        @Test
        void the_score_and_the_dealer_stay() {
            Play wall = drawn.plays("1 discard JC");
            assertThat(wall.state().score()).isEqualTo(drawn.state().score());
            assertThat(wall.offers()).containsExactly("0 deal");
        }

        @Test
        void a_knock_in_the_same_turn_is_scored() {
            Play knock = drawn.plays("1 knock JC", "1 meld 4H 5H 6H", "1 meld 8S 9S TS", "1 meld KC KD KS", "1 done")
                    .plays("0 done");
            assertThat(knock.result().ending()).isEqualTo(Ending.KNOCK);
            assertThat(knock.result().winner()).contains(Seat.of(1));
        }

        @Test
        void three_cards_in_the_stock_are_enough_to_go_on() {
            Play four =
                    table(GinRules.seed()).stock("JC JD JH JS").plays("1 pass", "0 pass", "1 stock JC", "1 discard JC");
            assertThat(four.offers()).containsExactly("0 pile", "0 stock");
        }

        @Test
        void a_take_from_the_pile_at_three_cards_does_not_end_the_hand() {
            assertThat(table(GinRules.seed()).plays("1 pile", "1 discard KC").offers())
                    .containsExactly("0 pile", "0 stock");
        }
    }

    @Nested
    class Where_the_last_discard_may_be_taken_to_knock {
        private final GinRules rules = GinRules.seed().withWallRule(WallRule.LAST_DISCARD_KNOCK);
        private final Play last = table(rules).dealer(1).upcard("7S").plays("0 pass", "1 pass", "0 stock JC");

        @Test
        void who_can_knock_with_it_is_offered_that() {
            Play offered = last.plays("0 discard JC");
            assertThat(offered.offers()).containsExactly("1 pass", "1 pile");
            assertThat(offered.rulesAgainst("1 stock")).containsExactly("GIN-B8");
        }

        @Test
        void who_takes_it_must_knock() {
            Play taken = last.plays("0 discard JC", "1 pile");
            assertThat(taken.offers()).containsExactly("1 knock AH");
            assertThat(taken.refuses("1 discard AH"))
                    .containsExactly(new GinViolation.MustKnock(taken.action("1 discard AH")));
            assertThat(taken.rulesAgainst("1 discard JC")).containsExactly("GIN-16", "GIN-14");
            assertThat(taken.rulesAgainst("1 knock JC")).containsExactly("GIN-14");
        }

        @Test
        void the_knock_is_scored() {
            Play knock = last.plays("0 discard AD", "1 pile", "1 knock AH")
                    .plays("1 meld 4H 5H 6H", "1 meld 8S 9S TS", "1 meld KC KD KS", "1 done", "0 done");
            assertThat(knock.result().ending()).isEqualTo(Ending.KNOCK);
            assertThat(knock.result().knockerDeadwood()).isEqualTo(1);
        }

        @Test
        void who_passes_voids_the_hand() {
            Play passed = last.plays("0 discard JC", "1 pass");
            assertThat(passed.result().ending()).isEqualTo(Ending.VOID_WALL);
        }

        @Test
        void who_cannot_knock_with_it_can_only_pass() {
            Play offered = table(rules).plays("1 pass", "0 pass", "1 stock JC", "1 discard JC");
            assertThat(offered.offers()).containsExactly("0 pass");
            assertThat(offered.rulesAgainst("0 pile")).containsExactly("GIN-16");
        }

        @Test
        void big_gin_is_a_knock_too() {
            Play taken = Table.with(rules)
                    .dealer(1)
                    .hand(0, DULL)
                    .hand(1, "4H 5H 6H 8S 9S TS KC KD KS KH")
                    .upcard("AS")
                    .stock("JC JD JS")
                    .plays("0 pass", "1 pass", "0 stock JS", "0 discard JS", "1 pile");
            assertThat(taken.offers()).contains("1 biggin");
        }
    }
}
