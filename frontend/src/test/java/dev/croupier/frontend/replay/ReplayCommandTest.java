package dev.croupier.frontend.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @TempDir
    Path folder = Path.of("");

    private Path game = Path.of("");

    @BeforeEach
    void a_recorded_hand() {
        game = folder.resolve("game.croupier");
        Run.of("play", "ginrummy", "--seats", "heuristic,random", "--hand", "--seed", "4", "--record", game.toString());
    }

    private Run replay(String... more) {
        return Run.of(java.util.stream.Stream.concat(
                        java.util.stream.Stream.of("replay", game.toString()), java.util.stream.Stream.of(more))
                .toArray(String[]::new));
    }

    @Nested
    class ATrueRecording {
        @Test
        void is_verified_and_shown_move_by_move() {
            Run run = replay();

            assertThat(run.status()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out())
                    .startsWith("Gin Rummy, ")
                    .contains("verified", "Step 0: the opening", "Step 1: Seat ", "Step 2: Seat ")
                    .containsPattern("won: ");
        }

        @Test
        void shows_one_step_when_asked() {
            assertThat(replay("--step", "1").out()).contains("Step 1: ").doesNotContain("Step 0", "Step 2");
        }

        @Test
        void has_no_step_beyond_its_end() {
            Run run = replay("--step", "9999");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("there is no step 9999");
        }

        @Test
        void shows_both_hands_or_one_or_none() {
            String hidden = " Seat 1  10 cards";
            assertThat(replay("--step", "0").out()).doesNotContain("10 cards");
            assertThat(replay("--step", "0", "--seat", "0").out())
                    .contains(hidden)
                    .doesNotContain(" Seat 0  10 cards");
            assertThat(replay("--step", "0", "--seat", "spectator").out()).contains(hidden, " Seat 0  10 cards");
        }

        @Test
        void has_the_seats_of_its_game() {
            Run run = replay("--seat", "2");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("2", "0, 1, spectator, all");
        }
    }

    @Nested
    class ARecordingWithoutItsEnd {
        @Test
        void is_verified_but_for_its_hashes() throws IOException {
            String text = Files.readString(game);
            Files.writeString(game, text.substring(0, text.indexOf("over ")));

            Run run = replay();

            assertThat(run.status()).isZero();
            assertThat(String.join(" ", run.lines()).replaceAll(" +", " "))
                    .contains("over, but the file lacks its end: the moves are verified; the hashes cannot be checked");
        }

        @Test
        void may_be_of_a_game_still_in_play() throws IOException {
            String text = Files.readString(game);
            Files.writeString(game, text.substring(0, text.indexOf("play ", text.indexOf("play ") + 1)));

            assertThat(String.join(" ", replay().lines()).replaceAll(" +", " "))
                    .contains("still in play: the moves are verified; the hashes cannot be checked without the salt");
        }
    }

    @Nested
    class ARecordingFromWindows {
        @Test
        void may_end_its_lines_by_two_characters() throws IOException {
            Run before = replay();
            Files.writeString(game, "\uFEFF" + Files.readString(game).replace("\n", "\r\n"));

            assertThat(replay()).isEqualTo(before);
        }
    }

    @Nested
    class ARecordingThatWasTamperedWith {
        @Test
        void diverges_at_its_first_wrong_hash() throws IOException {
            String text = Files.readString(game);
            int hash = text.indexOf("hash ", text.indexOf("play ")) + 5;
            char other = text.charAt(hash) == '0' ? '1' : '0';
            Files.writeString(game, text.substring(0, hash) + other + text.substring(hash + 1));

            Run run = replay();

            assertThat(run.status()).isEqualTo(1);
            assertThat(run.err()).contains("is not a true recording", "step 1: the hash is");
            assertThat(run.out()).isEmpty();
        }

        @Test
        void diverges_at_an_illegal_move() throws IOException {
            String text = Files.readString(game);
            Files.writeString(game, text.replaceFirst("play (.) .*", "play $1 knock 7H"));

            Run run = replay();

            assertThat(run.status()).isEqualTo(1);
            assertThat(run.err()).contains("step 1: ");
        }

        @Test
        void may_be_of_rules_that_do_not_exist() throws IOException {
            Files.writeString(game, Files.readString(game).replace("knockLimit=10", "knockLimit=many"));

            Run run = replay();

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("knockLimit=many");
        }

        @Test
        void may_be_of_a_game_that_is_not_known() throws IOException {
            Files.writeString(game, Files.readString(game).replace("game ginrummy-hand", "game whist"));

            Run run = replay();

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("whist", "ginrummy");
        }
    }

    @Nested
    class WhatIsNoRecording {
        @Test
        void is_named_with_line_and_column() throws IOException {
            Files.writeString(game, Files.readString(game).replace("seats 2", "seats two"));

            Run run = replay();

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("line 5, column 7").doesNotContain("\tat ");
        }

        @Test
        void may_be_torn_in_the_middle() throws IOException {
            String text = Files.readString(game);
            Files.writeString(game, text.substring(0, text.lastIndexOf("hash ") + 10));

            assertThat(replay().status()).isEqualTo(2);
        }

        @Test
        void may_be_no_text_at_all() throws IOException {
            Files.write(game, new byte[] {(byte) 0xff, (byte) 0xfe, 0});

            Run run = replay();

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("it is not text in UTF-8");
        }
    }
}
