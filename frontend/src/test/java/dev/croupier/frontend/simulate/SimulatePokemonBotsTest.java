package dev.croupier.frontend.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SimulatePokemonBotsTest {
    private static Run simulate(String... more) {
        return Run.of(Stream.concat(
                        Stream.of(
                                "simulate",
                                "pokemon",
                                "--decks",
                                "beginner-lucario,dark-box",
                                "--games",
                                "2",
                                "--seed",
                                "3"),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    @Test
    void the_usual_bot_is_the_heuristic() {
        Map<?, ?> json =
                JsonReader.object(simulate("--bots", "bot,random", "--json").out());

        assertThat(json.get("bots")).isEqualTo(List.of("heuristic", "random"));
        assertThat(json.get("games")).isEqualTo(2.0);
    }

    @Test
    void a_searching_bot_is_told_how_many_playouts_it_has() {
        Map<?, ?> json = JsonReader.object(
                simulate("--bots", "ismcts:2,heuristic", "--json").out());

        assertThat(json.get("bots")).isEqualTo(List.of("ismcts:2", "heuristic"));
    }

    @Test
    void no_number_of_playouts_is_refused() {
        for (String name : List.of("ismcts:", "ismcts:0", "ismcts:many", "oracle:3")) {
            Run run = simulate("--bots", name + ",random");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("nobody is called " + name + "; known are: ", "heuristic", "ismcts");
        }
    }
}
