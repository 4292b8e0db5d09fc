package dev.croupier.ginrummy.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.GinSampler;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.rules.Defender;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockerMelds;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.rules.WallRule;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GinBotsTest {
    private static final Budget SHORT = Budget.iterations(4);

    /** Enough for a tree of some depth. */
    private static final Budget DEEP = Budget.iterations(300);

    /** Every preset, and every option that changes what a bot may do. */
    static Iterable<GinRules> tables() {
        GinRules seed = GinRules.seed();
        return GinRules.presetNames()
                .map(name -> GinRules.preset(name).get())
                .appendAll(Array.of(
                        seed.withOpening(Opening.ELEVEN_CARDS),
                        seed.withMayDiscardTakenCard(true),
                        seed.withWallRule(WallRule.LAST_DISCARD_KNOCK).withMayDiscardTakenCard(true),
                        seed.withWallRule(WallRule.LAST_DISCARD_KNOCK).withKnockLimit(0),
                        seed.withBigGinBonus(0),
                        seed.withBigGin(false),
                        seed.withMaxPileDraws(3),
                        seed.withKnockerMelds(KnockerMelds.AUTO_MIN).withDefender(Defender.OPTIMAL),
                        seed.withKnockerMelds(KnockerMelds.AUTO_MIN_THEN_FEWEST_LAYOFFS),
                        seed.withAceRuns(AceRuns.AROUND_THE_CORNER).withKnockLimit(3),
                        GinRules.mahjong().withKnockLimit(10).withOpening(Opening.ELEVEN_CARDS)))
                .distinct();
    }

    @Nested
    class By_name {
        @Test
        void they_are_random_heuristic_montecarlo_and_ismcts() {
            assertThat(GinBots.names()).containsExactly("random", "heuristic", "montecarlo", "ismcts");
            for (String name : GinBots.names()) {
                assertThat(GinBots.named(name, SHORT).isRight()).isTrue();
                assertThat(GinBots.named(name.toUpperCase(java.util.Locale.ROOT), SHORT)
                                .isRight())
                        .isTrue();
            }
        }

        @Test
        void an_unknown_one_is_refused_with_the_known_names() {
            assertThat(GinBots.named("oracle", SHORT).getLeft().explain())
                    .isEqualTo("'oracle' is unknown; known are: random heuristic montecarlo ismcts");
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void every_choice_is_legal_under_all_options(GinRules rules) {
        var hand = GinRummy.hand(rules);
        var heuristics = Simulation.of(hand).games(100).seed(6);
        Array<Bot<GinAction, GinView>> same = Array.of(GinBots.heuristic(), GinBots.heuristic());
        Array<Bot<GinAction, GinView>> mixed = Array.of(GinBots.random(), GinBots.heuristic());
        Array<Bot<GinAction, GinView>> looking = Array.of(GinBots.monteCarlo(SHORT), GinBots.heuristic());
        Array<Bot<GinAction, GinView>> searching = Array.of(GinBots.ismcts(DEEP), GinBots.heuristic());
        assertThat(heuristics.bots(same).run().games()).isEqualTo(100);
        assertThat(heuristics.bots(mixed).run().games()).isEqualTo(100);
        assertThat(heuristics.bots(looking).games(10).run().games()).isEqualTo(10);
        assertThat(heuristics.bots(searching).games(5).run().games()).isEqualTo(5);
    }

    @Test
    void they_play_matches() {
        Array<Bot<GinAction, GinView>> bots = Array.of(GinBots.monteCarlo(SHORT), GinBots.ismcts(SHORT));
        assertThat(Simulation.of(GinRummy.match(GinRules.hollywood()))
                        .bots(bots)
                        .games(2)
                        .run()
                        .unwon())
                .isZero();
    }

    @Nested
    class A_choice {
        @Test
        void is_the_same_for_the_same_chance() {
            for (var bot :
                    Array.of(GinBots.random(), GinBots.heuristic(), GinBots.monteCarlo(SHORT), GinBots.ismcts(DEEP))) {
                assertThat(actions(bot)).isEqualTo(actions(bot));
            }
        }

        /** The actions of a hand that the bot plays against itself. */
        private static Array<GinAction> actions(Bot<GinAction, GinView> bot) {
            GinRummy game = GinRummy.hand(GinRules.standard());
            var step = game.start(Randomness.seeded(3));
            Array<GinAction> actions = Array.empty();
            while (game.outcome(step.state()).isEmpty()) {
                GinState state = step.state();
                GinAction action = bot.choose(
                        game.view(state, state.toAct()),
                        game.legalActions(state),
                        Seeded.of(actions.size()).open());
                actions = actions.append(action);
                step = game.applyUnchecked(state, action, step.randomness());
            }
            return actions;
        }

        @Test
        void is_the_same_in_states_that_the_seat_cannot_tell_apart() {
            GinRummy game = GinRummy.hand(GinRules.standard());
            var step = game.start(Randomness.seeded(4));
            for (int decision = 0; game.outcome(step.state()).isEmpty(); decision++) {
                GinState state = step.state();
                Seat seat = state.toAct();
                var chance = Seeded.of(decision).openUnnoted();
                GinState other = GinSampler.determinizer().sample(game.view(state, seat), chance);
                for (var bot : Array.of(GinBots.heuristic(), GinBots.monteCarlo(SHORT), GinBots.ismcts(DEEP))) {
                    assertThat(new Seated(game, other).choice(bot)).isEqualTo(new Seated(game, state).choice(bot));
                }
                step = game.applyUnchecked(
                        state, new Seated(game, state).choice(GinBots.heuristic()), step.randomness());
            }
        }
    }
}
