package dev.croupier.frontend.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeadwoodCommandTest {
    private static final String GIN = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC";

    @Nested
    class AHandOfTen {
        @Test
        void is_answered_by_deadwood_and_melds() {
            assertThat(Run.reading("AC 2C 3C 5D 5H 5S 9D TH QS KC\n", "gin", "deadwood")
                            .out())
                    .isEqualTo("39\tAC 2C 3C|5D 5H 5S\n");
        }

        @Test
        void may_be_written_in_any_order_and_case() {
            assertThat(Run.reading("kc 10h 5S 5d ac 3C QS 2c 5♥ 9D\n", "gin", "deadwood")
                            .out())
                    .isEqualTo("39\tAC 2C 3C|5D 5H 5S\n");
        }

        @Test
        void without_melds_has_an_empty_column() {
            assertThat(Run.reading("AC 3C 5D 7D 9H JH KS 2S 4S 6H\n", "gin", "deadwood")
                            .out())
                    .isEqualTo("57\t\n");
        }
    }

    @Nested
    class AHandBeforeTheDiscard {
        @Test
        void has_a_third_column_for_the_best_discard() {
            assertThat(Run.reading("3C 6C 7C 2D 5D 6D 7D 8D 7H 6S 7S\n", "gin", "deadwood")
                            .out())
                    .endsWith("\t10\n");
        }
    }

    @Nested
    class Aces {
        @ParameterizedTest
        @CsvSource({"low,21", "high-low,0", "corner,0"})
        void stand_where_the_option_says(String aces, int deadwood) {
            String line = "QS KS AS 4C 5C 6C 7D 8D 9D TD\n";

            assertThat(Run.reading(line, "gin", "deadwood", "--aces", aces).out())
                    .startsWith(deadwood + "\t");
        }

        @ParameterizedTest
        @CsvSource({"low,13", "high-low,13", "corner,0"})
        void go_around_the_corner_only_when_asked(String aces, int deadwood) {
            String line = "KS AS 2S 4C 5C 6C 7D 8D 9D TD\n";

            assertThat(Run.reading(line, "gin", "deadwood", "--aces", aces).out())
                    .startsWith(deadwood + "\t");
        }
    }

    @Nested
    class BadInput {
        @Test
        void gets_an_empty_line_and_a_message_and_the_others_are_answered() {
            Run run = Run.reading(GIN + "\nZZ\n" + GIN + "\n", "gin", "deadwood");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.lines()).hasSize(3).element(1).isEqualTo("");
            assertThat(run.lines().get(2)).startsWith("0\t");
            assertThat(run.err())
                    .startsWith("line 2: 'ZZ' at position 1 is no card")
                    .doesNotContain("\tat ");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = ';',
                value = {
                    "7H 7H 2C 3C 4C 5C 6C 8C 9C TC; '7H' at position 2",
                    "AC 2C; '2C'",
                    "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D; '2D' is one too many",
                    "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC; found 12",
                    "AC 2C 3C|4C 5C 6C 7C 8C 9C TC; '3C|4C'",
                    "AC 2C 3C 4C 5C 6C 7C 8C 9C 1H; '1H'"
                })
        void names_line_and_token(String line, String named) {
            Run run = Run.reading(line + "\n", "gin", "deadwood");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEqualTo("\n");
            assertThat(run.err()).startsWith("line 1: ").contains(named);
        }

        @Test
        void is_a_blank_line_too() {
            Run run = Run.reading("\n", "gin", "deadwood");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEqualTo("\n");
            assertThat(run.err()).contains("line 1", "found 0");
        }

        @Test
        void is_not_the_end_of_the_input() {
            Run run = Run.of("gin", "deadwood");

            assertThat(run).isEqualTo(new Run(0, "", ""));
        }
    }

    @Nested
    class TheConformanceRows {
        @Test
        void of_the_sample_are_answered_right() throws IOException {
            areAnsweredRight(Rows.sample("deadwood"));
        }

        @Test
        void of_the_whole_file_are_answered_right() throws IOException {
            areAnsweredRight(Rows.all("deadwood"));
        }

        @Test
        void of_mahjong_are_answered_right() throws IOException {
            Rows rows = Rows.all("mahjong");
            isAnsweredRight(rows, "low", "min_deadwood_ace_low", "after_discard_ace_low", AceRuns.LOW);
            isAnsweredRight(
                    rows, "high-low", "min_deadwood_ace_high_or_low", "after_discard_high_or_low", AceRuns.HIGH_OR_LOW);
            isAnsweredRight(
                    rows,
                    "corner",
                    "min_deadwood_around_corner",
                    "after_discard_around_corner",
                    AceRuns.AROUND_THE_CORNER);
        }

        private void areAnsweredRight(Rows rows) {
            isAnsweredRight(rows, "low", "min_deadwood", "min_deadwood_after_discard", AceRuns.LOW);
        }

        private void isAnsweredRight(Rows rows, String aces, String least, String afterDiscard, AceRuns aceRuns) {
            List<String> hands = rows.column("hand");
            List<String> deadwood = rows.column(least);
            List<String> discarded = rows.column(afterDiscard);
            Run run = Run.reading(String.join("\n", hands) + "\n", "gin", "deadwood", "--aces", aces);

            assertThat(run.status()).isZero();
            List<String> answers = run.lines();
            assertThat(answers).hasSameSizeAs(hands);
            for (int row = 0; row < hands.size(); row++) {
                String[] answer = answers.get(row).split("\t", -1);
                assertThat(answer[0]).isEqualTo(deadwood.get(row));
                assertThat(answer.length > 2 ? answer[2] : "").isEqualTo(discarded.get(row));
                leaveThatDeadwood(hands.get(row), answer, aceRuns);
            }
        }

        private void leaveThatDeadwood(String hand, String[] answer, AceRuns aceRuns) {
            Array<Card> cards = CardNotation.cards(hand).get();
            long melded = Meld.parse(answer[1], aceRuns).get().foldLeft(0L, (all, meld) -> all | meld.cards());
            assertThat(melded & ~Cards.of(cards)).isZero();
            assertThat(Cards.points(Cards.of(cards) & ~melded)).isEqualTo(Integer.parseInt(answer[0]));
        }
    }
}
