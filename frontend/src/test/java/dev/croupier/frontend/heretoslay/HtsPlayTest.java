package dev.croupier.frontend.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import dev.croupier.frontend.terminal.Terminals;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.table.HtsAction;
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
import org.junit.jupiter.params.provider.ValueSource;

class HtsPlayTest {
    private static final String ALWAYS_THE_FIRST = "1\n".repeat(20_000);

    private static String[] seated(String seats, String... more) {
        return Stream.concat(Stream.of("play", "heretoslay", "--seed", "5", "--seats", seats), Arrays.stream(more))
                .toArray(String[]::new);
    }

    private static Run typed(String... lines) {
        return Run.reading(String.join("\n", lines) + "\n", seated("human,bot,bot"));
    }

    @Nested
    class When_a_game_is_played_in_a_pipe {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "human,bot",
                    "human,bot,bot",
                    "bot,human,bot,human,bot,bot",
                    "human,human,human,human,human,human"
                })
        void it_comes_to_its_end(String seats) {
            Run run = Run.reading(ALWAYS_THE_FIRST, seated(seats, "--option", "turnCap=30"));

            assertThat(run.status()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).containsPattern(" won: |Nobody won: ").endsWith("The seed was 5.\n");
            assertThat(run.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }

        @Test
        void bots_alone_play_to_the_end() {
            Run run = Run.of(seated("bot,bot,bot", "--option", "turnCap=5"));

            assertThat(run.out()).contains("Nobody won: 5 turns were played; nobody wins.");
            assertThat(Run.of(seated("bot,bot,bot", "--option", "turnCap=1")).out())
                    .contains("Nobody won: 1 turn was played; nobody wins.");
        }

        @Test
        void a_table_for_one_is_refused_with_the_number_of_players() {
            Run run = Run.of(seated("human"));

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).containsPattern("Here to Slay is for 2\\S+6 players, not 1");
        }

        @Test
        void the_usual_table_is_you_and_a_bot() {
            assertThat(Run.of("play", "heretoslay", "--seed", "1").out()).contains("Here to Slay: You, Bot.");
            assertThat(Run.of("play", "heretoslay", "--seed", "1", "--option", "seats=4")
                            .out())
                    .contains("Here to Slay: You, Bot 2, Bot 3, Bot 4.");
        }

        @Test
        void simultaneous_windows_are_played_too() {
            Run run = Run.reading(
                    ALWAYS_THE_FIRST,
                    seated("human,bot,human", "--option", "windows=FIRST_COMER", "--option", "turnCap=20"));

            assertThat(run.status()).isZero();
            assertThat(run.out()).containsPattern(" won: |Nobody won: ");
        }
    }

    @Nested
    class When_the_table_is_shown {
        private final Run run = Run.reading(ALWAYS_THE_FIRST, seated("human,bot,bot", "--option", "turnCap=40"));

        @Test
        void it_has_what_a_player_needs() {
            assertThat(run.out())
                    .containsPattern("Turn \\d+ . You, 3 action points")
                    .containsPattern("Bot 2 +The [\\w ]+ \\(\\w+\\) . hand \\d+ . \\d/6 classes")
                    .containsPattern("Monster [\\w ]+: needs .*slay \\d+[+-], fights back \\d+[+-]")
                    .containsPattern("deck \\d+ . discard pile \\d+, on top \\w+")
                    .containsPattern(" - [\\w ]+ \\(Hero, \\w+, roll \\d+\\+\\): ")
                    .containsPattern(">> [\\w ]+ announced [\\w ]+ \\(")
                    .containsPattern(">> [\\w ]+ rolled \\d\\+\\d.* = \\d+; [\\w ]+ needs \\d+\\+");
        }

        @Test
        void what_happens_again_and_again_is_told_once() {
            assertThat(run.out()).containsPattern("Bot \\d drew a card\\. \\(\\d times\\)");
            assertThat(run.lines())
                    .filteredOn(line -> line.equals("  Bot 2 drew a card."))
                    .isNotEmpty();
            assertThat(run.out()).doesNotContain("  Bot 2 drew a card.\n  Bot 2 drew a card.\n");
        }

        @Test
        void a_roll_tells_what_it_is_made_of() {
            assertThat(run.out()).containsPattern("rolled \\d\\+\\d [+-]\\d \\([\\w +/-]+\\) = \\d+");
        }

        @Test
        void a_challenge_names_the_card_and_who_played_it() {
            assertThat(run.out()).containsPattern("Challenge [\\w' ]+, announced by Bot \\d\\?");
        }

        @Test
        void moves_are_in_words_with_their_cost() {
            assertThat(run.out()).contains("1 draw a card (1)", "discard your hand, draw 5 (3)", "end your turn");
        }

        @Test
        void a_skill_has_its_cost_too() {
            Laid laid = Laid.of("the-shadow-claw", "the-cloaked-sage");
            HtsAction skill =
                    laid.game().notation().parse("0 skill the-shadow-claw").get();

            assertThat(new HtsFace(Laid.NAMES, laid.game()).choice(skill, "skill the-shadow-claw", laid.view(0)))
                    .isEqualTo("use the skill of The Shadow Claw (1)");
        }

        @Test
        void nobody_is_addressed_by_number_or_in_the_middle_by_a_capital() {
            assertThat(run.out()).doesNotContain("seat 0", "seat 1", "seat 2", "{", "null", " from You", " by You");
        }
    }

    @Nested
    class When_hands_are_hidden {
        private final Run run = Run.reading(ALWAYS_THE_FIRST, seated("human,bot,bot", "--option", "turnCap=40"));

        @Test
        void what_bots_draw_and_are_dealt_is_not_told() {
            List<String> drawn = run.lines().stream()
                    .filter(line -> line.matches(" +Bot \\d drew .*"))
                    .toList();

            assertThat(drawn).isNotEmpty().allSatisfy(line -> assertThat(line).contains(" drew a card"));
            assertThat(run.out()).contains("  Bot 2 got 5 cards.").doesNotContain("Bot 2 got 5 cards:");
            assertThat(run.out()).doesNotContain(" holds: ");
        }

        @Test
        void one_of_several_at_a_keyboard_does_not_see_the_other() {
            Run two = Run.reading(ALWAYS_THE_FIRST, seated("human,human", "--option", "turnCap=3"));
            Pattern own = Pattern.compile("Player \\d got 5 cards: ");

            assertThat(own.matcher(two.out()).results()).hasSize(2);
            assertThat(two.out()).contains("Player 1 got 5 cards.", "Player 2 got 5 cards.");
        }

        @Test
        void the_keyboard_is_handed_on() {
            Run two = Run.typing("1\n".repeat(4), seated("human,human"));

            assertThat(two.out())
                    .contains("It is the turn of Player 1. Pass the keyboard", "It is the turn of Player 2");
        }
    }

    @Nested
    class When_a_word_is_typed {
        @Test
        void info_tells_what_a_card_does() {
            assertThat(typed("info bad axe").out())
                    .contains("Bad Axe (Hero, Fighter, roll 8+): destroy a Hero of another player.");
            assertThat(typed("info sealing-key").out()).contains("Sealing Key (Cursed Item): the effect of the Hero");
            assertThat(typed("info dracos").out()).contains("Dracos (Monster, needs 1 Hero; slay 5-, fights back 8+)");
        }

        @Test
        void sentences_after_a_full_stop_begin_with_a_capital_letter() {
            String[] all =
                    BaseGame.catalogue().all().map(card -> "info " + card.id()).toJavaArray(String[]::new);
            String out = typed(all).out();
            String told = out.substring(out.indexOf("> info")).replaceAll("\\s+", " ");

            assertThat(told).contains("Once slain, in your Party: ").doesNotContainPattern("\\. [a-z]");
        }

        @Test
        void info_without_a_card_says_how() {
            assertThat(typed("info", "info zzz").out()).contains("No card is called ''", "No card is called 'zzz'");
            assertThat(typed("info e").out()).contains("'e' is in many names: ");
        }

        @Test
        void help_lists_the_words_of_the_game() {
            assertThat(typed("help").out())
                    .contains("info bad axe", "discards", "attack dracos")
                    .contains("modify modifier-plus4 +4 on bot 2", "player bot 2", "hero bad-axe", "card bad-axe")
                    .contains("value +1", "accept, decline, pass");
        }

        @Test
        void score_counts_classes_and_monsters() {
            assertThat(typed("score").out()).contains("of 6 classes", "of 3 Monsters");
        }

        @Test
        void hint_gives_exact_odds_in_ones_own_turn() {
            Run run = Run.reading("1\nhint\n".repeat(60), seated("human,bot"));

            assertThat(run.out()).containsPattern("(slay \\d+[+-]|the\\s+roll):\\s+\\d+/\\d+ \\(\\d+ %\\)");
        }

        @Test
        void hint_marks_monsters_that_cannot_be_attacked_yet() {
            Run run = Run.reading("1\nhint\n".repeat(60), seated("human,bot"));

            assertThat(run.out())
                    .containsPattern(
                            "[\\w ]+: cannot be attacked yet, needs [\\w, ]+;\\s+slay \\d+[+-], fights\\s+back \\d");
        }

        @Test
        void best_plays_what_the_heuristic_would() {
            Run run = Run.reading("hint\nbest\n".repeat(300), seated("human,bot,bot"));

            assertThat(run.out())
                    .contains("The heuristic bot would play: play ", "the heuristic bot plays")
                    .containsPattern("won: |The input ended");
        }

        @Test
        void a_move_may_be_typed_in_notation() {
            assertThat(typed("leader the-fist-of-reason").out()).containsPattern("took The \\w+ \\w+.*as Party Leader");
        }

        @Test
        void a_player_is_named_as_at_the_table() {
            assertThat(typed("player bot 2", "player 3").out())
                    .contains("player bot 2 is not possible:", "player bot 3 is not possible:");
            assertThat(typed("player 4").out()).contains("Nobody here is called '4'; the players are: 1 You, Bot 2");
            assertThat(typed("modify no-card +4 on 2").out())
                    .contains("'modify no-card +4 on 2' cannot be read (column 8)");
        }

        @Test
        void an_illegal_move_is_refused_with_its_rule() {
            assertThat(typed("attack dracos").out()).contains("attack dracos is not possible:", "[HTS-");
        }
    }

    @Nested
    class When_passing_is_left_to_the_table {
        private static long alone(Run run) {
            return run.lines().stream().filter(" 1 pass"::equals).count();
        }

        @Test
        void nobody_is_asked_who_can_only_pass() {
            Run asked = Run.reading(ALWAYS_THE_FIRST, seated("human,bot,bot", "--option", "turnCap=20"));
            Run answered =
                    Run.reading(ALWAYS_THE_FIRST, seated("human,bot,bot", "--option", "turnCap=20", "--auto-pass"));

            assertThat(alone(asked)).isPositive();
            assertThat(alone(answered)).isZero();
            assertThat(answered.out()).contains("Where you could only pass or decline, that is done for you.");
        }
    }

    @Nested
    class When_a_game_is_kept {
        @TempDir
        Path folder = Path.of("");

        @Test
        void its_recording_replays_through_every_seats_eyes() {
            String file = folder.resolve("game").toString();
            Run.reading(ALWAYS_THE_FIRST, seated("human,bot,bot", "--option", "turnCap=6", "--record", file));

            assertThat(Run.of("replay", file).out()).contains("Here to Slay", "; verified", "Turn 1");
            assertThat(Run.of("replay", file, "--seat", "1").out())
                    .contains("Seat 1 got 5 cards: ", "Seat 0 got 5 cards.")
                    .doesNotContain("Seat 0 got 5 cards: ");
            assertThat(Run.of("replay", file, "--seat", "spectator").out()).doesNotContain("got 5 cards: ");
        }

        @Test
        void it_goes_on_from_where_it_was_saved() {
            String file = folder.resolve("saved").toString();
            Run run = typed("1", "1", "save " + file, "load " + file, "quit");

            assertThat(run.out()).contains("Saved in ", "The game goes on from ");
            assertThat(Files.exists(Path.of(file))).isTrue();
        }
    }

    @Nested
    class When_somebody_sits_at_a_terminal {
        @Test
        void lines_fit_and_the_only_move_is_played_by_enter() {
            Run run = Run.in(
                    StandardCharsets.UTF_8,
                    new Terminals(true, true, true, false),
                    "1\n".repeat(200),
                    seated("human,bot"));

            assertThat(run.status()).isZero();
            assertThat(run.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }
    }
}
