package dev.croupier.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Randomness;
import dev.croupier.core.toy.Kuhn;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordingReaderTest {
    private static final Recording RECORDING =
            Recording.of(Games.played(new Kuhn(3), Randomness.seeded(1), 4, 10), Games.SALT);
    private static final String TEXT = RECORDING.text();

    private static RecordingError error(String text) {
        return Recording.parse(text).getLeft();
    }

    @Nested
    class A_wrong_text {
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                        croupier-recording 1 | croupier-recording 2 | 1 | 20 | this is format 2, which is not known here
                        croupier-recording 1 | recording 1 | 1 | 1 | croupier-recording is expected here
                        game kuhn | game | 2 | 5 | the end of the line is expected here
                        game kuhn | gamekuhn | 2 | 1 | game is expected here
                        rules 1 | rules one | 3 | 7 | one is no number of at most nine digits
                        rules 1 | rules 01 | 3 | 7 | 01 is no number of at most nine digits
                        seats 2 | seats -2 | 5 | 7 | -2 is no number of at most nine digits
                        open | open now | 7 | 5 | the end of the line is expected here
                        open | begin | 7 | 1 | open is expected here
                        draws pick3 | draws pick0 | 8 | 7 | pick0#1=1 is no draw
                        """)
        void is_refused_by_line_and_column(String right, String wrong, int line, int column, String reason) {
            String said = wrong.equals("game") ? "game " : wrong;
            RecordingError error = error(TEXT.replaceFirst(right, said));
            assertThat(error).isInstanceOf(RecordingError.Unreadable.class);
            assertThat(error.explain()).isEqualTo("line " + line + ", column " + column + ": " + reason);
        }

        @Test
        void is_refused_at_the_draw_that_is_none() {
            int second = TEXT.indexOf(' ', TEXT.indexOf("draws ") + 6) + 1;
            String wrong = TEXT.substring(0, second) + "x" + TEXT.substring(second);
            assertThat(error(wrong).line()).isEqualTo(8);
            assertThat(error(wrong).column()).isEqualTo(17);
            assertThat(error(TEXT.replaceFirst("draws ", "draws  ")).column()).isEqualTo(7);
        }

        @Test
        void is_refused_at_a_hash_a_salt_or_ranks_that_are_none() {
            assertThat(error(TEXT.replaceFirst("hash [0-9a-f]", "hash G")).explain())
                    .startsWith("line 9, column 6: 64 lower-case");
            assertThat(error(TEXT.replaceFirst("salt [0-9a-f]+", "salt abc"))
                            .message()
                            .key())
                    .isEqualTo(RecordingMessage.NO_SALT);
            assertThat(error(TEXT.replaceFirst("over ", "over 1 ")).message().english())
                    .isEqualTo("2 ranks is expected here");
        }

        @Test
        void is_refused_when_a_seat_withdraws_that_is_not_there() {
            assertThat(error(TEXT.replaceFirst("play [^\n]*\n", "withdraw 2\n")).explain())
                    .isEqualTo("line 10, column 10: 2 is none of the 2 seats");
        }

        @Test
        void is_refused_after_the_salt() {
            assertThat(error(TEXT + "play 0 bet\n").message().key()).isEqualTo(RecordingMessage.AFTER_END);
            assertThat(error(TEXT + "\n").message().key()).isEqualTo(RecordingMessage.AFTER_END);
        }

        @Test
        void is_refused_with_line_breaks_of_another_system() {
            assertThat(error(TEXT.replace("\n", "\r\n"))).isInstanceOf(RecordingError.Unreadable.class);
        }
    }

    @Nested
    class A_text_that_breaks_off {
        @Test
        void anywhere_within_a_step_is_torn_and_readable_up_to_the_step_before() {
            int opened = TEXT.indexOf("\nplay") + 1;
            int over = TEXT.indexOf("over ");
            for (int end = 0; end < TEXT.length(); end++) {
                String begun = TEXT.substring(0, end);
                boolean whole = end == opened || (end > opened && end <= over && endsInAHash(begun));
                if (whole) {
                    assertThat(Recording.parse(begun).get().text()).isEqualTo(begun);
                    continue;
                }
                assertThat(error(begun)).as("after %d", end).isInstanceOf(RecordingError.Torn.class);
                RecordingError.Torn torn = (RecordingError.Torn) error(begun);
                assertThat(torn.readable().isDefined()).isEqualTo(end > opened);
                torn.readable().forEach(readable -> assertThat(begun).startsWith(readable.text()));
                assertThat(torn.line())
                        .isEqualTo((int) begun.chars().filter(c -> c == '\n').count() + 1);
                assertThat(torn.column()).isEqualTo(end - begun.lastIndexOf('\n'));
            }
        }
    }

    private static boolean endsInAHash(String text) {
        return text.substring(text.lastIndexOf('\n', text.length() - 2) + 1).matches("hash .{64}\n");
    }

    @Test
    void an_empty_text_is_torn_at_its_beginning() {
        assertThat(error("").explain())
                .isEqualTo("line 1, column 1: the recording breaks off here in the middle of a step");
    }
}
