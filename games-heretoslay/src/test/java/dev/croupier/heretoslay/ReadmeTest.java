package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Session;
import dev.croupier.heretoslay.bot.HtsBots;
import dev.croupier.heretoslay.rules.HtsRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The game of the README, played; and a check that the README shows these very lines. */
class ReadmeTest {

    @Test
    void the_game_of_the_readme_is_played_to_its_end() {
        // README: begin
        var game = HereToSlay.of(HtsRules.seed().withSeats(3));
        var bot = HtsBots.heuristic().with(Randomness.seeded(7));
        var table = Session.start(game, Randomness.seeded(42));
        while (table.outcome().isEmpty()) {
            var seat = table.toAct().head();
            var asked = table.turn(seat).decision(seat).get();
            var late = asked.kind().equals("challenge");
            var answer = late ? asked.byDefault().get() : bot.choose(table.view(seat), table.legalActions(seat));
            table = table.play(answer).getOrElseThrow(violation -> new IllegalStateException(violation.explain()));
        }
        // README: end
        assertThat(table.outcome().get().winners()).hasSize(1);
    }

    @Test
    void the_readme_shows_the_lines_that_are_compiled_here() throws IOException {
        String source = Files.readString(Path.of("src/test/java/dev/croupier/heretoslay/ReadmeTest.java"));
        String compiled = source.substring(source.indexOf("// README: begin") + 16, source.indexOf("// README: end"))
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .reduce("", (one, other) -> one + "\n" + other);
        String readme = Files.readString(Path.of("../README.md"))
                .lines()
                .map(String::strip)
                .reduce("", (one, other) -> one + "\n" + other);
        assertThat(readme).contains(compiled);
    }
}
