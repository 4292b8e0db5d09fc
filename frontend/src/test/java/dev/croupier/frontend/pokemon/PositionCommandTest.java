package dev.croupier.frontend.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PositionCommandTest {
    private static final Pattern EXAMPLE = Pattern.compile("```\\n(rules: .*?)```", Pattern.DOTALL);

    @TempDir
    private Path folder = Path.of("");

    /** The position that the page on the format shows. */
    private static String example() throws IOException {
        Matcher found = EXAMPLE.matcher(Files.readString(Path.of("..", "docs", "pokemon-positions.md")));
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("position.txt"), text).toString();
    }

    @Test
    void the_example_of_the_page_is_shown_as_each_player_sees_it_with_moves_and_damage() throws IOException {
        Run run = Run.of("pokemon", "position", file(example()));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.lines())
                .contains("What Seat 0 sees:", "What Seat 1 sees:", "What Seat 0 may do:", "What its attacks would do:")
                .anyMatch(line -> line.contains("Ultra Ball"))
                .anyMatch(line -> line.strip().startsWith("Attack: "))
                .anyMatch(line -> line.contains("damage,"))
                .doesNotContain("What Seat 1 may do:");
    }

    @Test
    void a_player_does_not_see_the_hand_of_another() throws IOException {
        String out = Run.of("pokemon", "position", file(example())).out();
        String second = out.substring(out.indexOf("What Seat 1 sees:"), out.indexOf("What Seat 0 may do:"));
        assertThat(second).doesNotContain("Ultra Ball");
    }

    @Test
    void as_text_it_reads_back_as_itself() throws IOException {
        String written =
                Run.of("pokemon", "position", "--text", file(example())).out();
        assertThat(written).contains("active: #1 Gastly PFL 54 + Haunter PFL 55");
        assertThat(Run.of("pokemon", "position", "--text", file(written)).out()).isEqualTo(written);
    }

    @Test
    void everything_that_is_wrong_is_told_and_the_status_is_2() throws IOException {
        Run run = Run.of(
                "pokemon",
                "position",
                file(example().replace("damage: 20", "damage: 25").replace("Abra MEW 63", "Abra MEW 999")));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.lines())
                .anyMatch(line -> line.startsWith("  line 8, column 11: expected a multiple of 10"))
                .anyMatch(line -> line.startsWith("  line 17, column 9: no card 'Abra MEW 999' is known"))
                .anyMatch(line -> line.startsWith("  line 19, column 8: no card 'Abra MEW 999' is known"));
    }

    @Test
    void a_file_that_is_not_there_is_told() {
        Run run = Run.of("pokemon", "position", folder.resolve("none").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("none");
    }
}
