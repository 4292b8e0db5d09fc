package dev.croupier.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrawTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "d6=1",
                "d6=6",
                "d20=17",
                "coin=heads",
                "coin=tails",
                "below5=0",
                "below1=0",
                "pick31#4=17",
                "pick31=17",
                "pick1#0=127"
            })
    void its_text_reads_back(String text) {
        assertThat(Draw.parse(text).map(Draw::text)).isEqualTo(Option.some(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "d6",
                "d6=",
                "d6=0",
                "d6=7",
                "d0=0",
                "d06=1",
                "d6=01",
                "coin=edge",
                "coin",
                "below5=5",
                "below5=-1",
                "pick3#3=17",
                "pick3#2=1",
                "pick0#0=0",
                "pick3#1=128",
                "d6=4 ",
                " d6=4",
                "D6=4",
                "d9999999999=1"
            })
    void any_other_text_is_refused(String text) {
        assertThat(Draw.parse(text)).isEmpty();
    }

    @Test
    void says_which_of_how_many_it_was() {
        assertThat(new Draw.Roll(6, 4)).extracting(Draw::among, Draw::result).containsExactly(6, 3);
        assertThat(new Draw.Coin(true)).extracting(Draw::among, Draw::result).containsExactly(2, 1);
        assertThat(new Draw.Below(5, 2)).extracting(Draw::among, Draw::result).containsExactly(5, 2);
        assertThat(new Draw.Pick(31, 4, 17))
                .extracting(Draw::among, Draw::result)
                .containsExactly(31, 4);
    }

    @Nested
    class A_cursor {
        @Test
        void notes_any_number_of_draws_in_order() {
            Chance chance = Randomness.seeded(1).open();
            for (int count = 0; count < 40; count++) {
                assertThat(chance.drawn()).hasSize(count);
                int value = chance.below(1000);
                assertThat(chance.drawn().last()).isEqualTo(new Draw.Below(1000, value));
            }
            assertThat(chance.close()).hasSize(40).isEqualTo(chance.drawn());
        }

        @Test
        void draws_nothing_after_its_step() {
            Chance chance = Randomness.seeded(1).open();
            assertThat(chance.close()).isEmpty();
            assertThatIllegalStateException().isThrownBy(() -> chance.roll(6)).withMessageContaining("over");
        }

        @Test
        void needs_at_least_one_result() {
            Chance chance = Randomness.seeded(1).open();
            assertThatIllegalArgumentException().isThrownBy(() -> chance.below(0));
            assertThatIllegalArgumentException().isThrownBy(() -> chance.roll(-3));
            assertThatIllegalArgumentException().isThrownBy(() -> chance.pick(dev.croupier.core.card.CardSet.empty()));
            assertThat(chance.drawn()).isEmpty();
        }
    }
}
