package dev.croupier.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordChanceTest {
    private static final long WORDS = 1L << 32;

    /** What comes of those words; the last of them decides at the latest. */
    private static int below(int bound, Deque<Long> words) {
        return new WordChance(true) {
            @Override
            long word() {
                return words.remove();
            }

            @Override
            public Randomness after() {
                throw new AssertionError("nobody goes on from here");
            }
        }.below(bound);
    }

    private static Deque<Long> words(Long... words) {
        return new ArrayDeque<>(List.of(words));
    }

    /** For each result, the words that give it are an interval; its ends are found by the rule and tried. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 6, 7, 10, 52, 60, 115, 128, 1 << 30, 1_500_000_000, Integer.MAX_VALUE})
    void equally_many_words_give_each_result(int bound) {
        long each = WORDS / bound;
        long unfair = WORDS % bound;
        for (long result : new long[] {0, 1, bound / 3, bound / 2, bound - 2, bound - 1}) {
            if (result < 0 || result >= bound) {
                continue;
            }
            long first = (result * WORDS + unfair + bound - 1) / bound;
            long last = ((result + 1) * WORDS - 1) / bound;
            assertThat(last - first + 1).isEqualTo(each);
            assertThat(below(bound, words(first))).isEqualTo((int) result);
            assertThat(below(bound, words(last))).isEqualTo((int) result);
            if (first > 0) {
                // The word before belongs to the result before, or is rejected, so that the next word decides.
                long other = ((bound - 1L) * WORDS + unfair + bound - 1) / bound;
                int before = below(bound, words(first - 1, other));
                assertThat(before).isIn((int) result - 1, bound - 1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 6, 7, 52})
    void a_word_that_would_be_unfair_is_drawn_again(int bound) {
        Deque<Long> words = words(0L, 0L, WORDS - 1);
        assertThat(below(bound, words)).isEqualTo(bound - 1);
        assertThat(words).isEmpty();
    }
}
