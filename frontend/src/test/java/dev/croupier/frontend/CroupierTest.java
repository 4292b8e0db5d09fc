package dev.croupier.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.terminal.Screen;
import dev.croupier.frontend.terminal.Terminals;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CroupierTest {
    @Nested
    class AskedForHelp {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "play",
                    "simulate",
                    "replay",
                    "cards",
                    "gin",
                    "gin deadwood",
                    "gin layoff",
                    "raid",
                    "raid damage"
                })
        void every_command_says_how_it_is_used(String command) {
            Run run = Run.of((command + " --help").strip().split(" "));

            assertThat(run.status()).isZero();
            assertThat(run.out()).startsWith("Usage: croupier").contains("--version");
            assertThat(run.err()).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "play",
                    "simulate",
                    "replay",
                    "cards",
                    "gin",
                    "gin deadwood",
                    "gin layoff",
                    "raid",
                    "raid damage"
                })
        void every_command_tells_the_version(String command) {
            Run run = Run.of((command + " --version").strip().split(" "));

            assertThat(run.status()).isZero();
            assertThat(run.out()).startsWith("croupier ").contains("Gin Rummy");
        }

        @Test
        void without_a_command_it_lists_them() {
            assertThat(Run.of().out()).contains("play", "simulate", "replay", "cards", "gin", "heretoslay");
            assertThat(Run.of("gin").out()).contains("deadwood", "layoff");
        }

        @Test
        void the_bots_are_those_of_the_games() {
            String names = String.join(", ", new dev.croupier.frontend.ginrummy.GinModule().bots());

            for (String command : Arrays.asList("play", "simulate")) {
                assertThat(Run.of(command, "--help").out().replaceAll("\\s+", " "))
                        .contains(names);
            }
        }

        @Test
        void nothing_is_wider_than_80_columns() {
            for (String command : Arrays.asList("play", "simulate", "replay", "cards", "gin")) {
                assertThat(Run.of(command, "--help").lines())
                        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
            }
        }
    }

    @Nested
    class AskedForWhatThereIsNot {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "deal",
                    "play",
                    "play whist",
                    "play ginrummy --variant whist",
                    "play ginrummy --option target=many",
                    "play ginrummy --option colour=red",
                    "play ginrummy --option target",
                    "play ginrummy --option opening=ELEVEN_CARDS --option limitByUpcard=true",
                    "play ginrummy --seats human,cheat",
                    "play ginrummy --seats human",
                    "play ginrummy --seed many",
                    "simulate ginrummy --games -1",
                    "simulate ginrummy --games 1 --threads 0",
                    "simulate ginrummy --games 1 --bots human,bot",
                    "play heretoslay --hand",
                    "play heretoslay --seats human",
                    "play heretoslay --seats bot,bot,bot,bot,bot,bot,bot",
                    "play heretoslay --seats bot,bot --option seats=3",
                    "play heretoslay --variant whist",
                    "play heretoslay --option turnCap=soon",
                    "simulate heretoslay --games 1 --seats 7",
                    "cards",
                    "cards whist",
                    "cards ginrummy",
                    "cards heretoslay --type knight",
                    "replay",
                    "replay there-is-no-such-file",
                    "gin deadwood --aces wild"
                })
        void it_says_so_without_a_stack_trace_and_exits_with_2(String arguments) {
            Run run = Run.of(arguments.split(" "));

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).isNotBlank().doesNotContain("\tat ").doesNotContain("Exception");
        }

        @Test
        void it_lists_what_there_is() {
            assertThat(Run.of("play", "whist").err()).contains("whist", "ginrummy");
            assertThat(Run.of("play", "ginrummy", "--variant", "whist").err()).contains("whist", "oklahoma", "mahjong");
            assertThat(Run.of("play", "ginrummy", "--option", "tie=x").err()).contains("tie=x", "UNDERCUT");
            assertThat(Run.of("play", "ginrummy", "--option", "x=1").err()).contains("x", "knockLimit");
            assertThat(Run.of("play", "ginrummy", "--seats", "you,me").err()).contains("you", "heuristic", "ismcts");
        }
    }

    @Nested
    class WritingToAReaderThatIsGone {
        @Test
        void it_is_quiet() {
            ByteArrayOutputStream err = new ByteArrayOutputStream();

            int status = Croupier.run(screen("Broken pipe", err), "--help");

            assertThat(status).isZero();
            assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        }

        @Test
        void a_full_disk_is_a_failure_that_it_names() {
            ByteArrayOutputStream err = new ByteArrayOutputStream();

            int status = Croupier.run(screen("No space left on device", err), "play", "ginrummy", "--seats", "bot,bot");

            assertThat(status).isEqualTo(1);
            assertThat(err.toString(StandardCharsets.UTF_8)).containsOnlyOnce("No space left on device");
        }

        private Screen screen(String reason, OutputStream err) {
            OutputStream gone = new OutputStream() {
                @Override
                public void write(int character) throws IOException {
                    throw new IOException(reason);
                }
            };
            return new Screen(new ByteArrayInputStream(new byte[0]), gone, err, StandardCharsets.UTF_8, Terminals.NONE);
        }
    }
}
