package dev.croupier.frontend.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import dev.croupier.frontend.terminal.Terminals;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
    private static final String ALWAYS_THE_FIRST = "1\n".repeat(3000);

    private final Table table = Table.offered();

    @Nested
    class AScriptInAPipe {
        @Test
        void plays_a_hand_to_its_end() {
            Run run = Run.reading(ALWAYS_THE_FIRST, table.arguments("--hand"));

            assertThat(run.status()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out())
                    .containsPattern("won: |Nobody won: ")
                    .endsWith("The seed was " + table.seed() + ".\n");
        }

        @Test
        void is_echoed() {
            assertThat(table.typed("pass").out()).contains("> pass\n  You passed.\n");
        }

        @Test
        void may_end_before_the_game_does() {
            Run run = table.typed("pile");

            assertThat(run.status()).isZero();
            assertThat(run.out()).contains("The input ended before the game was over.");
        }

        @Test
        void skips_comments_and_blank_lines() {
            assertThat(table.typed("# a comment", "", "pass").out())
                    .isEqualTo(table.typed("pass").out());
        }

        @Test
        void goes_on_after_what_cannot_be_read() {
            Run run = table.typed("juggle", "discard 1X", "99", "0", "pass");

            assertThat(run.status()).isZero();
            assertThat(run.out())
                    .contains(
                            "'juggle' cannot be read (column 1)",
                            "'discard 1X' cannot be read (column 9)",
                            "There is no 99 in the list: it goes from 1 to 2.",
                            "There is no 0 in the list",
                            "You passed.");
        }

        @Test
        void has_no_colors_and_fits_80_columns() {
            Run run = table.typed("help", "hint", "pile", "hint", "rules", "log", "score", "undo");

            assertThat(run.out()).doesNotContain("\u001B");
            assertThat(run.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }
    }

    @Nested
    class AnIllegalMove {
        @Test
        void is_refused_with_its_reason_and_rule() {
            assertThat(table.typed("stock").out())
                    .contains("stock is not possible:", "the hand stands at upcard offer [GIN-B8]");
        }

        @Test
        void is_refused_with_every_reason() {
            Run run = table.typed("pile", "knock " + table.upcard());

            assertThat(run.out())
                    .contains(table.upcard() + " was taken from the pile in this turn", "[GIN-14]")
                    .contains("a knock needs 10 deadwood or less", "[GIN-B16]");
        }

        @Test
        void leaves_the_question_open() {
            assertThat(table.typed("stock", "pass").out()).contains("You passed.");
        }
    }

    @Nested
    class ShortWords {
        @ParameterizedTest
        @ValueSource(strings = {"p", "P", "pile", "2", "  PILE  "})
        void mean_the_same_move(String typed) {
            assertThat(table.typed(typed).out()).contains("You took " + table.upcard() + " from the pile.");
        }

        @Test
        void take_a_card_in_any_case() {
            String card = table.upcard().toLowerCase(java.util.Locale.ROOT);

            assertThat(table.typed("p", "d " + card).out()).contains("discard " + table.upcard() + " is not possible");
        }

        @Test
        void knock_without_a_card_says_what_is_missing() {
            assertThat(table.typed("p", "k").out()).contains("is not possible:", "[GIN-B16]");
        }
    }

    @Nested
    class Undo {
        @Test
        void takes_back_what_taught_nobody_anything() {
            assertThat(table.typed("p", "undo", "pass").out()).contains("Taken back.", "You passed.");
        }

        @Test
        void is_refused_once_something_was_learned() {
            assertThat(table.typed("p", "1", "undo").out())
                    .contains("That cannot be taken back: somebody learned something new since: ");
        }

        @Test
        void has_nothing_to_take_back_at_first() {
            assertThat(table.typed("undo").out()).contains("there is no step to take back");
            assertThat(table.typed("takeback").out()).contains("You have made no decision yet.");
        }

        @Test
        void as_takeback_goes_back_all_the_same() {
            Run run = table.typed("p", "1", "takeback", "undo", "pass");

            assertThat(run.out()).contains("Back to your decision before, for practice", "Taken back.", "You passed.");
        }

        @Test
        void as_takeback_is_for_practice_against_bots() {
            Run run = table.with(new String[] {"--seats", "human,human"}, "pass", "pass", "s", "takeback");

            assertThat(run.out()).contains("takeback is for practice against bots");
        }
    }

    @Nested
    class Hint {
        @Test
        void compares_the_upcard_with_the_stock_by_exact_odds() {
            assertThat(table.typed("hint").out())
                    .contains("Your hand: ", "With " + table.upcard() + ", without ")
                    .containsPattern("less deadwood \\d+/\\d+ \\(\\d+\\.\\d %\\)");
        }

        @Test
        void ranks_the_discards() {
            assertThat(table.typed("p", "hint").out()).containsPattern("Without ..: \\d+ deadwood\nWithout ..: \\d+");
        }

        @Test
        void best_plays_the_best_discard() {
            String hint = table.typed("p", "hint").out();
            int first = hint.indexOf("Without ") + "Without ".length();
            String best = hint.substring(first, first + 2);

            assertThat(table.typed("p", "best").out()).contains("You discarded " + best + ".");
        }
    }

    @Nested
    class TheTable {
        @Test
        void shows_hand_deadwood_pile_stock_and_limit() {
            assertThat(table.typed().out())
                    .contains("stock 31", "knock with 10 or less", "pile " + table.upcard(), "deadwood ")
                    .contains("Bot  10 cards", "You 0 | Bot 0 | to 100");
        }

        @Test
        void remembers_what_a_bot_took_from_the_pile() {
            Run run = Run.reading("1\n1\n".repeat(60), table.arguments());

            assertThat(run.out()).contains("Bot took ").contains("cards, known: ");
        }

        @Test
        void never_shows_a_hidden_hand() {
            assertThat(table.typed("p", "1").out())
                    .doesNotContain("Bot drew ♣")
                    .containsPattern("Bot (drew from|took)");
        }

        @Test
        void says_when_only_gin_counts() {
            assertThat(table.with(new String[] {"--variant", "straight"}).out()).contains("gin only");
        }

        @Test
        void has_thirteen_cards_in_mahjong() {
            Run run = table.with(new String[] {"--variant", "mahjong"}, "hint");

            assertThat(run.out()).contains("Bot  13 cards", "stock 25");
        }

        @Test
        void has_three_columns_in_hollywood() {
            assertThat(table.with(new String[] {"--variant", "hollywood"}, "score")
                            .out())
                    .contains("You 0/0/0", "Column 3");
        }
    }

    @Nested
    class ATerminal {
        @Test
        void has_signs_and_colors() {
            Run run = Run.typing("quit\n", table.arguments());

            assertThat(run.out()).containsPattern("[♣♦♥♠]").contains("\u001B[31m", "You left the table");
        }

        @Test
        void has_no_colors_where_they_are_refused() {
            assertThat(Run.typing("quit\n", table.arguments("--no-color")).out())
                    .doesNotContain("\u001B")
                    .containsPattern("[♣♦♥♠]");
        }

        @Test
        void may_be_a_pipe_that_is_to_have_colors() {
            Run run = Run.in(StandardCharsets.UTF_8, Terminals.NONE, "", table.arguments("--color"));

            assertThat(run.out()).contains("\u001B[31m");
        }

        @Test
        void hides_the_hand_between_two_players() {
            Run run = Run.typing("\npass\n", table.arguments("--seats", "human,human"));

            assertThat(run.out()).contains("Pass the keyboard, then press Enter.");
        }

        @Test
        void waits_between_the_moves_of_bots() {
            Run run = Run.typing("\n\nquit\n", table.arguments("--seats", "bot,bot"));

            assertThat(run.out()).contains("Press Enter for the next move").doesNotContain("won the match");
        }
    }

    @Nested
    class BotsAlone {
        @Test
        void are_watched_with_both_hands_open() {
            Run run = Run.of(table.arguments("--seats", "heuristic,random", "--hand"));

            assertThat(run.status()).isZero();
            assertThat(run.out()).containsPattern(" Bot 1  .*deadwood").containsPattern(" Bot 2  .*deadwood");
        }

        @Test
        void play_the_same_game_for_the_same_seed() {
            String[] arguments = table.arguments("--seats", "heuristic,random");

            assertThat(Run.of(arguments)).isEqualTo(Run.of(arguments));
        }
    }

    @Nested
    class Keeping {
        @TempDir
        Path folder = Path.of("");

        @Test
        void a_recording_replays() {
            Path file = folder.resolve("game.croupier");
            Run run = Run.reading(ALWAYS_THE_FIRST, table.arguments("--hand", "--record", file.toString()));

            assertThat(run.out()).contains("The game is recorded in " + file);
            assertThat(Run.of("replay", file.toString()).out())
                    .contains("verified")
                    .containsPattern("won: ");
        }

        @Test
        void a_game_that_was_left_is_recorded_as_far_as_it_went() {
            Path file = folder.resolve("left.croupier");
            table.with(new String[] {"--record", file.toString()}, "p", "1", "quit");

            Run replay = Run.of("replay", file.toString());

            assertThat(replay.status()).isZero();
            assertThat(replay.out()).contains("still in play").contains("Step 2: Seat 0 discard");
        }

        @Test
        void a_saved_game_goes_on_in_the_middle_of_a_hand() {
            String file = folder.resolve("saved.croupier").toString();
            Run run = table.typed("p", "save " + file, "1", "load " + file, "undo", "pass");

            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("Saved in", "The game goes on from", "Taken back.", "You passed.");
        }

        @Test
        void a_game_of_other_rules_is_not_loaded() {
            String file = folder.resolve("other.croupier").toString();
            table.typed("save " + file);

            Run run = table.with(new String[] {"--variant", "oklahoma"}, "load " + file, "pass");

            assertThat(run.status()).isZero();
            assertThat(run.err()).contains("is of another game or of other rules");
            assertThat(run.out()).contains("You passed.");
        }

        @Test
        void a_file_that_cannot_be_read_or_written_is_named() throws java.io.IOException {
            Path broken = Files.writeString(folder.resolve("broken"), "nothing\n");
            Run run = table.typed("load nowhere", "load " + broken, "load", "save " + folder.resolve("a/b"), "pass");

            assertThat(run.err())
                    .contains("nowhere cannot be read", "line 1, column 1", "Name a file", "cannot be written");
            assertThat(run.out()).contains("You passed.");
        }

        @Test
        void a_recording_that_cannot_be_written_is_a_failure_at_once() {
            Run run = table.with(
                    new String[] {"--record", folder.resolve("no/file").toString()}, "p");

            assertThat(run.status()).isEqualTo(1);
            assertThat(run.err()).contains("cannot be written");
            assertThat(run.out()).doesNotContain("You took");
        }
    }
}
