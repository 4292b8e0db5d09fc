package dev.croupier.frontend.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import dev.croupier.frontend.terminal.Terminals;
import dev.croupier.pokemon.decks.StarterDeck;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PokemonPlayTest {
    private static final String ALWAYS_THE_FIRST = "1\n".repeat(20_000);

    /** Through the set-up to one's own first turn: who is asked chooses to go first, then always the first. */
    private static final String[] TO_THE_FIRST_TURN = {"1", "1", "done"};

    private static String[] seated(String seats, String... more) {
        return Stream.concat(Stream.of("play", "pokemon", "--seed", "5", "--seats", seats), Arrays.stream(more))
                .toArray(String[]::new);
    }

    private static Run reading(String input, String... arguments) {
        return Run.in(StandardCharsets.UTF_8, Terminals.NONE, input, arguments);
    }

    private static Run typed(String... lines) {
        return reading(String.join("\n", lines) + "\n", seated("human,random"));
    }

    private static Run inTheFirstTurn(String... lines) {
        return typed(Stream.concat(Arrays.stream(TO_THE_FIRST_TURN), Arrays.stream(lines))
                .toArray(String[]::new));
    }

    @Nested
    class When_a_game_is_played_in_a_pipe {
        @ParameterizedTest
        @CsvSource({
            "'human,random', ''",
            "'human,human', ''",
            "'human,random', 'gengar-gang,mega-gardevoir-ex'",
            "'random,human,random', 'dark-box,beginner-lucario,dragapult-ex'"
        })
        void it_comes_to_its_end(String seats, String decks) {
            String[] arguments = decks.isEmpty() ? seated(seats) : seated(seats, "--decks", decks);
            Run run = reading(ALWAYS_THE_FIRST, arguments);

            assertThat(run.err()).isEmpty();
            assertThat(run.status()).isZero();
            assertThat(run.out()).containsPattern(" won: |Nobody won: ").endsWith("The seed was 5.\n");
            assertThat(run.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }

        @Test
        void bots_alone_play_to_the_end() {
            assertThat(reading("", seated("random,random", "--option", "turnLimit=4"))
                            .out())
                    .contains(" share the win: the limit of turns or actions was reached.");
        }

        @Test
        void the_same_seed_is_the_same_game() {
            assertThat(reading(ALWAYS_THE_FIRST, seated("human,random")).out())
                    .isEqualTo(reading(ALWAYS_THE_FIRST, seated("human,random")).out());
            assertThat(reading("", "play", "pokemon", "--seed", "6").out())
                    .isNotEqualTo(reading("", "play", "pokemon", "--seed", "7").out());
        }

        @Test
        void it_says_when_there_is_no_more_to_read() {
            Run run = typed("1");

            assertThat(run.status()).isZero();
            assertThat(run.out()).endsWith("The input ended before the game was over.\nThe seed was 5.\n");
        }

        @Test
        void a_charset_without_accents_gets_plain_letters() {
            Run run = Run.reading("", seated("human,random"));

            assertThat(run.out()).startsWith("Pokemon TCG: You, Bot.").doesNotContain("?mon");
        }
    }

    @Nested
    class When_the_game_is_set_up {
        @Test
        void who_won_the_flip_is_asked_who_goes_first() {
            assertThat(typed().out()).contains("You won the flip: who goes first?\n 1 you   2 Bot\n");
            assertThat(typed("2").out()).contains("You chose who goes first: Bot.");
        }

        @Test
        void what_was_put_down_is_shown_and_no_longer_in_the_hand() {
            List<String> lines = typed("1", "1").lines();
            int put =
                    lines.lastIndexOf("── Set-up ────────────────────────────────────────────────────────────────────");
            List<String> table = lines.subList(put, lines.size());

            assertThat(table).anyMatch(line -> line.matches("   Active \\w+.* \\(face down\\)"));
        }

        @Test
        void it_is_told_once_everybody_has_finished() {
            assertThat(typed("1", "1", "done").out())
                    .contains("You decided in secret.", "Bot decided in secret.")
                    .containsPattern("You put \\w+.* #1 into the Active Spot\\.")
                    .contains("── Turn 1 · You · not yet used: ");
        }

        @Test
        void damage_has_nothing_to_look_at_yet() {
            assertThat(typed("damage", "hint").out())
                    .contains("You have no Active Pokémon yet, so no attack to look at.");
        }
    }

    @Nested
    class When_something_is_hidden {
        private final Run run = reading(ALWAYS_THE_FIRST, seated("human,random"));

        @Test
        void what_the_bot_draws_and_looks_at_is_not_told() {
            assertThat(run.out())
                    .contains("Bot: 7 cards from the deck to the hand.", "Bot: 6 cards from the deck to the Prizes.");
            assertThat(run.lines())
                    .filteredOn(line -> line.matches("  Bot looked at the (top of the )?deck: .*"))
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(line).matches(".*: (\\d+ cards|a card)\\.( \\(\\d+ times\\))?"));
            assertThat(run.lines())
                    .filteredOn(line -> line.startsWith("   Hand "))
                    .isNotEmpty();
        }

        @Test
        void ones_own_Prizes_are_not_told() {
            assertThat(run.out()).contains("You: 6 cards from the deck to the Prizes.");
        }

        @Test
        void only_one_hand_is_on_the_table() {
            List<String> lines = run.lines();
            for (int at = 0; at < lines.size(); at++) {
                if (lines.get(at).startsWith("── ")) {
                    int end = at + 1;
                    int hands = 0;
                    while (end < lines.size() && lines.get(end).startsWith(" ")) {
                        hands += lines.get(end).startsWith("   Hand ") ? 1 : 0;
                        end++;
                    }
                    assertThat(hands).as("hands behind line %d", at).isLessThanOrEqualTo(1);
                }
            }
        }

        @Test
        void one_of_two_at_a_keyboard_is_not_told_what_the_other_drew() {
            Run two = reading(ALWAYS_THE_FIRST, seated("human,human"));
            Pattern own = Pattern.compile("Player \\d: (?!\\d+ cards)[^.]*? from the deck to the hand\\.");

            assertThat(two.out())
                    .contains(
                            "Player 1: 7 cards from the deck to the hand.",
                            "Player 2: 7 cards from the deck to the hand.");
            assertThat(own.matcher(two.out()).results()).isNotEmpty();
            assertThat(Arrays.stream(two.out().split("\n> ", -1)))
                    .allSatisfy(
                            shown -> assertThat(shown)
                                    .doesNotContainPattern(
                                            "Player 1: (?!\\d+ cards)[\\w' ,é-]* from the deck to the hand\\.\n  Player 2: (?!\\d+ cards|a card)"));
        }

        @Test
        void the_keyboard_is_handed_on() {
            Run two = Run.typing("1\n".repeat(12), seated("human,human"));

            assertThat(two.out())
                    .contains("It is the turn of Player 1. Pass the keyboard", "It is the turn of Player 2");
        }
    }

    @Nested
    class When_a_word_is_typed {
        @Test
        void help_lists_the_words_of_the_game_in_two_columns() {
            Run run = typed("help");
            List<String> words = run.lines().stream()
                    .dropWhile(line -> !line.equals("> help"))
                    .skip(1)
                    .takeWhile(line -> line.startsWith("  "))
                    .toList();

            assertThat(words)
                    .hasSizeGreaterThan(15)
                    .allSatisfy(line -> assertThat(line).matches("  \\S.{25}  \\S.*"));
            assertThat(typed("?").out()).contains("info ultra ball, info #3");
        }

        @Test
        void info_tells_what_a_card_does() {
            assertThat(typed("info munkidori").out())
                    .contains("Munkidori TWM 95 (Basic Pokémon, Psychic, 110 HP", "Adrena-Brain");
            assertThat(typed("info TWM-95").out()).contains("Munkidori TWM 95");
            assertThat(typed("info poke pad").out()).contains("Poké Pad ASC 198 (Item, mark J)");
        }

        @Test
        void info_without_a_card_says_how() {
            assertThat(typed("info", "info zzz").out()).contains("What about? As in info", "No card is called 'zzz'");
            assertThat(typed("info #99").out()).contains("No Pokémon in play has the number #99.");
            assertThat(typed("info e").out()).containsPattern("'e' is in \\d+ names, such as: ");
            assertThat(typed("info mega").out()).contains("'mega' is in many names: Mega ");
        }

        @Test
        void rules_score_and_log_are_there() {
            assertThat(typed("rules").out()).contains("prizes=6", "mulliganDraw=NET_EXTRA");
            assertThat(inTheFirstTurn("score").out()).contains("You: Prizes taken 0, left 6; deck 46, hand ");
            assertThat(inTheFirstTurn("log").out()).contains("  Turn 1: you.");
        }

        @Test
        void best_has_no_answer_and_says_so() {
            assertThat(typed("best").out()).containsAnyOf("The analysis has no one answer here", "Bot");
        }
    }

    @Nested
    class When_a_move_is_typed {
        @Test
        void it_may_read_as_in_the_list() {
            assertThat(typed("bot").out()).contains("You chose who goes first: Bot.");
            assertThat(inTheFirstTurn("end the turn").out()).contains("Turn 2: Bot.");
        }

        @Test
        void a_Pokemon_by_its_number_is_an_answer_and_no_comment() {
            assertThat(inTheFirstTurn("#1").out()).contains("> #1\nDreepy #1 is not possible:", "[PKM-");
            assertThat(inTheFirstTurn("# 1", "#one").out()).doesNotContain("> #");
        }

        @Test
        void a_name_that_stands_in_the_list_twice_is_told_with_its_numbers() {
            assertThat(typed("1", "1", "1", "done", "psychic").out())
                    .containsPattern(
                            "'psychic' may be \\d Psychic Energy → Dreepy #1, \\d Psychic Energy → Munkidori #2:\\s+type its number\\.");
        }

        @Test
        void numbers_stand_in_the_list_under_themselves() {
            String[] arguments = {
                "play", "pokemon", "--seed", "1", "--seats", "human,random", "--decks", "mega-gardevoir-ex,gengar-gang"
            };
            String toTheQuestion = "1\n1\ndone\n";

            assertThat(reading(toTheQuestion, arguments).out()).contains("Draw an extra card? Up to 1 more\n 0   1\n");
            assertThat(reading(toTheQuestion + "2\n", arguments).out())
                    .contains("There is no 2 in the list: it goes from 0 to 1.");
            assertThat(reading(toTheQuestion + "0\n", arguments).out())
                    .contains("\n> 0\n")
                    .doesNotContain("no 0 in");
        }

        @Test
        void what_is_no_move_is_told_with_its_column() {
            assertThat(typed("xyzzy").out())
                    .contains("'xyzzy' cannot be read (column 1); help lists what can be typed.");
            assertThat(inTheFirstTurn("bench xyzzy").out()).contains("No card in your hand is called 'xyzzy'.");
            assertThat(typed("99").out()).contains("There is no 99 in the list: it goes from 1 to 2.");
        }

        @Test
        void what_is_not_possible_is_told_with_names_and_rules() {
            assertThat(inTheFirstTurn("attack bite").out()).contains("attack Bite is not possible:", "[PKM-");
            assertThat(inTheFirstTurn("prize 1").out())
                    .contains("Prize 1 is not possible:")
                    .doesNotContain("answer prize");
        }

        @Test
        void it_is_taken_back_while_nobody_has_learned_from_it() {
            assertThat(typed("1", "1", "undo").out()).contains("Taken back.");
            assertThat(inTheFirstTurn("undo").out()).contains("That cannot be taken back: ");
            assertThat(inTheFirstTurn("takeback").out()).contains("Back to your decision before");
        }
    }

    @Nested
    class When_a_game_is_kept {
        @TempDir
        Path folder = Path.of("");

        @Test
        void its_recording_replays_through_every_seats_eyes() {
            String file = folder.resolve("game").toString();
            reading(ALWAYS_THE_FIRST, seated("human,random", "--option", "turnLimit=6", "--record", file));

            assertThat(Run.of("replay", file).out())
                    .contains("; verified", "Turn 1: Seat ")
                    .containsPattern("(?s)Seat 0: \\w.* from the deck to the hand");
            assertThat(Run.of("replay", file, "--seat", "1").out())
                    .contains("Seat 0: 7 cards from the deck to the hand.");
            assertThat(Run.of("replay", file, "--seat", "spectator").out())
                    .contains(
                            "Seat 0: 7 cards from the deck to the hand.", "Seat 1: 7 cards from the deck to the hand.")
                    .doesNotContain("   Hand ");
        }

        @Test
        void a_whole_game_replays_for_who_sees_everything() {
            String file = folder.resolve("whole").toString();
            reading(ALWAYS_THE_FIRST, seated("human,random", "--record", file));

            Run run = Run.of("replay", file);
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).containsPattern("Seat \\d won: ");
        }

        @Test
        void it_goes_on_from_where_it_was_saved() {
            String file = folder.resolve("saved").toString();
            Run run = typed("1", "1", "save " + file, "load " + file, "quit");

            assertThat(run.out()).contains("Saved in ", "The game goes on from ");
            assertThat(Files.exists(Path.of(file))).isTrue();
        }

        @Test
        void a_deck_of_a_file_goes_with_it() throws IOException {
            Path deck = Files.writeString(
                    folder.resolve("mine.txt"),
                    StarterDeck.named("dark-box").get().text().replace("4 Toxel", "3 Toxel") + "\n1 Darkness Energy\n");
            String file = folder.resolve("game").toString();
            Run run = reading(
                    ALWAYS_THE_FIRST,
                    seated(
                            "human,random",
                            "--decks",
                            deck + ",dragapult-ex",
                            "--option",
                            "turnLimit=4",
                            "--record",
                            file));
            Files.delete(deck);

            assertThat(run.err()).isEmpty();
            assertThat(Run.of("replay", file).out()).contains("; verified");
        }
    }

    @Nested
    class When_a_deck_cannot_be_played {
        @TempDir
        Path folder = Path.of("");

        @Test
        void it_is_told_why() throws IOException {
            Path deck = Files.writeString(folder.resolve("bad.txt"), "5 Toxel PFL 67\n");
            Run run = reading("", seated("human,random", "--decks", deck + ",dark-box"));

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("the deck bad.txt cannot be played: ", "[PKM-DECK-1]", "[PKM-DECK-2]");
        }

        @Test
        void a_deck_without_a_name_is_none() {
            Run run = reading("", seated("human,random", "--decks", ",,"));

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("--decks names no deck in one place");
        }

        @Test
        void a_card_that_is_not_known_is_told_apart() throws IOException {
            Path deck = Files.writeString(folder.resolve("odd.txt"), "4 Foomon XYZ 1\n");

            assertThat(reading("", seated("human,random", "--decks", deck + ",dark-box"))
                            .err())
                    .contains("odd.txt cannot be read: line 1, column 3: no card 'Foomon XYZ 1' is known");
        }
    }

    @Nested
    class When_somebody_sits_at_a_terminal {
        @ParameterizedTest
        @ValueSource(ints = {40, 60, 80})
        void lines_are_no_longer_than_it_is_wide(int columns) {
            Run run = Run.in(
                    StandardCharsets.UTF_8,
                    new Terminals(true, true, true, false, columns),
                    "1\n".repeat(200),
                    seated("human,random"));

            assertThat(run.status()).isZero();
            assertThat(run.lines())
                    .map(line -> line.replaceFirst("^(> )+", ""))
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
        }

        @Test
        void colours_are_there_or_not() {
            assertThat(Run.typing("1\n".repeat(10), seated("human,random")).out())
                    .contains("\u001B[36mHand\u001B[39m");
            assertThat(Run.typing("1\n".repeat(10), seated("human,random", "--no-color"))
                            .out())
                    .doesNotContain("\u001B");
        }
    }
}
