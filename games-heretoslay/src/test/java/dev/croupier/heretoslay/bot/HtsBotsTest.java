package dev.croupier.heretoslay.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.HtsSampler;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.rules.LeaderSelection;
import dev.croupier.heretoslay.rules.TargetDeclaration;
import dev.croupier.heretoslay.rules.Windows;
import dev.croupier.heretoslay.table.Asked;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HtsBotsTest {
    private static final Budget SHORT = Budget.iterations(2);

    @Nested
    class By_name {
        @Test
        void they_are_known() {
            assertThat(HtsBots.names()).containsExactly("random", "heuristic", "montecarlo", "ismcts");
            for (String name : HtsBots.names()) {
                assertThat(HtsBots.named(name, SHORT).isRight()).isTrue();
                assertThat(HtsBots.named(name.toUpperCase(java.util.Locale.ROOT), SHORT)
                                .isRight())
                        .isTrue();
            }
        }

        @Test
        void an_unknown_one_is_refused_with_the_known_names() {
            assertThat(HtsBots.named("oracle", SHORT).getLeft().explain())
                    .isEqualTo("'oracle' is unknown; known are: random heuristic montecarlo ismcts");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void every_choice_is_legal_with_any_number_of_seats(int seats) {
        HtsRules rules = HtsRules.seed().withSeats(seats);
        assertThat(plays(rules, 2, HtsBots.heuristic(), HtsBots.random())).isEqualTo(2);
        assertThat(plays(rules, 1, HtsBots.ismcts(SHORT), HtsBots.heuristic())).isEqualTo(1);
        assertThat(plays(rules, 1, HtsBots.monteCarlo(SHORT), HtsBots.heuristic()))
                .isEqualTo(1);
    }

    /** Every preset, and the options that change what a bot is asked. */
    static Iterable<HtsRules> tables() {
        HtsRules seed = HtsRules.seed();
        return HtsRules.presetNames()
                .map(name -> HtsRules.preset(name).get())
                .appendAll(Array.of(
                        seed.withWindows(Windows.FIRST_COMER).withSeats(3),
                        seed.withTargetDeclaration(TargetDeclaration.AFTER_CLOSE),
                        seed.withLeaderSelection(LeaderSelection.RANDOM),
                        seed.withSkillsMandatory(true)))
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void every_choice_is_legal_under_all_options(HtsRules rules) {
        assertThat(plays(rules, 2, HtsBots.heuristic(), HtsBots.random())).isEqualTo(2);
        assertThat(plays(rules, 1, HtsBots.ismcts(SHORT), HtsBots.heuristic())).isEqualTo(1);
    }

    /** How many games are finished; a choice that is not legal would end the run. */
    private static long plays(HtsRules rules, int games, Bot<HtsAction, HtsView> one, Bot<HtsAction, HtsView> other) {
        return Simulation.of(HereToSlay.of(rules))
                .bots(Array.range(0, rules.seats()).map(seat -> seat % 2 == 0 ? one : other))
                .games(games)
                .seed(6)
                .run()
                .games();
    }

    @Nested
    class A_choice {
        @Test
        void is_the_same_for_the_same_chance() {
            for (var bot :
                    Array.of(HtsBots.random(), HtsBots.heuristic(), HtsBots.monteCarlo(SHORT), HtsBots.ismcts(SHORT))) {
                assertThat(actions(bot)).isEqualTo(actions(bot));
            }
        }

        /** The first actions of a game that the bot plays against itself. */
        private static Array<HtsAction> actions(Bot<HtsAction, HtsView> bot) {
            HereToSlay game = HereToSlay.of(HtsRules.seed());
            var step = game.start(Randomness.seeded(3));
            Array<HtsAction> actions = Array.empty();
            while (game.outcome(step.state()).isEmpty() && actions.size() < 60) {
                HtsAction action = choice(game, bot, step.state(), actions.size());
                actions = actions.append(action);
                step = game.applyUnchecked(step.state(), action, step.randomness());
            }
            return actions;
        }

        private static HtsAction choice(HereToSlay game, Bot<HtsAction, HtsView> bot, HtsState state, int number) {
            Seat seat = Asked.of(state).get().toAct(state).head();
            return bot.choose(
                    game.view(state, seat),
                    game.legalActions(state, seat),
                    Seeded.of(number).open());
        }

        @Test
        void is_the_same_in_states_that_the_seat_cannot_tell_apart() {
            HereToSlay game = HereToSlay.of(HtsRules.seed().withSeats(3));
            for (int seed = 0; seed < 2; seed++) {
                var step = game.start(Randomness.seeded(seed));
                for (int decision = 0; game.outcome(step.state()).isEmpty(); decision++) {
                    HtsState state = step.state();
                    Seat seat = Asked.of(state).get().toAct(state).head();
                    HtsState other = HtsSampler.determinizer()
                            .sample(game.view(state, seat), Seeded.of(decision).openUnnoted());
                    HtsAction action = choice(game, HtsBots.heuristic(), state, decision);
                    assertThat(choice(game, HtsBots.heuristic(), other, decision))
                            .isEqualTo(action);
                    step = game.applyUnchecked(state, action, step.randomness());
                }
            }
        }

        /** The heuristic samples a table to judge it, but which one makes no difference. */
        @Test
        void of_the_heuristic_needs_no_chance() {
            HereToSlay game = HereToSlay.of(HtsRules.seed().withSeats(3));
            for (int seed = 10; seed < 12; seed++) {
                var step = game.start(Randomness.seeded(seed));
                for (int decision = 0; game.outcome(step.state()).isEmpty(); decision++) {
                    HtsAction action = choice(game, HtsBots.heuristic(), step.state(), decision);
                    assertThat(choice(game, HtsBots.heuristic(), step.state(), decision + 1_000_000))
                            .isEqualTo(action);
                    step = game.applyUnchecked(step.state(), action, step.randomness());
                }
            }
        }
    }
}
