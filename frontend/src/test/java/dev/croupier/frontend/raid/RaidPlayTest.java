package dev.croupier.frontend.raid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import dev.croupier.frontend.terminal.Terminals;
import dev.croupier.raid.boss.Bosses;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RaidPlayTest {
    private static final String ALWAYS_THE_FIRST = "1\n".repeat(20_000);

    /** Through the set-up of the seed to the first turn. */
    private static final String TO_THE_FIRST_TURN = "1\ndone\n";

    private static Run reading(String input, String... more) {
        String[] arguments = Stream.concat(Stream.of("play", "raid", "--seed", "5"), Arrays.stream(more))
                .toArray(String[]::new);
        return Run.in(StandardCharsets.UTF_8, Terminals.NONE, input, arguments);
    }

    private static Run inTheFirstTurn(String... lines) {
        return reading(TO_THE_FIRST_TURN + String.join("\n", lines) + "\n");
    }

    @Nested
    class When_a_raid_is_played_in_a_pipe {
        @ParameterizedTest
        @CsvSource({
            "'--players 1', 'You, Boss'",
            "'--players 3 --boss fourfold-mind --difficulty medium', 'You, Bot 2, Bot 3, Boss'",
            "'--seats human,human --difficulty EASY', 'Player 1, Player 2, Boss'",
            "'--difficulty hard --players 2 --boss drum-mother', 'You, Bot, Boss'",
            "'--players 2 --seats bot,random,human --difficulty extremely_hard', 'Bot 1, Bot 2, You'",
            "'--variant handbook --players 5 --option supporterConsent=ASK', 'You, Bot 2, Bot 3, Bot 4, Bot 5, Boss'"
        })
        void it_comes_to_its_end_in_eighty_columns(String arguments, String names) {
            Run run = reading(ALWAYS_THE_FIRST, arguments.split(" "));

            assertThat(run.err()).isEmpty();
            assertThat(run.status()).isZero();
            assertThat(run.lines().get(0)).matches("Raid(?: \\(handbook\\))?: " + names + "\\. Type help .*");
            assertThat(run.out())
                    .containsPattern(
                            "(?m)^(?:.* won: all players are out|.* share the win: the boss|You won: the boss)");
            assertThat(run.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        }

        @Test
        void bots_alone_are_watched() {
            assertThat(reading("run\n", "--seats", "bot,bot", "--difficulty", "hard")
                            .out())
                    .contains("Raid: Bot 1, Bot 2, Boss.", "The Giant of the Harbour · round of 2");
        }
    }

    @Nested
    class The_table {
        @Test
        void shows_the_boss_with_what_lies_on_it_and_what_the_team_has_left() {
            assertThat(inTheFirstTurn("quit").lines())
                    .contains(
                            " The Giant of the Harbour · round of 3 · Supporters left 3",
                            " Boss   deck 60 · discards 0",
                            "   Active #1 Lapras VMAX 0 damage")
                    .anyMatch(line ->
                            line.startsWith("── Turn 1 · You, Bot 2, Bot 3 · not yet used: Energy, Stadium, retreat "));
        }

        @Test
        void shows_the_hands_of_the_others_of_the_team() {
            assertThat(inTheFirstTurn("quit").out()).containsPattern("(?s) Bot 2  .*   Hand   .* Bot 3  .*   Hand   ");
            assertThat(reading(TO_THE_FIRST_TURN + "quit\n", "--option", "teamHands=HIDDEN")
                            .out()
                            .lines()
                            .filter(line -> line.startsWith("   Hand"))
                            .count())
                    .isEqualTo(3);
        }

        @Test
        void tells_what_the_damage_of_the_round_comes_to() {
            assertThat(reading(ALWAYS_THE_FIRST, "--players", "1").out())
                    .containsPattern("round of 1 .*· damage of (\\d+)0: \\1 cards");
        }

        @Test
        void says_who_is_done() {
            assertThat(reading(TO_THE_FIRST_TURN + TO_THE_FIRST_TURN + "end\nquit\n", "--seats", "human,human")
                            .out())
                    .contains(" · discards 0 · done");
        }
    }

    @Nested
    class Several_at_one_keyboard {
        private Run typed(String... lines) {
            return reading(
                    TO_THE_FIRST_TURN + TO_THE_FIRST_TURN + String.join("\n", lines) + "\n",
                    "--seats",
                    "human,human,bot");
        }

        @Test
        void are_named_in_the_question_and_change_by_a_word() {
            assertThat(typed("as 1", "quit").lines())
                    .containsSubsequence(
                            "Player 2: Your turn",
                            "May act too: Player 1: as 1",
                            "> as 1",
                            "Player 1: Your turn",
                            "May act too: Player 2: as 2");
        }

        @Test
        void go_on_with_whoever_sits_there() {
            assertThat(typed("as 1", "energy darkness #2", "quit").lines())
                    .containsSubsequence("> as 1", "> energy darkness #2", "Player 1: Your turn");
        }

        @Test
        void cannot_act_for_a_bot_or_nobody() {
            assertThat(typed("as 3", "as 9", "as", "quit").lines())
                    .containsSubsequence(
                            "> as 3",
                            "Nobody else at the keyboard may act but: as 1.",
                            "> as 9",
                            "Nobody else at the keyboard may act but: as 1.",
                            "> as",
                            "Nobody else at the keyboard may act but: as 1.");
        }

        @Test
        void let_a_bot_go_first() {
            Run run = inTheFirstTurn("wait", "quit");

            assertThat(run.lines()).containsSubsequence("Your turn", "> wait", "Your turn");
            assertThat(run.out()).containsPattern("> wait\n  Bot 2 ");
        }

        @Test
        void wait_for_nobody_where_no_bot_may_act() {
            assertThat(reading(TO_THE_FIRST_TURN + "wait\nas 2\nquit\n", "--players", "1")
                            .out())
                    .contains("No bot may act now", "Nobody else at the keyboard may act.");
        }
    }

    @Nested
    class Words {
        @Test
        void help_lists_those_of_raids() {
            assertThat(inTheFirstTurn("help", "quit").out())
                    .contains("  play CARD for SEAT ", "  as 2 ", "  wait ", "  damage ");
        }

        @Test
        void score_tells_of_the_boss() {
            assertThat(inTheFirstTurn("score", "quit").lines())
                    .contains(
                            "You: 6 Prizes left; deck 46, hand 7",
                            "Boss: 60 cards in deck, 0 in the discard pile, 0 in the Lost Zone");
        }

        @Test
        void rules_are_those_of_the_raid() {
            assertThat(inTheFirstTurn("rules", "quit").out()).contains("difficulty=MEDIUM", "reshuffleLimit=UNLIMITED");
        }

        @Test
        void hint_says_what_an_attack_makes_of_the_boss() {
            assertThat(reading(ALWAYS_THE_FIRST.substring(0, 120) + "hint\nquit\n", "--players", "1")
                            .out())
                    .containsPattern("Lapras VMAX #1: \\d+ damage, which makes \\d+");
        }

        @ParameterizedTest
        @CsvSource({
            "play grimsley for bot 2, You played Grimsley's Move for Bot 2.",
            "play grimsley's move for 2, You played Grimsley's Move for Bot 2.",
            "play grimsley's move, You played Grimsley's Move.",
            "play grimsley's move for you, You played Grimsley's Move.",
            "play grimsley's move for bot 9, 'cannot be read'",
            "play grimsley's move for boss, play Grimsley's Move for Boss is not possible"
        })
        void a_supporter_is_played_for_who_is_named(String typed, String said) {
            String toTheThirdTurn = "best\n".repeat(3) + "end\n" + "best\n".repeat(2);
            Run run = Run.in(
                    StandardCharsets.UTF_8,
                    Terminals.NONE,
                    toTheThirdTurn + typed + "\nquit\n",
                    "play raid --boss thunder-pair --difficulty medium --seed 8".split(" "));

            assertThat(run.out().replaceAll("\\s+", " ")).containsPattern("> " + typed + " .*" + said);
        }

        @Test
        void a_refused_move_names_its_rule() {
            assertThat(inTheFirstTurn("retreat", "quit").out()).contains("retreat is not possible:", "[PKM-");
        }
    }

    @Nested
    class Options {
        @ParameterizedTest
        @CsvSource({
            "'--players 6', 'a raid has 1 to 5 players, not 6 [RAID-3]'",
            "'--players 0', 'a raid has 1 to 5 players, not 0 [RAID-3]'",
            "'--players 3 --decks dark-box,gengar-gang', '3 players need 3 decks, not 2'",
            "'--players 2 --seats human', 'the game has 2 seats, not 1: human'",
            "'--boss nobody-such', 'nobody-such cannot be read: there is no such file or folder; those that come with the engine: harbour-giant'",
            "'--difficulty ghastly', 'difficulty'",
            "'--option mill=1', 'mill'",
            "'--option turnLimit', 'turnLimit'",
            "'--variant official2026', 'official2026'",
            "'--hand', 'a raid is one game, not made of hands'",
            "'--seats human,nobody', 'seat 2 is a player''s: somebody has to sit there'",
            "'--players 2 --seats human,bot,nobody --difficulty hard', 'the boss chooses where the difficulty is HARD, and nobody has its seat [RAID-OPT-7]'",
            "'--players 2 --seats human,bot,bot', 'the boss chooses nothing where the difficulty is MEDIUM: nobody sits there [RAID-S7]'",
            "'--seats human,oracle', 'nobody is called oracle; known are: human, bot, heuristic, random, nobody'",
            "'--decks no-such-deck', 'no-such-deck cannot be read'"
        })
        void that_cannot_be_played_are_refused(String arguments, String why) {
            Run run = reading("", arguments.split(" "));

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).contains(why);
        }

        @ParameterizedTest
        @ValueSource(strings = {"--players 3", "--boss fourfold-mind", "--difficulty hard"})
        void of_raids_are_for_raids(String arguments) {
            String[] all = ("play ginrummy " + arguments).split(" ");
            Run run = Run.of(all);

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("Gin Rummy is not played against a boss: leave " + all[2] + " out");
        }

        @Test
        void a_deck_for_each_is_as_many_players() {
            assertThat(reading("quit\n", "--decks", "dark-box,gengar-gang")
                            .lines()
                            .get(0))
                    .startsWith("Raid: You, Bot, Boss.");
        }

        @Test
        void that_no_side_has_won_are_won_by_nobody() {
            Run run = Run.of(("simulate raid --players 1 --boss harbour-giant --option turnLimit=1 --games 2 --seed 1"
                            + " --threads 1")
                    .split(" "));

            assertThat(run.lines())
                    .anySatisfy(line ->
                            assertThat(line).matches("\\s+nobody: the limit of turns or actions\\s+2\\s+100.0 %"));
            assertThat(run.lines())
                    .anySatisfy(line -> assertThat(line).matches("\\s+harbour-giant \\(of 2\\)\\s+0\\s+0.0 %"));
        }

        @Test
        void help_names_the_bosses() {
            assertThat(Run.of("play", "--help").out().replaceAll("\\s+", " "))
                    .contains(Bosses.all().map(boss -> boss.id()).mkString(", "), "--players", "--difficulty");
        }
    }

    @Nested
    class Files_of_games {
        @TempDir
        Path folder = Path.of("");

        private String own() throws IOException {
            Path file = folder.resolve("my boss.txt");
            Files.writeString(
                    file,
                    "Boss\n1 Mega Darkrai ex PBL 48\n\nTrainer\n20 Urbain ASC 214\nEnergy\n40 Darkness Energy MEE 7\n");
            return file.toString();
        }

        @Test
        void a_game_that_was_saved_goes_on() {
            String file = folder.resolve("saved").toString();
            Run saved = inTheFirstTurn("save " + file, "quit");
            Run loaded = reading("load " + file + "\nend\nquit\n");

            assertThat(saved.out()).contains("Saved in ");
            assertThat(loaded.out()).contains("The game goes on from ", "── Turn 1 · You, Bot 2, Bot 3");
            assertThat(loaded.err()).isEmpty();
        }

        @Test
        void a_recording_with_an_own_boss_is_replayed_from_the_file_alone() throws IOException {
            String file = folder.resolve("recorded").toString();
            Run played = reading(ALWAYS_THE_FIRST, "--players", "2", "--boss", own(), "--record", file);
            Files.delete(folder.resolve("my boss.txt"));
            Run replayed = Run.in(StandardCharsets.UTF_8, Terminals.NONE, "", "replay", file);

            assertThat(played.err()).isEmpty();
            assertThat(played.out()).contains(" my-boss.txt · round of 2");
            assertThat(replayed.err()).isEmpty();
            assertThat(replayed.out()).startsWith("Raid, ").contains("verified", "Mega Darkrai ex");
        }

        @Test
        void a_boss_that_cannot_be_played_is_refused_with_all_reasons() throws IOException {
            Path file = folder.resolve("small");
            Files.writeString(file, "Boss\n1 Potion POR 83\nTrainer\n20 Urbain ASC 214\n");
            Run run = reading("", "--boss", file.toString());

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err())
                    .contains(
                            "a boss is a Pokémon, which this is not: Potion [RAID-1]",
                            "has exactly 60 cards, not 20 [RAID-2]");
        }

        @Test
        void lines_that_name_no_card_are_named() throws IOException {
            Path file = folder.resolve("unknown");
            Files.writeString(file, "Boss\n1 Lapras VMIN SSH 50\n");

            assertThat(reading("", "--boss", file.toString()).err()).contains("cannot be read: line 2, column 3");
        }
    }
}
