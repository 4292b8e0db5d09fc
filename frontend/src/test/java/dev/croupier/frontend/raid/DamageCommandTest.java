package dev.croupier.frontend.raid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DamageCommandTest {
    private static Run damage(String arguments) {
        return Run.of(Stream.concat(Stream.of("raid", "damage"), Stream.of(arguments.split(" ")))
                .toArray(String[]::new));
    }

    @Nested
    class The_first_line {
        @ParameterizedTest
        @CsvSource({
            "--players 3 200 180 130, 17",
            "--players 4 200 180 130 0, 12",
            "--players 4 30 30 30 0, 2",
            "--players 4 30, 0",
            "--players 3 --poisoned 200 180 130, 17",
            "--players 3 --poisoned --burned 200 180 130, 18",
            "--players 3 --healed 60 40, 0",
            "--players 4 --remainder keep --carried 30 --healed 20, 0",
            "--players 1 60, 6",
            "--players 5 60, 1",
            "--players 3 --self 30 160 160 160, 17",
            "--players 3 200 180 130 --poison 30, 18",
            "--players 3 --poisoned --poison 30 --burned --burn 20 200 180 130, 18",
            "--players 2 --burn 40, 2",
            "--players 2 0, 0"
        })
        void is_the_number_of_cards_alone(String arguments, String cards) {
            Run run = damage(arguments);

            assertThat(run.status()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.lines()).startsWith(cards).hasSizeGreaterThan(1);
        }
    }

    @Nested
    class The_working {
        @Test
        void stands_below_in_the_order_in_which_it_counts() {
            assertThat(damage("--healed 20 --self 20 --burned --poisoned --players 3 --carried 10 200 180 130")
                            .lines())
                    .containsExactly(
                            "18",
                            "carried over 10: 10",
                            "dealt 200: 210",
                            "dealt 180: 390",
                            "dealt 130: 520",
                            "Poisoned 10: 530",
                            "Burned 20: 550",
                            "healed 20: 530",
                            "to itself 20: 550",
                            "550 / (10 x 3) = 18 for the Lost Zone, 10 left over",
                            "the 10 left over are gone");
        }

        @Test
        void says_what_stays_on_the_boss() {
            assertThat(damage("--players 4 510 --remainder KEEP").lines())
                    .containsExactly(
                            "12",
                            "dealt 510: 510",
                            "510 / (10 x 4) = 12 for the Lost Zone, 30 left over",
                            "the 30 left over stay on the boss");
        }
    }

    @Nested
    class What_cannot_be {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "--players 0 200|a raid has 1 to 5 players, not 0",
                    "--players 6 200|a raid has 1 to 5 players, not 6",
                    "--players 3 205|205 is no damage: it has to be 0 or more, and a multiple of 10",
                    "--players 3 --healed -10 200|-10 is no damage: it has to be 0 or more, and a multiple of 10",
                    "--players 3 -- -10|-10 is no damage: it has to be 0 or more, and a multiple of 10",
                    "--players 3 2000000|2000000 is too much: all amounts together may be 1000000 at most",
                    "--players 3 99999999999|99999999999 is too much: all amounts together may be 1000000 at most",
                    "--players 3 --poison 99999999999 200|99999999999 is too much: all amounts together may be "
                            + "1000000 at most",
                    "--players 3 -- -99999999999|-99999999999 is no damage: it has to be 0 or more, and a multiple of 10",
                    "--players 3 205 205|205 is no damage: it has to be 0 or more, and a multiple of 10",
                    "--players 3 200 much|much is not a number",
                    "--players 6 5|a raid has 1 to 5 players, not 6; "
                            + "5 is no damage: it has to be 0 or more, and a multiple of 10"
                })
        void is_said_in_one_line(String arguments, String why) {
            Run run = damage(arguments);

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).isEqualTo("croupier: " + why + "\n");
        }

        @ParameterizedTest
        @CsvSource({"--poisoned=30,--poison=30", "--burned=30,--burn=30"})
        void an_amount_belongs_to_another_option(String given, String instead) {
            Run run = damage("--players 3 200 " + given);

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains(instead).doesNotContain("boolean");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "200",
                    "--players three 200",
                    "--players 3 much",
                    "--players 3 -10",
                    "--players 3 --remainder lose 200",
                    "--players 3 99999999999",
                    "--players 3 --asleep 200"
                })
        void exits_with_2_and_without_a_stack_trace(String arguments) {
            Run run = damage(arguments);

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).isNotBlank().doesNotContain("\tat ").doesNotContain("Exception");
        }
    }
}
