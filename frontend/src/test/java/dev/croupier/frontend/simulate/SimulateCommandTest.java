package dev.croupier.frontend.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import dev.croupier.frontend.game.Json;
import dev.croupier.frontend.terminal.Terminals;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {
    private static Run simulate(String... more) {
        return Run.of(Stream.concat(
                        Stream.of("simulate", "ginrummy", "--games", "6", "--seed", "7", "--bots", "heuristic,random"),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    @Nested
    class ForPeople {
        @Test
        void it_is_a_table() {
            Run run = simulate("--threads", "2");

            assertThat(run.status()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out())
                    .contains("games", "hands", "decisions per second", "outcomes")
                    .contains("seat 0 (heuristic) won", "the target was reached", "undercut");
        }
    }

    @Nested
    class ForPrograms {
        @Test
        void it_is_one_json_object() {
            Map<?, ?> json = JsonReader.object(simulate("--json").out());

            assertThat(json.get("games")).isEqualTo(6.0);
            assertThat(json.get("seed")).isEqualTo(7.0);
            assertThat((Double) json.get("decisions")).isPositive();
            assertThat((Double) json.get("decisionsWithForced")).isGreaterThan((Double) json.get("decisions"));
            assertThat((Double) json.get("decisionsPerSecond")).isPositive();
            assertThat((Double) json.get("hands")).isGreaterThanOrEqualTo(6.0);
            assertThat(json.get("outcomes")).asString().contains("reasons=", "wins=", "shared=", "unwon=", "hands=");
        }

        @Test
        void it_says_which_rules_were_played() {
            Map<?, ?> json =
                    JsonReader.object(simulate("--json", "--variant", "oklahoma", "--option", "target=50", "--hand")
                            .out());

            assertThat(json.get("game")).isEqualTo("ginrummy-hand");
            assertThat(json.get("variant")).isEqualTo("oklahoma");
            assertThat((String) json.get("options")).contains("limitByUpcard=true", "target=50");
        }

        @Test
        void it_names_the_variant_as_the_game_does() {
            assertThat(JsonReader.object(simulate("--json").out()).get("variant"))
                    .isEqualTo("seed");
            assertThat(JsonReader.object(
                                    simulate("--json", "--variant", "OPENSPIEL").out())
                            .get("variant"))
                    .isEqualTo("openSpiel");
        }

        @Test
        void it_writes_text_safely() {
            assertThat(Json.text("a \"b\" \\ \n")).isEqualTo("\"a \\\"b\\\" \\\\ \\u000a\"");
        }
    }

    @Nested
    class ACappedGame {
        @Test
        void is_told_in_words() {
            Run run = Run.of(
                    "simulate",
                    "ginrummy",
                    "--variant",
                    "straight",
                    "--games",
                    "1",
                    "--seed",
                    "1",
                    "--option",
                    "target=100000");

            assertThat(run.lines())
                    .anySatisfy(
                            line -> assertThat(line).matches("  reached the greatest number of decisions +1  100.0 %"))
                    .anySatisfy(line -> assertThat(line)
                            .isEqualTo("1 of 1 games did not end by themselves: "
                                    + "they reached the greatest number of decisions, 100,000."));
            assertThat(run.out()).contains("--hand");
        }

        @Test
        void is_not_mentioned_where_there_is_none() {
            assertThat(simulate().out()).doesNotContain("greatest number");
        }

        @Test
        void is_foreseen_in_the_help() {
            assertThat(Run.of("simulate", "--help").out()).contains("for single deals, use --hand");
        }
    }

    @Nested
    class Threads {
        @Test
        void are_no_more_than_games() {
            assertThat(JsonReader.object(simulate("--json", "--threads", "1000").out())
                            .get("threads"))
                    .isEqualTo(6.0);
        }

        @Test
        void have_a_bound() {
            Run run = simulate("--threads", "100000");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("--threads is at most 1024, not 100000");
        }

        @Test
        void change_nothing_but_the_time() {
            assertThat(timeless(simulate("--json", "--threads", "1")))
                    .isEqualTo(timeless(simulate("--json", "--threads", "4")));
        }

        private Map<Object, Object> timeless(Run run) {
            Map<Object, Object> json = new TreeMap<>(JsonReader.object(run.out()));
            json.keySet().removeAll(java.util.Set.of("threads", "seconds", "decisionsPerSecond", "gamesPerSecond"));
            return json;
        }
    }

    @Nested
    class Recordings {
        @TempDir
        Path folder = Path.of("");

        @Test
        void are_one_file_a_game_and_replay() throws IOException {
            Path games = folder.resolve("games");
            simulate("--record", games.toString());

            try (Stream<Path> files = Files.list(games)) {
                assertThat(files.sorted().toList())
                        .hasSize(6)
                        .allSatisfy(file -> assertThat(Run.of("replay", "--step", "0", file.toString())
                                        .out())
                                .contains("verified"));
            }
        }

        @Test
        void are_the_same_again() throws IOException {
            simulate("--record", folder.resolve("a").toString(), "--threads", "1");
            simulate("--record", folder.resolve("b").toString(), "--threads", "3");

            assertThat(folder.resolve("a/game-6.croupier"))
                    .hasSameTextualContentAs(folder.resolve("b/game-6.croupier"));
        }

        @Test
        void need_a_folder_that_can_be_written() throws IOException {
            Path file = Files.writeString(folder.resolve("file"), "");
            Run run = simulate("--record", file.toString());

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("cannot be written: it is a file, not a folder");
            assertThat(run.out()).isEmpty();
        }

        @Test
        void are_not_mixed_with_those_of_another_run() {
            String games = folder.resolve("games").toString();
            simulate("--record", games);

            Run again = simulate("--record", games);

            assertThat(again.status()).isEqualTo(2);
            assertThat(again.err()).contains("holds recordings already, such as game-");
            assertThat(again.out()).isEmpty();
        }
    }

    @Nested
    class Progress {
        @Test
        void is_a_bar_of_constant_width() {
            ProgressBar bar = new ProgressBar(
                    new dev.croupier.frontend.terminal.Screen(
                            java.io.InputStream.nullInputStream(),
                            java.io.OutputStream.nullOutputStream(),
                            java.io.OutputStream.nullOutputStream(),
                            StandardCharsets.UTF_8,
                            Terminals.NONE),
                    200);

            assertThat(bar.bar(0, 0)).isEqualTo("[" + ".".repeat(40) + "] 0/200 games, 0 decisions");
            assertThat(bar.bar(50, 9)).isEqualTo("[" + "#".repeat(10) + ".".repeat(30) + "] 50/200 games, 9 decisions");
            assertThat(bar.bar(200, 30)).startsWith("[" + "#".repeat(40) + "]");
        }
    }
}
