package dev.croupier.frontend.cards;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import dev.croupier.frontend.terminal.Terminals;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CardsCommandTest {
    @Nested
    class When_the_cards_of_Here_to_Slay_are_listed {
        private final Run run = Run.of("cards", "heretoslay");

        @Test
        void each_has_its_kind_its_numbers_and_its_text() {
            assertThat(run.status()).isZero();
            assertThat(run.lines())
                    .containsSequence(
                            "Bad Axe [bad-axe]: Hero, Fighter, roll 8+", "    Destroy a Hero of another player.")
                    .containsSequence(
                            "Orthus [orthus]: Monster, needs Wizard, 1 Hero; slay 8+, fights back 4-",
                            "    When it fights back: discard 2 cards.")
                    .containsSequence(
                            "The Divine Arrow [the-divine-arrow]: Party Leader, Ranger",
                            "    +1 to your rolls to attack.")
                    .contains("Challenge x14 [challenge]: Challenge", "Sealing Key [sealing-key]: Cursed Item");
        }

        @Test
        void they_are_all_there() {
            assertThat(run.lines()).filteredOn(line -> !line.startsWith(" ")).hasSize(96);
            assertThat(run.out()).endsWith("136 cards\n");
        }

        @Test
        void nothing_is_wider_than_80_columns() {
            assertThat(run.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }
    }

    @Nested
    class When_one_type_is_asked_for {
        @Test
        void the_others_are_left_out() {
            assertThat(Run.of("cards", "heretoslay", "--type", "monster").out())
                    .contains("Dracos", "15 cards")
                    .doesNotContain("Bad Axe");
            assertThat(Run.of("cards", "heretoslay", "--type", "Cursed Item").out())
                    .contains("Sealing Key", "4 cards");
        }

        @Test
        void a_word_of_it_is_enough() {
            assertThat(Run.of("cards", "heretoslay", "--type", "leader").out())
                    .contains("The Divine Arrow", "6 cards")
                    .doesNotContain("Bad Axe");
            assertThat(Run.of("cards", "heretoslay", "--type", "cursed").out()).contains("4 cards");
            assertThat(Run.of("cards", "heretoslay", "--type", "item").out()).doesNotContain("Sealing Key");
        }

        @Test
        void an_empty_one_is_refused_with_those_that_there_are() {
            for (String nothing : new String[] {"", " "}) {
                Run run = Run.of("cards", "heretoslay", "--type", nothing);

                assertThat(run.status()).isEqualTo(2);
                assertThat(run.err()).contains("no cards of type '", "Hero, Item, Cursed Item, Magic", "Party Leader");
            }
        }

        @Test
        void an_unknown_one_is_refused_with_those_that_there_are() {
            assertThat(Run.of("cards", "heretoslay", "--type", "knight").err())
                    .contains("knight", "Hero, Item, Cursed Item, Magic");
        }
    }

    @Nested
    class When_a_program_asks {
        @Test
        void it_gets_one_json_object() {
            Run run = Run.of("cards", "heretoslay", "--json");

            assertThat(run.lines()).hasSize(1);
            assertThat(run.out())
                    .startsWith("{\"game\":\"heretoslay\",\"cards\":[")
                    .contains(
                            "{\"id\":\"bad-axe\",\"name\":\"Bad Axe\",\"type\":\"Hero\",\"copies\":1,"
                                    + "\"class\":\"Fighter\",\"roll\":\"8+\",\"text\":[\"Destroy a Hero of another player.\"]}",
                            "\"heroes\":1,\"classes\":[\"Wizard\"],\"slay\":\"8+\",\"fightBack\":\"4-\"",
                            "\"copies\":9,\"values\":[2,-2]");
        }
    }

    @Nested
    class When_the_cards_of_the_Pokemon_TCG_are_listed {
        private final Run run = Run.in(StandardCharsets.UTF_8, Terminals.NONE, "", "cards", "pokemon");

        private static Run some(String... more) {
            return Run.in(
                    StandardCharsets.UTF_8,
                    Terminals.NONE,
                    "",
                    Stream.concat(Stream.of("cards", "pokemon"), Stream.of(more))
                            .toArray(String[]::new));
        }

        @Test
        void each_has_its_kind_its_numbers_and_its_text() {
            assertThat(run.status()).isZero();
            assertThat(run.lines())
                    .containsSequence(
                            "Dreepy [TWM-128]: Basic Pokémon, Dragon, 70 HP, Retreat 1, mark H",
                            "    [P] Petty Grudge 10.",
                            "    [RP] Bite 40.")
                    .containsSequence("Hero's Cape [TEF-152]: Tool, ACE SPEC, mark H", "    HP of this Pokémon: +100.")
                    .containsSequence("Darkness Energy [MEE-7]: Basic Energy", "    It provides Darkness.");
        }

        @Test
        void no_text_holds_what_is_for_programs() {
            assertThat(run.out()).doesNotContain("{", "null");
            assertThat(run.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }

        @Test
        void one_kind_is_told_by_a_word_of_it() {
            assertThat(some("--kind", "supporter").out())
                    .contains("Boss's Orders", "Iono")
                    .doesNotContain("Ultra Ball");
            assertThat(some("--kind", "stage 2").out()).contains("Dragapult ex").doesNotContain("Drakloak [");
            assertThat(some("--kind", "pokemon").out()).contains("Drakloak [").doesNotContain("Ultra Ball");
            assertThat(some("--kind", "knight").err()).contains("knight", "Supporter", "Special Energy");
        }

        @Test
        void one_set_is_told_by_its_code() {
            assertThat(some("--set", "twm", "--kind", "supporter").lines())
                    .filteredOn(line -> !line.startsWith(" "))
                    .allMatch(line -> line.contains("[TWM-") || line.endsWith(" cards"));
            assertThat(some("--set", "XYZ").err()).contains("XYZ", "TWM", "PFL");
        }

        @Test
        void a_program_gets_numbers() {
            Run json = some("--json");

            assertThat(json.lines()).hasSize(1);
            assertThat(json.out())
                    .startsWith("{\"game\":\"pokemon\",\"cards\":[")
                    .contains("{\"id\":\"TWM-129\",\"name\":\"Drakloak\",\"type\":\"Stage 1 Pokémon\",\"copies\":1,"
                            + "\"set\":\"TWM\",\"number\":\"129\",\"mark\":\"H\",\"tags\":[],\"stage\":\"Stage 1\","
                            + "\"evolvesFrom\":[\"Dreepy\"],\"hp\":90,\"types\":[\"Dragon\"],\"weaknesses\":[],"
                            + "\"resistances\":[],\"retreat\":1,\"text\":[");
        }
    }

    @Nested
    class When_a_game_has_nothing_on_its_cards {
        @Test
        void it_says_so() {
            Run run = Run.of("cards", "ginrummy");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("Gin Rummy has no list of cards");
        }
    }
}
