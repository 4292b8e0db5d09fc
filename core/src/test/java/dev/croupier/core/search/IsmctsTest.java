package dev.croupier.core.search;

import static dev.croupier.core.toy.Says.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.RandomBot;
import dev.croupier.core.play.Session;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.play.SimulationReport;
import dev.croupier.core.toy.Harvest;
import dev.croupier.core.toy.Kuhn;
import dev.croupier.core.toy.Pennies;
import dev.croupier.core.toy.Says;
import dev.croupier.core.toy.Told;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsmctsTest {
    private static final Kuhn GAME = new Kuhn(3);
    private static final Sampler.Determinizer<Kuhn.State, Kuhn.View> SAMPLER =
            GAME.sampler().under(GAME);

    private static Ismcts<Kuhn.State, Says, Told, Kuhn.View> bot(int seat, int iterations) {
        return Ismcts.of(GAME, Seat.of(seat), SAMPLER, Budget.iterations(iterations));
    }

    /** The second seat holds {@code card}; the first has bet with one of the others. */
    private static Session<Kuhn.State, Says, Told, Kuhn.View> facingABet(int card) {
        int other = (card + 1) % 3;
        return Session.start(GAME, Randomness.scripted(new Draw.Pick(3, other), new Draw.Pick(2, card)))
                .play(says(0, "bet"))
                .get();
    }

    private static Says choice(Bot<Says, Kuhn.View> bot, Session<Kuhn.State, Says, Told, Kuhn.View> table, long seed) {
        Seat seat = table.toAct().head();
        Chance chance = Randomness.seeded(seed).open();
        return bot.choose(table.view(seat), table.legalActions(seat), chance);
    }

    @Nested
    class In_Kuhn_poker {
        @ParameterizedTest
        @ValueSource(longs = {1, 2, 3, 4, 5})
        void calls_a_bet_with_the_highest_card_and_folds_the_lowest(long seed) {
            assertThat(choice(bot(1, 300), facingABet(2), seed)).isEqualTo(says(1, "call"));
            assertThat(choice(bot(1, 300), facingABet(0), seed)).isEqualTo(says(1, "fold"));
        }

        @Test
        void rates_a_call_with_the_highest_card_at_its_exact_worth() {
            Session<Kuhn.State, Says, Told, Kuhn.View> table = facingABet(2);
            Array<Rated<Says>> rated = bot(1, 500)
                    .rate(
                            table.view(Seat.of(1)),
                            table.legalActions(Seat.of(1)),
                            Randomness.seeded(1).open());
            assertThat(rated.map(Rated::action)).containsExactly(says(1, "fold"), says(1, "call"));
            assertThat(rated.map(Rated::value)).containsExactly(-0.5, 1.0);
            assertThat(rated.map(Rated::visits).sum().longValue()).isEqualTo(500);
        }

        @Test
        void wins_from_random_play_on_either_seat() {
            for (int seat = 0; seat < 2; seat++) {
                Bot<Says, Kuhn.View> searching = bot(seat, 200);
                Array<Bot<Says, Kuhn.View>> bots = Array.<Bot<Says, Kuhn.View>>fill(2, () -> new RandomBot<>())
                        .update(seat, searching);
                SimulationReport report =
                        Simulation.of(GAME).bots(bots).games(1_000).threads(2).run();
                // Random play in its place comes to 62 from the first seat and to -62 from the second.
                assertThat(report.utilities().get(seat)).isGreaterThan(100.0);
            }
        }

        @Test
        void chooses_the_same_for_the_same_chance() {
            Session<Kuhn.State, Says, Told, Kuhn.View> table = Session.start(GAME, Randomness.seeded(3));
            for (long seed = 0; seed < 10; seed++) {
                assertThat(choice(bot(0, 50), table, seed)).isEqualTo(choice(bot(0, 50), table, seed));
            }
        }
    }

    @Nested
    class Its_knowledge {
        @Test
        void is_the_view_alone() {
            List<Kuhn.View> asked = new ArrayList<>();
            List<Integer> sampled = new ArrayList<>();
            Sampler.Determinizer<Kuhn.State, Kuhn.View> noting = (view, chance) -> {
                asked.add(view);
                Kuhn.State state = SAMPLER.sample(view, chance);
                sampled.add(state.hands().get(0));
                return state;
            };
            Ismcts<Kuhn.State, Says, Told, Kuhn.View> bot = Ismcts.of(GAME, Seat.of(1), noting, Budget.iterations(200));
            Session<Kuhn.State, Says, Told, Kuhn.View> table = facingABet(1);
            assertThat(choice(bot, table, 1)).isIn(table.legalActions());
            assertThat(asked).hasSize(200).containsOnly(table.view(Seat.of(1)));
            assertThat(sampled).contains(0, 2);
        }

        @Test
        void makes_the_same_choice_whatever_the_other_holds() {
            for (long seed = 0; seed < 10; seed++) {
                Session<Kuhn.State, Says, Told, Kuhn.View> high =
                        Session.start(GAME, Randomness.scripted(new Draw.Pick(3, 1), new Draw.Pick(2, 2)));
                Session<Kuhn.State, Says, Told, Kuhn.View> low =
                        Session.start(GAME, Randomness.scripted(new Draw.Pick(3, 1), new Draw.Pick(2, 0)));
                assertThat(choice(bot(0, 60), high, seed)).isEqualTo(choice(bot(0, 60), low, seed));
            }
        }
    }

    @Nested
    class With_three_seats_that_commit_and_share_a_window {
        private static final Harvest HARVEST = new Harvest(3);

        @Test
        void beats_random_play() {
            Bot<Says, Harvest.State> searching =
                    Ismcts.of(HARVEST, Seat.of(1), HARVEST.sampler(), Budget.iterations(150));
            SimulationReport report = Simulation.of(HARVEST)
                    .bots(Array.of(new RandomBot<>(), searching, new RandomBot<>()))
                    .games(300)
                    .threads(2)
                    .run();
            assertThat(report.games()).isEqualTo(300);
            assertThat(report.wins().get(1)).isGreaterThan(report.wins().get(2));
        }

        @Test
        void does_not_look_at_what_others_have_committed() {
            for (long seed = 0; seed < 10; seed++) {
                Session<Harvest.State, Says, Told, Harvest.State> start = Session.start(HARVEST, Randomness.seeded(1));
                Bot<Says, Harvest.State> bot = Ismcts.of(HARVEST, Seat.of(1), HARVEST.sampler(), Budget.iterations(60));
                Array<Says> choices = Array.of("sow", "gamble")
                        .map(word -> start.play(says(0, word)).get())
                        .map(table -> bot.choose(
                                table.view(Seat.of(1)),
                                table.legalActions(Seat.of(1)),
                                Randomness.seeded(1).open()));
                assertThat(choices.distinct()).hasSize(1);
            }
        }
    }

    @Nested
    class With_simultaneous_decisions {
        /** An opponent that could answer what was just committed would win nearly always. */
        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3})
        void gives_nobody_an_answer_to_a_secret_commitment(int times) {
            Pennies pennies = new Pennies(times);
            Session<Pennies.State, Says, Told, Pennies.State> table = Session.start(pennies, Randomness.seeded(1));
            for (int index = 0; index < 2; index++) {
                Seat seat = Seat.of(index);
                Array<Rated<Says>> rated = Ismcts.of(pennies, seat, pennies.sampler(), Budget.iterations(4_000))
                        .rate(
                                table.view(seat),
                                table.legalActions(seat),
                                Randomness.seeded(2).open());
                assertThat(rated.map(Rated::value))
                        .allSatisfy(value -> assertThat(value).isBetween(-0.3, 0.3));
            }
        }
    }

    @Nested
    class Its_settings {
        @Test
        void one_legal_action_is_played_without_thinking() {
            Sampler.Determinizer<Kuhn.State, Kuhn.View> none = (view, chance) -> {
                throw new AssertionError("nothing to think about");
            };
            Session<Kuhn.State, Says, Told, Kuhn.View> table = facingABet(2);
            assertThat(Ismcts.of(GAME, Seat.of(1), none, Budget.iterations(5))
                            .choose(
                                    table.view(Seat.of(1)),
                                    Array.of(says(1, "fold")),
                                    Randomness.seeded(1).open()))
                    .isEqualTo(says(1, "fold"));
        }

        @Test
        void a_cut_off_playout_counts_by_the_evaluation_or_nothing() {
            Session<Kuhn.State, Says, Told, Kuhn.View> table = Session.start(GAME, Randomness.seeded(3));
            Array<Rated<Says>> nothing =
                    rate(table, Playouts.<Kuhn.State, Says>random().upTo(0));
            assertThat(nothing.map(Rated::value)).containsOnly(0.0);
            Array<Rated<Says>> evaluated = rate(
                    table,
                    Playouts.<Kuhn.State, Says>random()
                            .upTo(0, (state, seat) -> state.said().equals("b") ? 0.25 : -0.25));
            assertThat(evaluated.map(Rated::value)).containsExactly(-0.25, 0.25);
        }

        private static Array<Rated<Says>> rate(
                Session<Kuhn.State, Says, Told, Kuhn.View> table, Playouts<Kuhn.State, Says> playouts) {
            return bot(0, 2)
                    .withPlayouts(playouts)
                    .rate(
                            table.view(Seat.of(0)),
                            table.legalActions(Seat.of(0)),
                            Randomness.seeded(1).open());
        }

        @Test
        void a_policy_plays_the_playouts() {
            List<String> asked = new ArrayList<>();
            Policy<Kuhn.State, Says> folding = (state, seat, legal, chance) -> {
                asked.add(state.said());
                return legal.head();
            };
            Session<Kuhn.State, Says, Told, Kuhn.View> table = Session.start(GAME, Randomness.seeded(3));
            assertThat(rate(table, Playouts.by(folding)).map(Rated::visits)).containsExactly(1L, 1L);
            assertThat(asked).contains("b", "c");
        }

        @Test
        void time_is_told_by_a_clock_that_is_brought_along() {
            long[] now = {100};
            List<Long> asked = new ArrayList<>();
            Sampler.Determinizer<Kuhn.State, Kuhn.View> slow = (view, chance) -> {
                now[0] += 10;
                asked.add(now[0]);
                return SAMPLER.sample(view, chance);
            };
            choice(Ismcts.of(GAME, Seat.of(1), slow, Budget.time(35, () -> now[0])), facingABet(1), 1);
            assertThat(asked).containsExactly(110L, 120L, 130L, 140L);
        }

        @Test
        void at_least_one_iteration_is_made() {
            assertThatIllegalArgumentException().isThrownBy(() -> Budget.iterations(0));
            assertThat(choice(Ismcts.of(GAME, Seat.of(1), SAMPLER, Budget.time(0, () -> 0L)), facingABet(2), 1))
                    .isNotNull();
        }

        @Test
        void a_negative_depth_or_exploration_is_refused() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Playouts.<Kuhn.State, Says>random().upTo(-1));
            assertThatIllegalArgumentException().isThrownBy(() -> bot(0, 1).withExploration(Double.NaN));
        }
    }
}
