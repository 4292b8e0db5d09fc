package dev.croupier.ginrummy.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.pile.Pile;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockerMelds;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.table.GinState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayoutTest {
    private static final int HANDS = 300;

    @ParameterizedTest
    @ValueSource(strings = {"seed", "oklahoma", "straight", "mahjong", "openSpiel", "eaai"})
    void it_comes_to_what_the_heuristic_comes_to_at_a_real_table(String preset) {
        assertThat(others(GinRules.preset(preset).get())).isLessThan(HANDS / 50);
    }

    @Test
    void so_it_does_without_an_upcard_and_with_melds_arranged_by_the_rules() {
        assertThat(others(
                        GinRules.standard().withOpening(Opening.ELEVEN_CARDS).withKnockerMelds(KnockerMelds.AUTO_MIN)))
                .isLessThan(HANDS / 50);
    }

    /** How many hands come to something else; a few may, for a playout takes any best arrangement when it shows a hand. */
    private static int others(GinRules rules) {
        GinRummy game = GinRummy.hand(rules);
        Playout playout = new Playout(rules, Weights.USUAL);
        int others = 0;
        for (int hand = 0; hand < HANDS; hand++) {
            GinState dealt = inOrder(game.start(Seeded.ofIndexed(5, hand)).state(), hand);
            GinState from = played(game, dealt, hand % 25);
            double truth =
                    game.outcome(played(game, from, game.maxDecisions())).get().utility(Seat.of(0));
            others += game.outcome(from).isEmpty() && playout.points(from) != Math.round(truth * 100.0) ? 1 : 0;
        }
        return others;
    }

    private static GinState played(GinRummy game, GinState from, int decisions) {
        GinState state = from;
        for (int i = 0; i < decisions && game.outcome(state).isEmpty(); i++) {
            state = game.applyUnchecked(
                            state, new Seated(game, state).choice(GinBots.heuristic()), Randomness.seeded(1))
                    .state();
        }
        return state;
    }

    private static GinState inOrder(GinState state, int seed) {
        var looked = state.stock().look(state.stock().size(), Seeded.of(seed).openUnnoted());
        Pile settled = looked.pile();
        return state.withStock(settled);
    }
}
