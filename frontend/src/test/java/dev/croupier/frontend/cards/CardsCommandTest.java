package dev.croupier.frontend.cards;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
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
    class When_a_game_has_nothing_on_its_cards {
        @Test
        void it_says_so() {
            Run run = Run.of("cards", "ginrummy");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("Gin Rummy has no list of cards");
        }
    }
}
