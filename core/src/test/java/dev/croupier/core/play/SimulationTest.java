package dev.croupier.core.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.toy.Harvest;
import dev.croupier.core.toy.Kuhn;
import dev.croupier.core.toy.Says;
import dev.croupier.core.toy.Told;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {
    private static final Harvest HARVEST = new Harvest(3);
    private static final Kuhn KUHN = new Kuhn(3);

    /** Bets with the highest card, folds without it. */
    private static Says careful(Kuhn.View view, IndexedSeq<Says> legal, Chance chance) {
        return legal.get(view.card().contains(2) ? 1 : 0);
    }

    @Nested
    class For_one_seed {
        private static SimulationReport report(int threads, List<String> recordings, List<Long> progress) {
            return Simulation.of(HARVEST)
                    .games(500)
                    .seed(7)
                    .threads(threads)
                    .count("points", state -> state.points().sum().longValue())
                    .countEvents("rolls", event -> event.message().key().key().equals("toy.rolled"))
                    .forEachGame(session ->
                            recordings.add(Recording.of(session, Games.SALT).text()))
                    .onProgress((games, decisions) -> progress.add(games))
                    .run();
        }

        @ParameterizedTest
        @ValueSource(ints = {2, 3, 7})
        void all_is_the_same_whatever_the_number_of_threads(int threads) {
            List<String> alone = new ArrayList<>();
            List<String> together = new ArrayList<>();
            List<Long> progress = new ArrayList<>();
            SimulationReport report = report(1, alone, new ArrayList<>());
            assertThat(report(threads, together, progress)).isEqualTo(report);
            assertThat(together).isEqualTo(alone).hasSize(500);
            assertThat(progress).isSorted().endsWith(500L);
        }

        @Test
        void a_game_is_the_same_whatever_the_number_of_games_and_whoever_listens() {
            List<String> few = new ArrayList<>();
            List<String> many = new ArrayList<>();
            Simulation.of(HARVEST)
                    .games(3)
                    .seed(9)
                    .forEachGame(game -> few.add(last(game)))
                    .run();
            Simulation.of(HARVEST)
                    .games(200)
                    .seed(9)
                    .threads(2)
                    .forEachGame(game -> many.add(last(game)))
                    .run();
            assertThat(many).startsWith(few.toArray(String[]::new));
            SimulationReport unheard = Simulation.of(HARVEST).games(200).seed(9).run();
            assertThat(Simulation.of(HARVEST)
                            .games(200)
                            .seed(9)
                            .forEachGame(game -> {})
                            .run())
                    .isEqualTo(unheard);
        }

        private static String last(Session<Harvest.State, Says, ?, ?> game) {
            return HARVEST.canonicalForm(game.state());
        }

        @Test
        void another_seed_gives_other_games() {
            assertThat(Simulation.of(HARVEST).games(200).seed(1).run())
                    .isNotEqualTo(Simulation.of(HARVEST).games(200).seed(2).run());
        }
    }

    @Nested
    class Its_report {
        @Test
        void counts_every_decision_and_apart_those_with_a_choice() {
            List<Session<Harvest.State, Says, Told, Harvest.State>> games = new ArrayList<>();
            SimulationReport report =
                    Simulation.of(HARVEST).games(50).forEachGame(games::add).run();
            assertThat(report.games()).isEqualTo(50);
            assertThat(report.decisions()).isEqualTo(50 * 12);
            long choices = games.stream()
                    .flatMap(game -> game.history().toJavaStream())
                    .filter(played -> HARVEST.legalActions(played.before(), played.actor())
                                    .size()
                            > 1)
                    .count();
            assertThat(report.choices()).isEqualTo(choices).isLessThan(report.decisions());
        }

        @Test
        void sums_up_outcomes_wins_and_utilities() {
            List<Session<Harvest.State, Says, Told, Harvest.State>> games = new ArrayList<>();
            SimulationReport report = Simulation.of(HARVEST)
                    .games(100)
                    .count("hands", state -> state.round())
                    .forEachGame(games::add)
                    .run();
            assertThat(report.reasons()).containsExactly(new io.vavr.Tuple2<>("toy.points", 100L));
            assertThat(report.counts()).containsExactly(new io.vavr.Tuple2<>("hands", 200L));
            for (int index = 0; index < 3; index++) {
                Seat seat = Seat.of(index);
                assertThat(report.wins().get(index))
                        .isEqualTo(games.stream()
                                .filter(game -> game.outcome().get().isWinner(seat))
                                .count());
                assertThat(report.utilities().get(index))
                        .isEqualTo(
                                games.stream()
                                        .mapToDouble(
                                                game -> game.outcome().get().utility(seat))
                                        .sum(),
                                within(1e-9));
            }
            assertThat(report.shared())
                    .isPositive()
                    .isEqualTo(games.stream()
                            .filter(game -> game.outcome().get().winners().size() > 1)
                            .count());
            assertThat(report.unwon()).isZero();
        }

        @Test
        void lets_any_of_several_seats_act_first() {
            List<Integer> first = new ArrayList<>();
            Simulation.of(HARVEST)
                    .games(300)
                    .forEachGame(game -> first.add(game.history().head().actor().index()))
                    .run();
            assertThat(first.stream().filter(seat -> seat == 0).count()).isBetween(70L, 130L);
            assertThat(first.stream().filter(seat -> seat == 2).count()).isBetween(70L, 130L);
        }

        @Test
        void of_no_games_is_empty() {
            assertThat(Simulation.of(HARVEST).games(0).threads(2).run().decisions())
                    .isZero();
        }

        @Test
        void shows_that_a_bot_which_looks_at_its_card_beats_one_that_does_not() {
            SimulationReport report = Simulation.of(KUHN)
                    .bots(Array.<Bot<Says, Kuhn.View>>of(SimulationTest::careful, new RandomBot<>()))
                    .games(2_000)
                    .threads(2)
                    .run();
            assertThat(report.utilities().get(0)).isPositive();
            assertThat(report.utilities().sum().doubleValue()).isEqualTo(0.0, within(1e-9));
        }
    }

    @Nested
    class A_faulty_bot {
        private static Simulation<Kuhn.State, Says, Told, Kuhn.View> seatedSecond(Bot<Says, Kuhn.View> bot) {
            return Simulation.of(KUHN)
                    .bots(Array.of(new RandomBot<>(), bot))
                    .games(100)
                    .seed(5);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 4})
        void that_throws_is_named_with_game_seed_and_seat(int threads) {
            assertThatExceptionOfType(SimulationFailure.class)
                    .isThrownBy(() -> seatedSecond((view, legal, chance) -> {
                                throw new IllegalArgumentException("I am lost");
                            })
                            .threads(threads)
                            .run())
                    .withMessage("game 0 of seed 5: seat 1: I am lost")
                    .withCauseInstanceOf(IllegalArgumentException.class)
                    .satisfies(failure -> {
                        assertThat(failure.index()).isZero();
                        assertThat(failure.seed()).isEqualTo(5);
                        assertThat(failure.seat()).isEqualTo(Option.some(Seat.of(1)));
                    });
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 3})
        void that_cheats_in_a_later_game_is_found_at_the_first_such_game(int threads) {
            List<Integer> heard = new ArrayList<>();
            assertThatExceptionOfType(SimulationFailure.class)
                    .isThrownBy(() -> seatedSecond((view, legal, chance) ->
                                    view.card().contains(2) ? Says.says(0, "bet") : legal.head())
                            .threads(threads)
                            .forEachGame(game -> heard.add(game.state().hands().get(1)))
                            .run())
                    .withMessageMatching(
                            "game [1-9][0-9]* of seed 5: seat 1: its bot chose \"0 bet\", which is none of the 2 legal"
                                    + " actions")
                    .satisfies(failure -> assertThat((long) heard.size()).isEqualTo(failure.index()));
            assertThat(heard).doesNotContain(2);
        }

        @Test
        void that_picks_no_place_is_named() {
            BlindBot<Says, Kuhn.View> bot = (choices, chance) -> choices;
            assertThatExceptionOfType(SimulationFailure.class)
                    .isThrownBy(() -> seatedSecond(bot).run())
                    .withMessageContaining("\"place 2\"");
        }

        @Test
        void that_runs_out_of_stack_does_not_hang_the_others() {
            assertThatExceptionOfType(SimulationFailure.class)
                    .isThrownBy(() -> seatedSecond((view, legal, chance) -> {
                                throw new StackOverflowError();
                            })
                            .threads(3)
                            .run());
        }
    }

    @Test
    void a_listener_that_throws_stops_it() {
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> Simulation.of(KUHN)
                        .games(100)
                        .threads(3)
                        .forEachGame(game -> {
                            throw new UnsupportedOperationException();
                        })
                        .run());
    }

    @Test
    void needs_a_bot_for_each_seat_and_sensible_numbers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Simulation.of(KUHN).bots(Array.of(new RandomBot<>())))
                .withMessage("a bot for each of 2 seats, not 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Simulation.of(KUHN).games(-1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Simulation.of(KUHN).threads(0));
    }

    @Test
    void a_player_carries_its_randomness_from_choice_to_choice() {
        Array<Says> legal = Array.range(0, 6).map(index -> Says.says(index, "pass"));
        Player<Says, String> player = new RandomBot<Says, String>().with(dev.croupier.core.chance.Randomness.seeded(1));
        Array<Says> chosen = Array.fill(50, () -> player.choose("", legal));
        assertThat(chosen.distinct()).hasSize(6);
        assertThat(player.choose("", legal.take(1))).isEqualTo(legal.head());
    }
}
