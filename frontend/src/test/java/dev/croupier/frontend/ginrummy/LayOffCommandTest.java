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
        void with_one_card_more_is_big_gin_and_takes_none_either() {
            String hand = "7D AC 3D 5H 8S TC QD 2H KS JH";

            assertThat(of("3C 4C 5C 6C 7C|4D 5D 6D|9C 9D 9H", hand).out()).isEqualTo("66\n");
            assertThat(of("3C 4C 5C 6C 7C|4D 5D 6D|9C 9D 9H|TS JS QS", hand + " 4S 6S 2C")
                            .out())
                    .isEqualTo("78\n");
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
                    "2C 3C 4C 5C|6D 7D 8D 9D|QS TS 10S JS\tKC AC 3D 5H 8S TC QD 2H KS JH;'10S' at position 11",
                    "2C 3C 4C 5C|6D 7D 8D 9D|QS 10S JS 9S\tKC AC 3D 5H 8S TC QD 2H KS JH;12 cards",
                    "2C 3C 4C 5C|6D 7D 8D 9D|QS 10S JS 9S\tKC AC 3D 5H 8S TC QD 2H KS JH;'QS 10S JS 9S'",
                    "9C 9D 9H JC JD JH\tKC AC 3D 5H 8S TC QD 2H KS 4H;'9C 9D 9H JC JD JH' at position 1 is",
                    "4D 5D 6D|QS KS AS\tKC AC 3D 5H 8S TC QD 2H 7S 4H;'QS KS AS' at position 4 is",
                    "4D 5D 6D|\tKC AC 3D 5H 8S TC QD 2H 7S 4H;'' at position 4 is",
                    "8H 9H TH\tKC AC 3D 5H 8S 10h QD 2H 7S 4H;'10h' is in the hand",
                    "4D 5D 6D\t7D AC 3D 5H 8S TC QD 2H 10s;the last is '10s'",
                    "\tKC AC 3D 5H 8S TC QD 2H 7S 4H;the knocker has no melds",
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
