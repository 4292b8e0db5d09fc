package dev.croupier.frontend.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrappingTest {
    @Test
    void a_short_line_stays() {
        assertThat(TableScreen.wrapped("a short line")).containsExactly("a short line");
    }

    @Test
    void a_long_line_breaks_between_words() {
        String words = "word ".repeat(40).strip();

        assertThat(TableScreen.wrapped(words))
                .hasSizeGreaterThan(2)
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
        assertThat(String.join(" ", TableScreen.wrapped(words).map(String::strip)))
                .isEqualTo(words);
    }

    @Test
    void a_word_that_is_too_long_stays_whole() {
        assertThat(TableScreen.wrapped("x".repeat(100))).containsExactly("x".repeat(100));
    }
}
