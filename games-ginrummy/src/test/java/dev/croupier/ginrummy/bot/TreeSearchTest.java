package dev.croupier.ginrummy.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Randomness;
import dev.croupier.core.search.Budget;
import dev.croupier.core.search.Rated;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TreeSearchTest {
    private static final GinRules RULES = GinRules.standard();
    private static final Seated ENDING_A_TURN = Seated.afterTaking(RULES, "7C 7D 2H 3H 4H QS 9C 5S JD TH", "7H");

    private static TreeSearch search(int playouts) {
        return new TreeSearch(
                Budget.iterations(playouts), Weights.USUAL, Plausibility.USUAL, TreeSearch.Settings.USUAL);
    }

    private static Array<Rated<GinAction>> rated(Seated seated, int playouts) {
        return search(playouts)
                .rate(
                        seated.view(),
                        seated.game().legalActions(seated.state()),
                        Randomness.seeded(1).open());
    }

    @Nested
    class The_playouts {
        @Test
        void are_as_many_as_the_budget_allows_and_go_to_what_is_liked() {
            Array<Rated<GinAction>> rated = rated(ENDING_A_TURN, 500);
            assertThat(rated.map(Rated::visits).sum().longValue()).isEqualTo(500L);
            assertThat(rated.count(one -> one.visits() > 0)).isEqualTo(4);
        }

        @Test
        void do_not_all_go_to_the_first_action() {
            assertThat(rated(ENDING_A_TURN, 500).filter(one -> one.visits() > 0))
                    .allSatisfy(one -> assertThat(one.visits()).isBetween(50L, 300L));
        }
    }

    @Nested
    class It_sees {
        @Test
        void that_gin_is_taken() {
            assertThat(Seated.afterTaking(RULES, "7C 7D 2H 3H 4H 5H JS JD JH 9C", "7H")
                            .choiceText(search(50)))
                    .isEqualTo("knock 9C");
        }

        @Test
        void that_a_card_which_makes_two_melds_is_worth_taking() {
            assertThat(Seated.at(RULES, "7C 7D 8H 9H JH 2S 4S KD KH AS", "7H").choiceText(search(500)))
                    .isEqualTo("pile");
        }
    }
}
