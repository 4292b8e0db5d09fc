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
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeckCommandTest {
    @TempDir
    Path folder = Path.of("");

    private static Run check(String... arguments) {
        return Run.in(
                StandardCharsets.UTF_8,
                Terminals.NONE,
                "",
                Stream.concat(Stream.of("pokemon", "deck"), Arrays.stream(arguments))
                        .toArray(String[]::new));
    }

    private String file(String name, String... lines) {
        try {
            return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n")
                    .toString();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private Run checked(String... lines) {
        return check(file("deck.txt", lines));
    }

    @Nested
    class When_a_deck_is_legal {
        @ParameterizedTest
        @ValueSource(strings = {"dark-box", "gengar-gang", "dragapult-ex", "mega-gardevoir-ex", "beginner-lucario"})
        void the_decks_that_come_along_are(String deck) {
            Run run = check(deck);

            assertThat(run.status()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.lines()).startsWith(deck + ": 60 cards", "Legal in Standard.");
        }

        @Test
        void a_file_is_read_with_headers_and_usual_spellings_of_Basic_Energy() {
            Run run = checked(
                    "Pokémon: 4",
                    "4 Munkidori TWM 95",
                    "",
                    "Trainer: 4",
                    "4x Ultra Ball MEG 131",
                    "Energy: 52",
                    "20 Basic {D} Energy SVE 15",
                    "20 Basic Darkness Energy",
                    "12 Darkness Energy MEE 7",
                    "Total Cards: 60");

            assertThat(run.status()).isZero();
            assertThat(run.out())
                    .contains("deck.txt: 60 cards\nLegal in Standard.\n")
                    .containsPattern("  Darkness Energy +52 ");
        }

        @Test
        void advice_is_no_violation() {
            Run run = checked("4 Munkidori TWM 95", "56 Darkness Energy MEE 7");

            assertThat(run.status()).isZero();
            assertThat(run.lines())
                    .containsSubsequence(
                            "Legal in Standard.",
                            "Advice, which no rule asks for:",
                            "  56 Energy cards are many; try 12 to 15",
                            "  0 Trainer cards are few; try 20 to 25");
        }

        @Test
        void the_odds_are_exact() {
            // 4 of 60 cards are Basic Pokémon: C(56, 7) / C(60, 7) hands have none. A hand that is kept has one, so
            // that none of them is a
            // Prize with (C(56, 6) / C(60, 6) - C(56, 13) / C(60, 13)) / (1 - C(56, 7) / C(60, 7)) = 70.78 %.
            Run run = checked("4 Munkidori TWM 95", "56 Darkness Energy MEE 7");

            assertThat(run.out())
                    .contains("A mulligan: 60.05 % (58565/97527); on average 1.503 before a hand is kept.")
                    .containsPattern("  Munkidori +4 +29\\.22 % +0\\.00 %");
        }

        @Test
        void nothing_is_wider_than_80_columns() {
            assertThat(check("dark-box").lines())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }
    }

    @Nested
    class When_a_deck_is_not_legal {
        @Test
        void everything_that_is_wrong_is_told_with_its_rule() {
            Run run = checked("5 Ultra Ball MEG 131", "2 Hero's Cape TEF 152", "1 Mew VMAX FST 114");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).isEmpty();
            assertThat(run.lines())
                    .containsSubsequence("Not legal in Standard:")
                    .anyMatch(line -> line.contains("[PKM-DECK-1]"))
                    .anyMatch(line -> line.contains("Ultra Ball") && line.contains("[PKM-DECK-2]"))
                    .anyMatch(line -> line.contains("[PKM-DECK-3]"))
                    .anyMatch(line -> line.contains("[PKM-DECK-6]"))
                    .anyMatch(line -> line.contains("[PKM-FORMAT-1]"));
        }

        @Test
        void an_empty_list_is_one() {
            Run run = checked("");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).contains("deck.txt: 0 cards", "[PKM-DECK-1]").doesNotContain("A mulligan");
        }
    }

    @Nested
    class When_a_card_is_not_known {
        @Test
        void the_line_is_told_and_it_is_not_called_illegal() {
            Run run = checked("4 Munkidori TWM 95", "4 Foomon XYZ 1", "52 Darkness Energy");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.lines())
                    .containsExactly(
                            folder.resolve("deck.txt") + ": lines that name no known card:",
                            "  line 2, column 3: no card 'Foomon XYZ 1' is known");
        }

        @Test
        void the_other_lines_are_checked_but_not_for_what_depends_on_all() {
            Run run = checked("4 Foomon XYZ 1", "5 Ultra Ball MEG 131");

            assertThat(run.out())
                    .contains(
                            "no card 'Foomon XYZ 1' is known", "Of the 5 cards that are known, not legal in Standard:")
                    .contains("[PKM-DECK-2]")
                    .doesNotContain("[PKM-DECK-1]", "[PKM-DECK-3]");
        }

        @Test
        void every_such_line_is_told() {
            assertThat(checked("4 Foomon XYZ 1", "4 Munkidori TWM 96", "what is this")
                            .out())
                    .contains("line 1, column 3", "line 2, column ", "line 3, column 1");
        }
    }

    @Nested
    class When_a_format_is_named {
        @Test
        void Unlimited_has_no_marks() {
            String old = file("old.txt", "4 Rayquaza DRX 128", "56 Fire Energy");

            assertThat(check(old, "--format", "standard").status()).isEqualTo(2);
            assertThat(check(old, "--format", "Unlimited").status()).isZero();
            assertThat(check(old, "--format", "unlimited").out()).contains("Legal in Unlimited.");
        }

        @Test
        void Sealed_has_40_cards_out_of_the_pool() {
            String pool = file("pool.txt", "6 Munkidori TWM 95", "1 Toxel PFL 67");
            String legal = file("legal.txt", "6 Munkidori TWM 95", "34 Darkness Energy");
            String more = file("more.txt", "6 Munkidori TWM 95", "2 Toxel PFL 67", "32 Darkness Energy");

            assertThat(check(legal, "--format", "sealed", "--pool", pool).out())
                    .contains("Legal in Sealed.", "Among the 4 Prizes:")
                    .doesNotContain("Advice");
            Run run = check(more, "--format", "sealed", "--pool", pool);
            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).contains("Toxel", "[PKM-DECK-9]");
        }

        @Test
        void Expanded_takes_its_bans_from_a_file() {
            String deck = file("deck.txt", "4 Munkidori TWM 95", "4 Ultra Ball MEG 131", "52 Darkness Energy");
            String none = file("none.txt", "# nothing", "", "Gengar TM 94");
            String name = file("name.txt", "ultra ball # in every printing");
            String printing = file("printing.txt", "Munkidori TWM 95");
            String set = file("set.txt", "set meg");

            assertThat(check(deck, "--format", "expanded", "--bans", none).out())
                    .contains("Legal in Expanded.");
            assertThat(check(deck, "--format", "expanded", "--bans", name).out())
                    .contains("Ultra Ball", "[PKM-FORMAT-2]")
                    .doesNotContain("Munkidori TWM 95 is");
            assertThat(check(deck, "--format", "expanded", "--bans", printing).out())
                    .contains("Munkidori TWM 95", "[PKM-FORMAT-2]");
            assertThat(check(deck, "--format", "expanded", "--bans", set).out())
                    .contains("Ultra Ball MEG 131", "[PKM-FORMAT-2]");
        }

        @Test
        void a_ban_that_names_nothing_is_refused() {
            assertThat(check("dark-box", "--format", "expanded", "--bans", file("sets.txt", "set ZZZ"))
                            .err())
                    .contains("sets.txt, line 1: no known card is of the set 'ZZZ'");
            Run run = check("dark-box", "--format", "expanded", "--bans", file("bans.txt", "Ultra Ball", "Foomon"));

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("bans.txt, line 2: no known card is called 'Foomon'");
        }

        @Test
        void what_is_missing_is_told() {
            assertThat(check("dark-box", "--format", "expanded").err())
                    .isEqualTo("croupier: the format expanded needs its ban list: --bans FILE\n");
            assertThat(check("dark-box", "--format", "sealed").err())
                    .isEqualTo("croupier: the format sealed needs the cards that were opened: --pool FILE\n");
            assertThat(check("dark-box", "--format", "glc").err()).contains("no format is called glc", "Unlimited");
        }

        @Test
        void what_belongs_to_another_format_is_refused() {
            assertThat(check("dark-box", "--pool", "dark-box").err())
                    .isEqualTo("croupier: --pool is for --format sealed, not standard\n");
            assertThat(check("dark-box", "--format", "sealed", "--bans", "x").err())
                    .isEqualTo("croupier: --bans is for --format expanded, not sealed\n");
        }

        @Test
        void a_pool_has_to_be_readable_too() {
            assertThat(check("dark-box", "--format", "sealed", "--pool", file("pool.txt", "1 Foomon"))
                            .err())
                    .contains("pool.txt cannot be read: line 1");
        }
    }

    @Nested
    class When_a_program_asks {
        @Test
        void it_gets_one_object_with_the_odds_as_fractions() {
            Run run = check(file("deck.txt", "4 Munkidori TWM 95", "56 Darkness Energy"), "--json");

            assertThat(run.status()).isZero();
            assertThat(run.lines()).hasSize(1);
            assertThat(run.out())
                    .contains(
                            "\"format\":\"Standard\",\"cards\":60,\"legal\":true,\"unknown\":[],\"violations\":[]",
                            "\"mulliganExact\":\"58565/97527\"",
                            "{\"card\":\"Munkidori\",\"copies\":4,");
        }

        @Test
        void violations_and_unknown_lines_have_keys() {
            Run run = check(file("deck.txt", "1 Foomon", "5 Ultra Ball MEG 131"), "--json");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out())
                    .contains("\"legal\":false", "\"line\":1,\"column\":3,\"text\":\"Foomon\"")
                    .contains("\"rule\":\"PKM-DECK-2\"", "\"cards\":[\"Ultra Ball MEG 131\"]")
                    .doesNotContain("\"odds\"");
        }
    }

    @Nested
    class When_there_is_nothing_to_check {
        @Test
        void a_file_that_is_not_there_is_told_with_the_decks_that_are() {
            Run run = check(folder.resolve("nothing.txt").toString());

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err())
                    .contains("nothing.txt cannot be read: there is no such file")
                    .contains(StarterDeck.all().map(StarterDeck::id).mkString(", "));
        }

        @Test
        void usage_is_shown_without_a_command() {
            assertThat(Run.of("pokemon").out()).contains("Usage: croupier pokemon", "deck");
            assertThat(Run.of("pokemon", "deck").status()).isEqualTo(2);
        }
    }
}
