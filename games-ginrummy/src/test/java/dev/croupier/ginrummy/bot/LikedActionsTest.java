package dev.croupier.ginrummy.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.GinSampler;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.IndexedSeq;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LikedActionsTest {
    private static final int BREADTH = 4;

    private static IndexedSeq<GinAction> liked(GinRummy game, GinState state, int wanted) {
        Judgement judgement = Judgement.of(game.rules().aceRuns(), Weights.USUAL);
        return new LikedActions(game.rules(), judgement, BREADTH).of(game, state, state.toAct(), wanted);
    }

    /** The states before the knock of some hands between heuristics. */
    private static List<GinState> states(GinRummy game) {
        List<GinState> states = new ArrayList<>();
        for (int hand = 0; hand < 20; hand++) {
            var step = game.start(Seeded.ofIndexed(7, hand));
            while (step.state().phase().isBeforeKnock()
                    && game.outcome(step.state()).isEmpty()) {
                GinState state = step.state();
                states.add(state);
                step = game.applyUnchecked(
                        state, new Seated(game, state).choice(GinBots.heuristic()), step.randomness());
            }
        }
        return states;
    }

    @ParameterizedTest
    @MethodSource("dev.croupier.ginrummy.bot.GinBotsTest#tables")
    void are_legal_and_led_by_what_the_heuristic_does(GinRules rules) {
        GinRummy game = GinRummy.hand(rules);
        for (GinState state : states(game)) {
            IndexedSeq<GinAction> liked = liked(game, state, Integer.MAX_VALUE);
            assertThat(game.legalActions(state)).containsAll(liked);
            assertThat(liked).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(BREADTH + 1);
            if (!liked.isEmpty()) {
                GinAction usual = new Seated(game, state).choice(GinBots.heuristic());
                assertThat(TreeSearch.isSame(liked.head(), usual))
                        .as("%s or %s", liked.head(), usual)
                        .isTrue();
                assertThat(liked(game, state, 1).head()).isEqualTo(liked.head());
            }
        }
    }

    @Test
    void depend_on_nothing_that_is_hidden_from_who_acts() {
        GinRummy game = GinRummy.hand(GinRules.standard());
        for (GinState state : states(game)) {
            GinState other = GinSampler.determinizer()
                    .sample(game.view(state, state.toAct()), Seeded.of(1).openUnnoted());
            assertThat(liked(game, other, BREADTH)).isEqualTo(liked(game, state, BREADTH));
        }
    }

    @Nested
    class Nothing_is_searched {
        @Test
        void after_the_knock() {
            GinRummy game = GinRummy.hand(GinRules.standard());
            GinState dealt = game.start(Randomness.seeded(1)).state();
            assertThat(liked(game, dealt.withPhase(Phase.DECLARATION), BREADTH)).isEmpty();
            assertThat(liked(game, dealt.withPhase(Phase.LAY_OFF), BREADTH)).isEmpty();
        }
    }
}
