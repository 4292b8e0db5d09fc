package dev.croupier.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MessageTest {
    private record Pattern(String key, String english) implements MessageKey {}

    private static Message message(String pattern, Object... arguments) {
        return new Pattern("test.key", pattern).with(arguments);
    }

    @Nested
    class A_pattern {
        @Test
        void takes_its_arguments_in_any_order_and_more_than_once() {
            assertThat(message("{1} before {0}, {1} again", "a", 2).english()).isEqualTo("2 before a, 2 again");
        }

        @Test
        void keeps_a_place_without_an_argument_and_any_other_brace() {
            assertThat(message("{2} {x} {} {10} {0", "a").english()).isEqualTo("{2} {x} {} {10} {0");
            assertThat(message("}{0}{", "a").english()).isEqualTo("}a{");
        }

        @Test
        void does_not_read_places_in_an_argument() {
            assertThat(message("{0} {1}", "{1}", "b").english()).isEqualTo("{1} b");
        }

        @Test
        void says_a_message_in_a_message() {
            assertThat(message("since: {0}", message("seat {0}", Seat.of(3))).english())
                    .isEqualTo("since: seat 3");
        }
    }

    @Test
    void a_translation_is_another_pattern() {
        assertThat(message("{0} draws", "Ann").in("{0} zieht")).isEqualTo("Ann zieht");
    }

    @Test
    void prints_its_key_and_arguments() {
        assertThat(message("x", 1, "b")).hasToString("test.key(1, b)");
    }

    @Test
    void equal_content_is_an_equal_message() {
        assertThat(message("x", 1)).isEqualTo(message("x", 1)).isNotEqualTo(message("x", 2));
    }
}
