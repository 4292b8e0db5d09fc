package dev.croupier.frontend.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulatePokemonTest {
    private static Run simulate(String... more) {
        return Run.of(Stream.concat(Stream.of("simulate", "pokemon", "--seed", "3"), Stream.of(more))
                .toArray(String[]::new));
    }

    private static Map<?, ?> part(Map<?, ?> json, String name) {
        return (Map<?, ?>) Objects.requireNonNull(json.get(name));
    }

    private static double sum(Collection<?> numbers) {
        return numbers.stream().mapToDouble(number -> (Double) number).sum();
    }

    private static double sum(Map<?, ?> groups, String what) {
        return sum(groups.values().stream()
                .map(group -> ((Map<?, ?>) group).get(what))
                .toList());
    }

    @Nested
    class When_no_decks_are_named {
        private final Map<?, ?> outcomes =
                part(JsonReader.object(simulate("--games", "25", "--json").out()), "outcomes");

        @Test
        void each_pair_plays_as_often() {
            Map<?, ?> decks = part(outcomes, "decks");

            assertThat(decks.keySet().stream().map(Object::toString))
                    .containsExactlyInAnyOrder(
                            "dark-box", "gengar-gang", "dragapult-ex", "mega-gardevoir-ex", "beginner-lucario");
            assertThat(decks.values())
                    .allSatisfy(
                            deck -> assertThat(((Map<?, ?>) deck).get("games")).isEqualTo(10.0));
        }

        @Test
        void wins_of_decks_and_of_who_went_first_are_those_of_the_seats() {
            double wins = sum((List<?>) Objects.requireNonNull(outcomes.get("wins")));

            assertThat(sum(part(outcomes, "decks"), "wins")).isEqualTo(wins);
            assertThat(sum(part(outcomes, "order"), "wins")).isEqualTo(wins);
            assertThat(sum(part(outcomes, "order"), "games")).isEqualTo(50.0);
        }

        @Test
        void every_game_has_a_reason() {
            assertThat(sum(part(outcomes, "reasons").values())).isEqualTo(25.0);
        }
    }

    @Nested
    class When_decks_are_named {
        @Test
        void people_read_a_table() {
            Run run = simulate("--games", "4", "--decks", "dark-box,dragapult-ex");

            assertThat(run.status()).isZero();
            assertThat(run.out())
                    .contains("turns", "  per game", "seat 1 (random) won", "won, by decks", "won, by order")
                    .containsPattern("  dark-box \\(of 4\\) +\\d+ +\\d+\\.\\d %")
                    .containsPattern("  first \\(of 4\\) +\\d+ +\\d+\\.\\d %")
                    .doesNotContain("gengar-gang");
        }

        @Test
        void their_number_is_that_of_the_seats() {
            assertThat(simulate("--games", "1", "--decks", "dark-box").err()).contains("2 players need 2 decks, not 1");
            assertThat(simulate("--games", "1", "--decks", "dark-box,dark-box,dark-box", "--json")
                            .out())
                    .contains("\"bots\":[\"random\",\"random\",\"random\"]");
        }

        @Test
        void the_variant_is_that_for_simulations() {
            assertThat(simulate("--games", "1", "--decks", "dark-box,dark-box", "--json")
                            .out())
                    .contains("\"variant\":\"simulation\"", "autoResolveForcedPublicChoice=true");
        }
    }

    @Nested
    class When_there_are_more_threads {
        @Test
        void the_results_are_the_same() {
            assertThat(timeless(simulate("--games", "27", "--json", "--threads", "1")))
                    .isEqualTo(timeless(simulate("--games", "27", "--json", "--threads", "3")));
        }

        private Map<Object, Object> timeless(Run run) {
            Map<Object, Object> json = new TreeMap<>(JsonReader.object(run.out()));
            json.keySet().removeAll(java.util.Set.of("threads", "seconds", "decisionsPerSecond", "gamesPerSecond"));
            return json;
        }
    }

    @Nested
    class When_games_are_recorded {
        @TempDir
        Path folder = Path.of("");

        @Test
        void each_has_a_file_that_replays() throws IOException {
            Path games = folder.resolve("games");
            simulate("--games", "3", "--record", games.toString());

            try (Stream<Path> files = Files.list(games)) {
                assertThat(files.toList())
                        .hasSize(3)
                        .allSatisfy(file -> assertThat(Run.of("replay", file.toString(), "--step", "0")
                                        .out())
                                .contains("; verified"));
            }
        }
    }
}
