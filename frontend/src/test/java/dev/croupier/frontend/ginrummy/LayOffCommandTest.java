package dev.croupier.frontend.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayOffCommandTest {
    private static Run of(String melds, String hand, String... aces) {
        List<String> arguments = new ArrayList<>(List.of("gin", "layoff"));
        arguments.addAll(List.of(aces));
        return Run.reading(melds + "\t" + hand + "\n", arguments.toArray(String[]::new));
    }

    @Nested
    class AKnock {
        @Test
        void is_answered_by_own_melds_and_lay_offs_together() {
            assertThat(of("2D 3D 4D 5D 6D 7D|2H 3H 4H", "4C 8C KC 8D 9D JD 6H 7H 8H 5S")
                            .out())
                    .isEqualTo("37\n");
        }

        @Test
        void without_melds_takes_no_lay_offs() {
            assertThat(of("", "AC 2C 3C 4C 5C 6C 7C 8C 9C KD").out()).isEqualTo("10\n");
        }

        @Test
        void may_name_cards_in_any_order() {
            assertThat(of("4H 2H 3H|7D 6D 5D 2D 3D 4D", "5S 8H 7H 4C 8C KC 8D 9D JD 6H")
                            .out())
                    .isEqualTo("37\n");
        }
    }

    @Nested
    class Gin {
        @Test
        void with_ten_melded_cards_takes_no_lay_offs() {
            String hand = "7D AC 3D 5H 8S TC QD 2H KS JH";

            assertThat(of("3C 4C 5C 6C|4D 5D 6D|9C 9D 9H", hand).out()).isEqualTo("66\n");
            assertThat(of("4D 5D 6D|9C 9D 9H", hand).out()).isEqualTo("56\n");
        }

        @Test
        void of_thirteen_cards_needs_thirteen_in_melds() {
            String hand = "7D AC 3D 5H 8S TC QD 2H KS JH 4S 6S 2C";
            String ten = "3C 4C 5C 6C|4D 5D 6D|9C 9D 9H";

            assertThat(of(ten, hand, "--aces", "high-low").out()).isEqualTo("65\n");
            assertThat(of(ten + "|TS JS QS", hand, "--aces", "high-low").out()).isEqualTo("78\n");
        }
    }

    @Nested
    class BadInput {
        @ParameterizedTest
        @CsvSource(
                delimiter = ';',
                ignoreLeadingAndTrailingWhitespace = false,
                value = {
                    "4D 5D 6D;one TAB",
                    "4D 5D 6D\t7D AC 3D 5H 8S TC QD 2H KS;found 9; the last is",
                    "4D 5D 6D\t6D AC 3D 5H 8S TC QD 2H KS JH;'6D'",
                    "4D 5D 6D|6D 7D 8D\tKC AC 3D 5H 8S TC QD 2H KS JH;'6D' at position 4",
                    "4D 5D 6S\tKC AC 3D 5H 8S TC QD 2H KS JH;'4D 5D 6S'",
                    "4D 5D\tKC AC 3D 5H 8S TC QD 2H KS JH;'4D 5D'",
                    "4D 5D XX\tKC AC 3D 5H 8S TC QD 2H KS JH;'XX'",
                    "2C 3C 4C 5C|6D 7D 8D 9D|TS JS QS\tKC AC 3D 5H 8S TC QD 2H KS JH;11",
                    "4D 5D 6D\tKC AC 3D 5H 8S TC QD 2H KS 1H;'1H'"
                })
        void is_named_by_line_and_token(String line, String named) {
            Run run = Run.reading(line + "\n", "gin", "layoff");

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEqualTo("\n");
            assertThat(run.err()).startsWith("line 1: ").contains(named).doesNotContain("\tat ");
        }
    }

    @Nested
    class TheConformanceRows {
        @Test
        void of_the_sample_are_answered_right() throws IOException {
            areAnsweredRight(Rows.sample("layoff"));
        }

        @Test
        void of_the_whole_file_are_answered_right() throws IOException {
            areAnsweredRight(Rows.all("layoff"));
        }

        private void areAnsweredRight(Rows rows) {
            List<String> melds = rows.column("knocker_melds");
            List<String> hands = rows.column("opponent_hand");
            StringBuilder input = new StringBuilder();
            for (int row = 0; row < melds.size(); row++) {
                input.append(melds.get(row)).append('\t').append(hands.get(row)).append('\n');
            }

            Run run = Run.reading(input.toString(), "gin", "layoff");

            assertThat(run.status()).isZero();
            assertThat(run.lines()).isEqualTo(rows.column("expected_opponent_deadwood"));
        }
    }
}
