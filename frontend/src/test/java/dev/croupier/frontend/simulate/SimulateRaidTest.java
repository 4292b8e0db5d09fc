package dev.croupier.frontend.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateRaidTest {
    private static Run simulate(String... more) {
        return Run.of(Stream.concat(Stream.of("simulate", "raid", "--seed", "3"), Stream.of(more))
                .toArray(String[]::new));
    }

    private static Map<?, ?> part(Map<?, ?> json, String name) {
        return (Map<?, ?>) Objects.requireNonNull(json.get(name));
    }

    @Test
    void people_read_what_the_team_won() {
        Run run = simulate("--players", "2", "--boss", "harbour-giant", "--difficulty", "medium", "--games", "5");

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains(
                        "rounds",
                        "milled",
                        "eliminated",
                        "seat 1 (random) won",
                        "Boss won",
                        "(random bots played; --bots heuristic")
                .doesNotContain("nobody)")
                .contains("won, by players-against")
                .containsPattern("  harbour-giant \\(of 5\\) +\\d+ +\\d+\\.\\d %");
        assertThat(run.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @Test
    void without_a_boss_all_are_fought_in_turns() {
        Map<?, ?> json = JsonReader.object(
                simulate("--players", "1", "--games", "25", "--json").out());
        Map<?, ?> against = part(part(json, "outcomes"), "players-against");

        assertThat(against.keySet().stream().map(Object::toString))
                .containsExactlyInAnyOrder(
                        "harbour-giant", "thunder-pair", "first-star", "drum-mother", "fourfold-mind");
        assertThat(against.values())
                .allSatisfy(one -> assertThat(((Map<?, ?>) one).get("games")).isEqualTo(5.0));
        assertThat(json.get("game")).isEqualTo("raid");
        assertThat(json.get("variant")).isEqualTo("house");
        assertThat(Objects.toString(json.get("options"))).contains("turnLimit=300", "difficulty=MEDIUM");
    }

    @Test
    void a_boss_that_chooses_has_a_bot() {
        Run run = simulate("--players", "1", "--difficulty", "hard", "--games", "1", "--bots", "random");

        assertThat(run.out()).contains("Boss (heuristic) won");
        assertThat(simulate("--players", "1", "--difficulty", "hard", "--games", "1", "--bots", "random,random")
                        .out())
                .contains("Boss (random) won");
    }

    @Test
    void one_name_is_of_all_players() {
        Run run = simulate("--players", "2", "--games", "1", "--bots", "heuristic", "--boss", "harbour-giant");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("seat 0 (heuristic) won", "seat 1 (heuristic) won", "Boss won")
                .doesNotContain("bots played");
    }

    @Test
    void more_names_than_players_or_fewer_are_refused_with_how_many_there_are() {
        Run run = simulate("--players", "3", "--bots", "random,heuristic");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("the game has 3 seats, not 2");
    }

    @Test
    void a_turn_limit_that_was_asked_for_stays() {
        assertThat(simulate("--players", "1", "--games", "5", "--option", "turnLimit=2", "--json")
                        .out())
                .contains("\"pkm.ended.limit\":5");
    }

    @Test
    void seats_that_are_too_many_are_refused() {
        Run run = simulate("--players", "2", "--seats", "5");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("the game has 2 seats, not 5");
    }

    @Test
    void games_are_recorded(@TempDir Path folder) throws IOException {
        Path games = folder.resolve("games");
        simulate("--players", "1", "--games", "5", "--boss", "first-star", "--record", games.toString());

        try (Stream<Path> files = Files.list(games)) {
            Path first = files.sorted().findFirst().orElseThrow();
            assertThat(Run.of("replay", first.toString()).out()).contains("verified");
        }
    }
}
