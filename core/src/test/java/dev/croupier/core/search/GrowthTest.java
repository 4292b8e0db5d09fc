package dev.croupier.core.search;

import static dev.croupier.core.toy.Says.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Session;
import dev.croupier.core.toy.Kuhn;
import dev.croupier.core.toy.Says;
import dev.croupier.core.toy.Told;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GrowthTest {
    private static final Kuhn GAME = new Kuhn(3);
    private static final Sampler.Determinizer<Kuhn.State, Kuhn.View> SAMPLER =
            GAME.sampler().under(GAME);
    private static final Shortlist<Kuhn.State, Says> ALL = Shortlist.all();

    private static Ismcts<Kuhn.State, Says, Told, Kuhn.View> bot(int iterations, Growth<Kuhn.State, Says> growth) {
        return Ismcts.of(GAME, Seat.of(0), SAMPLER, Budget.iterations(iterations))
                .withGrowth(growth);
    }

    /** Check and bet, as the first seat's search rates them. */
    private static Array<Rated<Says>> rate(Ismcts<Kuhn.State, Says, Told, Kuhn.View> bot) {
        Session<Kuhn.State, Says, Told, Kuhn.View> table = Session.start(GAME, Randomness.seeded(3));
        return bot.rate(
                table.view(Seat.of(0)),
                table.legalActions(Seat.of(0)),
                Randomness.seeded(1).open());
    }

    /** What was said in the states for which the tree asked whom to consider. */
    private static List<String> asked(int iterations, int after) {
        List<String> asked = new ArrayList<>();
        rate(bot(
                iterations,
                Growth.<Kuhn.State, Says>among((game, state, seat, wanted) -> {
                            asked.add(state.said());
                            return ALL.of(game, state, seat, wanted);
                        })
                        .after(after)));
        return asked;
    }

    @Nested
    class A_node {
        @Test
        void is_entered_once_it_has_been_visited_so_many_times() {
            assertThat(asked(200, 1_000)).containsOnly("");
            assertThat(asked(200, 40))
                    .contains("", "b", "c")
                    .hasSizeLessThan(asked(200, 20).size());
            assertThat(asked(200, 1)).contains("", "b", "c", "cb");
        }

        @Test
        void is_entered_at_the_visit_after_those() {
            // The two first visits of the root's actions try each of them once.
            assertThat(asked(2, 1)).containsExactly("");
            assertThat(asked(3, 1)).hasSize(2);
        }
    }

    @Nested
    class A_shortlist {
        @Test
        void leaves_out_what_it_does_not_name() {
            Growth<Kuhn.State, Says> betting = Growth.among((game, state, seat, wanted) ->
                    state.said().isEmpty() ? Array.of(says(0, "bet")) : game.legalActions(state, seat));
            assertThat(rate(bot(50, betting)).map(Rated::visits)).containsExactly(0L, 50L);
        }

        @Test
        void that_is_empty_leaves_the_rest_to_the_playouts() {
            Growth<Kuhn.State, Says> shallow = Growth.among((game, state, seat, wanted) ->
                    state.said().isEmpty() ? game.legalActions(state, seat) : Array.empty());
            assertThat(rate(bot(50, shallow)).map(Rated::visits).sum().longValue())
                    .isEqualTo(50L);
        }

        @Test
        void that_is_empty_from_the_beginning_leaves_nothing_to_rate() {
            Growth<Kuhn.State, Says> none = Growth.among((game, state, seat, wanted) -> Array.empty());
            assertThat(rate(bot(50, none)).map(Rated::visits)).containsExactly(0L, 0L);
        }
    }

    @Nested
    class Widening {
        @Test
        void considers_the_best_liked_alone_while_it_is_narrow() {
            Growth<Kuhn.State, Says> narrow = Growth.<Kuhn.State, Says>full().widening(1.0, 0.0);
            // Folding comes before calling: all visits of a bet but the first are answered by folding, which wins half.
            assertThat(rate(bot(600, narrow)).get(1).value()).isBetween(0.49, 0.51);
        }

        @Test
        void considers_others_in_time() {
            Growth<Kuhn.State, Says> growing = Growth.<Kuhn.State, Says>full().widening(1.0, 0.5);
            assertThat(growing.width(1)).isEqualTo(1);
            assertThat(growing.width(3)).isEqualTo(1);
            assertThat(growing.width(4)).isEqualTo(2);
            assertThat(growing.width(100)).isEqualTo(10);
            assertThat(rate(bot(600, growing)).get(1).value()).isNotEqualTo(0.5);
        }

        @Test
        void does_not_concern_the_root() {
            assertThat(rate(bot(100, Growth.<Kuhn.State, Says>full().widening(1.0, 0.0)))
                            .map(Rated::visits))
                    .doesNotContain(0L);
        }

        @Test
        void begins_with_one_at_least_and_is_unbounded_by_default() {
            assertThat(Growth.<Kuhn.State, Says>full().widening(0.1, 0.5).width(1))
                    .isEqualTo(1);
            assertThat(Growth.<Kuhn.State, Says>full().width(1)).isEqualTo(Integer.MAX_VALUE);
        }
    }

    @Nested
    class Paired_samples {
        @Test
        void are_the_same_for_each_action_visit_by_visit() {
            List<Integer> afterCheck = new ArrayList<>();
            List<Integer> afterBet = new ArrayList<>();
            Playouts<Kuhn.State, Says> noting = Playouts.<Kuhn.State, Says>random()
                    .evaluated(0, (state, utilities) -> {
                        List<Integer> dealt = state.said().equals("b") ? afterBet : afterCheck;
                        dealt.add(state.hands().get(1));
                    });
            rate(bot(60, Growth.<Kuhn.State, Says>full().after(1_000))
                    .withPlayouts(noting)
                    .onPairedSamples());
            int both = Math.min(afterCheck.size(), afterBet.size());
            assertThat(both).isGreaterThan(20);
            assertThat(afterCheck.subList(0, both)).isEqualTo(afterBet.subList(0, both));
        }

        @Test
        void rate_the_same_for_the_same_chance() {
            var bot = bot(100, Growth.full()).onPairedSamples();
            assertThat(rate(bot)).isEqualTo(rate(bot));
            assertThat(rate(bot).map(Rated::visits).sum().longValue()).isEqualTo(100L);
        }
    }

    @Test
    void settings_that_make_no_sense_are_refused() {
        Growth<Kuhn.State, Says> full = Growth.full();
        assertThatIllegalArgumentException().isThrownBy(() -> full.after(0));
        assertThatIllegalArgumentException().isThrownBy(() -> full.widening(0.0, 0.5));
        assertThatIllegalArgumentException().isThrownBy(() -> full.widening(Double.NaN, 0.5));
        assertThatIllegalArgumentException().isThrownBy(() -> full.widening(1.0, -0.1));
        assertThatIllegalArgumentException().isThrownBy(() -> full.widening(1.0, 1.5));
    }
}
