package dev.croupier.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.RandomBot;
import dev.croupier.core.play.Simulation;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.bot.GinBots;
import dev.croupier.ginrummy.rules.GinRules;
import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples do what the guide says, and the guide shows them as they are. */
class ExamplesTest {
    private static final Path MAIN = Path.of("src/main/java/dev/croupier/examples");
    private static final Path TEST = Path.of("src/test/java/dev/croupier/examples");

    @Test
    void the_tidy_bot_beats_chance() {
        long wins = Simulation.of(GinRummy.hand(GinRules.seed()))
                .bots(Array.of(new TidyBot(), GinBots.random()))
                .games(100)
                .seed(1)
                .run()
                .wins()
                .get(0);

        assertThat(wins).isGreaterThan(80);
    }

    @Test
    void the_console_table_refuses_with_the_reason_and_plays_to_the_end() throws IOException {
        var typed = new StringReader("0 play 12\n1 play 3\nrubbish\n" + "1\n".repeat(20));
        var said = new StringWriter();
        var table = new ConsoleTable<>(
                new Nine(),
                view -> "Your hand: " + view.hands().get(0).get(),
                new BufferedReader(typed),
                new PrintWriter(said, true));

        var ended = table.play(new RandomBot<>(), Randomness.seeded(3));

        assertThat(ended).isNotEmpty();
        assertThat(said.toString())
                .contains(
                        "Your hand: ",
                        "which card?",
                        "1: 0 play ",
                        "rubbish is no action of this game",
                        "seat 1 played ",
                        "[CORE-TURN]",
                        "seat 1 has ?",
                        "Over: ");
    }

    @Test
    void input_that_ends_ends_the_table() throws IOException {
        var table = new ConsoleTable<>(
                new Nine(),
                Object::toString,
                new BufferedReader(new StringReader("")),
                new PrintWriter(new StringWriter()));

        assertThat(table.play(new RandomBot<>(), Randomness.seeded(3))).isEmpty();
    }

    @Test
    void a_card_of_another_is_refused_with_one_s_own_hand() {
        Nine nine = new Nine();
        var state = nine.start(Randomness.seeded(1)).state();
        int card = state.hands().get(1).first();

        var against = nine.explain(state, new Nine.Play(Seat.of(0), card)).getError();

        assertThat(against).hasSize(1);
        assertThat(against.head().explain())
                .startsWith(card + " is not in your hand: " + state.hands().get(0))
                .endsWith("[NINE-1]");
    }

    @ParameterizedTest
    @CsvSource({"TidyBot,20", "ConsoleTable,100"})
    void is_as_short_as_the_guide_says(String example, int lines) throws IOException {
        String source = Files.readString(MAIN.resolve(example + ".java"));
        String body = source.substring(source.indexOf("public final class"));

        assertThat(body.lines().filter(line -> !line.isBlank()).count()).isLessThanOrEqualTo(lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TidyBot", "NineLawsTest"})
    void is_shown_as_it_is(String example) throws IOException {
        Path file = MAIN.resolve(example + ".java");
        String source = Files.readString(Files.exists(file) ? file : TEST.resolve(example + ".java"));
        String shown = source.substring(source.lastIndexOf("\n/**") < 0 ? 0 : source.indexOf("class " + example));

        assertThat(words(Files.readString(Path.of("../embedding.md")))).contains(words(shown));
    }

    /** Without regard to where lines are broken. */
    private static String words(String text) {
        return text.replaceAll("\\s+", "");
    }
}
