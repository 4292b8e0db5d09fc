package dev.croupier.ginrummy.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;
import org.junit.jupiter.api.Test;

class LikelyDealsTest {
    private static final Plausibility UNIFORM = new Plausibility(20, 0.0, 0.0, 0.0, 0);

    @Test
    void every_deal_looks_to_the_seat_like_the_table() {
        for (String preset : GinRules.presetNames()) {
            GinRummy game = GinRummy.hand(GinRules.preset(preset).get());
            for (int decisions = 0; decisions < 20; decisions++) {
                GinState state = reached(game, decisions);
                Seat seat = state.toAct();
                Chance chance = Seeded.of(decisions).openUnnoted();
                LikelyDeals deals = new LikelyDeals(game.view(state, seat), Plausibility.USUAL, chance);
                for (int i = 0; i < 5; i++) {
                    GinState dealt = deals.sample(game.view(state, seat), chance);
                    assertThat(game.view(dealt.withDecisions(state.decisions()), seat))
                            .isEqualTo(game.view(state, seat));
                    assertThat(dealt.stock().segments()).hasSize(dealt.stock().size());
                }
            }
        }
    }

    @Test
    void an_opponent_has_less_deadwood_than_in_uniform_deals() {
        assertThat(meanDeadwood(Plausibility.USUAL)).isLessThan(meanDeadwood(UNIFORM) - 10.0);
    }

    @Test
    void without_prejudice_the_deals_are_uniform() {
        GinRummy game = GinRummy.hand(GinRules.standard());
        GinState state = reached(game, 0);
        Chance chance = Seeded.of(4).openUnnoted();
        LikelyDeals deals = new LikelyDeals(game.view(state, state.toAct()), UNIFORM, chance);
        int[] held = new int[52];
        for (int i = 0; i < 4_100; i++) {
            GinState dealt = deals.sample(game.view(state, state.toAct()), chance);
            dealt.hand(state.toAct().next(2)).stream().forEach(card -> held[card]++);
        }
        long unseen = game.view(state, state.toAct()).unseen().low();
        for (int card = 0; card < 52; card++) {
            if ((unseen >>> card & 1L) == 1L) {
                assertThat(held[card]).isBetween(800, 1_200);
            } else {
                assertThat(held[card]).isZero();
            }
        }
    }

    private static double meanDeadwood(Plausibility plausibility) {
        GinRummy game = GinRummy.hand(GinRules.standard());
        GinState state = reached(game, 16);
        Chance chance = Seeded.of(4).openUnnoted();
        LikelyDeals deals = new LikelyDeals(game.view(state, state.toAct()), plausibility, chance);
        int sum = 0;
        for (int i = 0; i < 500; i++) {
            GinState dealt = deals.sample(game.view(state, state.toAct()), chance);
            sum += Deadwood.of(game.rules().aceRuns()).minimum(dealt.hand(1 - state.turn()));
        }
        return sum / 500.0;
    }

    /** A table at which the heuristic has played so many decisions, or as many as there were before a knock. */
    private static GinState reached(GinRummy game, int decisions) {
        var step = game.start(Seeded.of(8));
        GinState state = step.state();
        for (int i = 0; i < decisions; i++) {
            step = game.applyUnchecked(state, new Seated(game, state).choice(GinBots.heuristic()), step.randomness());
            if (!step.state().phase().isBeforeKnock() || step.state().phase() == Phase.SCORED) {
                return state;
            }
            state = step.state();
        }
        return state;
    }
}
