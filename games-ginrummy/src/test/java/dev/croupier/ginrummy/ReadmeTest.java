package dev.croupier.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Session;
import dev.croupier.ginrummy.bot.GinBots;
import dev.croupier.ginrummy.rules.GinRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The game of the README, played; and a check that the README shows these very lines. */
class ReadmeTest {

    @Test
    void the_game_of_the_readme_is_played_to_its_end() {
        // README: begin
        var game = GinRummy.match(GinRules.oklahoma());
        var bot = GinBots.heuristic().with(Randomness.seeded(7));
        var table = Session.start(game, Randomness.seeded(42));
        while (table.outcome().isEmpty()) {
            var seat = table.toAct().head();
            var action = bot.choose(table.view(seat), table.legalActions(seat));
            table = table.play(action).getOrElseThrow(violation -> new IllegalStateException(violation.explain()));
        }
        // README: end
        assertThat(table.outcome().get().winners()).hasSize(1);
    }

    @Test
    void the_readme_shows_the_lines_that_are_compiled_here() throws IOException {
        String source = Files.readString(Path.of("src/test/java/dev/croupier/ginrummy/ReadmeTest.java"));
        String compiled = source.substring(source.indexOf("// README: begin") + 16, source.indexOf("// README: end"))
                .stripIndent()
                .strip();
        String readme = Files.readString(Path.of("../README.md"));
        String shown = readme.substring(readme.indexOf("```java") + 7).strip();
        assertThat(shown.lines().map(String::strip).limit(8).toList())
                .isEqualTo(compiled.lines().map(String::strip).toList());
    }
}
