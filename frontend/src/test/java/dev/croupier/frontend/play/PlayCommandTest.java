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

        @ParameterizedTest
        @ValueSource(strings = {"discard", "d", "D", "meld", "m", "layoff", "l"})
        void without_a_card_say_that_it_is_missing(String typed) {
            assertThat(table.typed("p", typed).out())
                    .containsPattern(": the cards are missing; write for example \\w+ ");
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
        void of_several_moves_is_all_or_nothing() {
            assertThat(table.typed("p", "undo 2").out())
                    .contains("Not all 2 can be taken back, only 1", "there is no step to take back");
            assertThat(table.typed("p", "undo 1", "pass").out()).contains("Taken back.", "You passed.");
            assertThat(table.typed("p", "undo all").err()).contains("'all' is no number of moves");
        }

        @Test
        void as_takeback_goes_back_several_moves() {
            Run run = table.typed("p", "1", "takeback 2", "pass");

            assertThat(run.out()).contains("Back to your decision before, for practice", "You passed.");
            assertThat(table.typed("p", "1", "takeback 9").out()).contains("Not all 9 can be taken back, only 2");
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
    class AMatterOfJudgement {
        @Test
        void is_decided_by_best_as_the_heuristic_bot_would() {
            assertThat(table.typed("best").out())
                    .contains("The analysis has no one answer here; the heuristic bot plays ")
                    .containsPattern("You (took .. from the pile|passed)\\.");
        }

        @Test
        void comes_with_the_hint() {
            assertThat(table.typed("hint").out()).containsPattern("The heuristic bot would play: (pass|pile)");
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
        void helps_with_a_line_a_word() {
            assertThat(table.typed("help").out())
                    .containsPattern("\n  save FILE, load FILE +keeps a game; goes on with one, by its rules\n")
                    .containsPattern("\n  undo \\[2\\] +takes moves back, .*\n  takeback \\[2\\] +.*\n  table ");
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
            assertThat(run.out()).doesNotContain("Type help");
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
        void a_game_of_other_rules_goes_on_by_its_own() {
            String file = folder.resolve("other.croupier").toString();
            table.with(new String[] {"--variant", "straight", "--hand"}, "p", "save " + file);
            String record = folder.resolve("record.croupier").toString();

            Run run = table.with(
                    new String[] {"--variant", "oklahoma", "--record", record},
                    "load " + file,
                    "rules",
                    "undo",
                    "pass");

            assertThat(run.status()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out())
                    .contains("gin only", "limitByUpcard=false", "Taken back.")
                    .contains("You passed.");
            assertThat(run.out().replaceAll("\\s+", " ")).contains("by the rules that it was kept with");
            assertThat(Path.of(record)).content().contains("game ginrummy-hand\n", "knockLimit=0");
        }

        @Test
        void a_file_of_another_game_is_not_loaded() throws java.io.IOException {
            Path file = folder.resolve("other.croupier");
            table.typed("save " + file);
            Files.writeString(file, Files.readString(file).replace("game ginrummy", "game whist"));

            Run run = table.typed("load " + file, "pass");

            assertThat(run.err()).contains("is of another game: whist");
            assertThat(run.out()).contains("You passed.");
        }

        @Test
        void a_file_with_the_line_ends_of_windows_is_loaded() throws java.io.IOException {
            Path file = folder.resolve("windows.croupier");
            table.typed("p", "save " + file);
            Files.writeString(file, Files.readString(file).replace("\n", "\r\n"));

            Run run = table.typed("load " + file, "undo");

            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("The game goes on from", "Taken back.");
        }

        @Test
        void saving_replaces_a_recording_but_no_other_file() throws java.io.IOException {
            Path letter = Files.writeString(folder.resolve("letter"), "Dear reader\n");
            Path saved = folder.resolve("saved");

            Run run = table.typed("save " + letter, "save " + saved, "p", "save " + saved);

            assertThat(run.err()).containsOnlyOnce("exists already and is no recording");
            assertThat(letter).hasContent("Dear reader\n");
            assertThat(saved).content().contains("play 0 pile");
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

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("cannot be written: there is no folder ");
            assertThat(run.out()).isEmpty();
        }

        @Test
        void a_recording_needs_a_file_in_a_folder() throws java.io.IOException {
            Path file = Files.writeString(folder.resolve("file"), "");
            Run inFile =
                    table.with(new String[] {"--record", file.resolve("game").toString()}, "p");
            Run atFolder = table.with(new String[] {"--record", folder.toString()}, "p");

            assertThat(inFile.status()).isEqualTo(2);
            assertThat(inFile.err()).contains("cannot be written: " + file + " is a file, not a folder");
            assertThat(atFolder.status()).isEqualTo(2);
            assertThat(atFolder.err()).contains("it is a folder, not a file");
        }

        @Test
        void a_file_that_exists_is_recorded_over_only_when_asked() throws java.io.IOException {
            Path file = Files.writeString(folder.resolve("file"), "precious\n");
            String[] record = {"--record", file.toString()};
            Run refused = table.with(record, "p");

            assertThat(refused.status()).isEqualTo(2);
            assertThat(refused.err()).contains(file + " exists already; --overwrite replaces it");
            assertThat(refused.out()).isEmpty();
            assertThat(file).hasContent("precious\n");
            assertThat(table.with(new String[] {"--overwrite", record[0], record[1]}, "p")
                            .status())
                    .isZero();
            assertThat(file).content().startsWith("croupier-recording 1\n");
        }
    }
}
