package dev.croupier.frontend.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SimulateHereToSlayTest {
    private static Run simulate(String... more) {
        return Run.of(Stream.concat(
                        Stream.of("simulate", "heretoslay", "--games", "8", "--seed", "3", "--seats", "3"),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    private static Map<?, ?> outcomes(Map<?, ?> json) {
        return (Map<?, ?>) Objects.requireNonNull(json.get("outcomes"));
    }

    private static double sum(Collection<?> numbers) {
        return numbers.stream().mapToDouble(number -> (Double) number).sum();
    }

    @Nested
    class When_the_table_is_not_right {
        private static String refused(String... more) {
            Run run = Run.of(Stream.concat(Stream.of("simulate", "heretoslay", "--games", "1"), Stream.of(more))
                    .toArray(String[]::new));
            assertThat(run.status()).isEqualTo(2);
            return run.err();
        }

        @Test
        void two_numbers_of_seats_are_refused() {
            assertThat(refused("--option", "seats=3", "--seats", "4"))
                    .contains("the game has 3 seats, not 4: --seats 4");
            assertThat(refused("--option", "seats=3", "--bots", "random,random"))
                    .contains("the game has 3 seats, not 2: random,random");
        }

        @Test
        void an_unknown_bot_is_told_before_its_number() {
            assertThat(refused("--bots", "bogus")).contains("nobody is called bogus; known are: ", "heuristic");
            assertThat(refused("--bots", "bogus" + ",random".repeat(6))).contains("nobody is called bogus");
            assertThat(refused("--bots", "random" + ",random".repeat(6))).containsPattern("for 2\\S+6 players, not 7");
        }
    }

    @Nested
    class When_games_are_summed_up {
        private final Map<?, ?> json = JsonReader.object(simulate("--json").out());

        @Test
        void every_game_has_a_reason_and_a_winner_or_none() {
            Map<?, ?> outcomes = outcomes(json);

            assertThat(sum(((Map<?, ?>) Objects.requireNonNull(outcomes.get("reasons"))).values()))
                    .isEqualTo(8.0);
            assertThat(sum((List<?>) Objects.requireNonNull(outcomes.get("wins")))
                            + (Double) Objects.requireNonNull(outcomes.get("unwon")))
                    .isEqualTo(8.0);
        }

        @Test
        void the_leaders_games_and_wins_are_those_of_the_seats() {
            Collection<?> leaders =
                    ((Map<?, ?>) Objects.requireNonNull(outcomes(json).get("leaders"))).values();

            assertThat(sum(leaders.stream()
                            .map(leader -> ((Map<?, ?>) leader).get("games"))
                            .toList()))
                    .isEqualTo(24.0);
            assertThat(sum(leaders.stream()
                            .map(leader -> ((Map<?, ?>) leader).get("wins"))
                            .toList()))
                    .isEqualTo(
                            sum((List<?>) Objects.requireNonNull(outcomes(json).get("wins"))));
        }

        @Test
        void turns_are_counted() {
            double turns = (Double) Objects.requireNonNull(json.get("turns"));

            assertThat(turns).isGreaterThan(8.0);
            assertThat((Double) json.get("turnsPerGame")).isEqualTo(turns / 8);
        }
    }

    @Nested
    class When_people_read_it {
        @Test
        void it_is_a_table_with_turns_reasons_and_leaders() {
            Run run = simulate();

            assertThat(run.status()).isZero();
            assertThat(run.out())
                    .contains("turns", "  per game", "seat 2 (random) won", "nobody won", "won, by leaders")
                    .containsPattern("  the-divine-arrow \\(of \\d+\\) +\\d+ +\\d+\\.\\d %")
                    .containsPattern("  by (three slain Monsters|six classes in the Party) +\\d");
        }

        @Test
        void games_without_a_winner_say_why() {
            assertThat(simulate("--option", "turnCap=2").lines())
                    .anySatisfy(line -> assertThat(line).matches("  nobody won +8  100.0 %"))
                    .anySatisfy(line -> assertThat(line).matches("  nobody: all turns were played +8  100.0 %"));
        }
    }

    @Nested
    class When_there_are_more_threads {
        @Test
        void the_results_are_the_same() {
            assertThat(timeless(simulate("--json", "--threads", "1")))
                    .isEqualTo(timeless(simulate("--json", "--threads", "3")));
        }

        private Map<Object, Object> timeless(Run run) {
            Map<Object, Object> json = new TreeMap<>(JsonReader.object(run.out()));
            json.keySet().removeAll(java.util.Set.of("threads", "seconds", "decisionsPerSecond", "gamesPerSecond"));
            return json;
        }
    }

    @Nested
    class When_bots_are_named {
        @Test
        void their_number_is_that_of_the_seats() {
            Map<?, ?> json = JsonReader.object(Run.of(
                            "simulate",
                            "heretoslay",
                            "--games",
                            "1",
                            "--seed",
                            "1",
                            "--bots",
                            "bot,random,bot,bot",
                            "--json")
                    .out());

            assertThat(json.get("bots")).isEqualTo(List.of("heuristic", "random", "heuristic", "heuristic"));
        }
    }
}
