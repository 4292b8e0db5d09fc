package dev.croupier.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ListedChanceTest {
    private static final CardSet FOUR = CardSet.of(2, 5, 70, 90);

    @Nested
    class A_script {
        @Test
        void gives_its_draws_in_order_and_knows_the_place_of_a_card() {
            Scripted script = Randomness.scripted(
                    new Draw.Roll(6, 4), new Draw.Coin(true), new Draw.Below(5, 2), new Draw.Pick(4, 70));
            Chance chance = script.open();
            assertThat(chance.roll(6)).isEqualTo(4);
            assertThat(chance.coin()).isTrue();
            assertThat(chance.below(5)).isEqualTo(2);
            assertThat(chance.pick(FOUR)).isEqualTo(70);
            assertThat(chance.close().map(Draw::text)).containsExactly("d6=4", "coin=heads", "below5=2", "pick4#2=70");
            assertThat(chance.after()).isEqualTo(Randomness.scripted());
        }

        @Test
        void refuses_another_kind_another_bound_and_another_set() {
            assertThatIllegalStateException()
                    .isThrownBy(() ->
                            Randomness.scripted(new Draw.Roll(6, 4)).open().coin())
                    .withMessage("the script has d6=4 where the rules draw coin");
            assertThatIllegalStateException()
                    .isThrownBy(() ->
                            Randomness.scripted(new Draw.Roll(6, 4)).open().roll(8));
            assertThatIllegalStateException()
                    .isThrownBy(() ->
                            Randomness.scripted(new Draw.Below(6, 4)).open().below(5));
            assertThatIllegalStateException()
                    .isThrownBy(() ->
                            Randomness.scripted(new Draw.Pick(4, 3)).open().pick(FOUR));
            assertThatIllegalStateException()
                    .isThrownBy(() ->
                            Randomness.scripted(new Draw.Pick(3, 5)).open().pick(FOUR));
            assertThatIllegalStateException()
                    .isThrownBy(() ->
                            Randomness.scripted(new Draw.Pick(4, 0, 5)).open().pick(FOUR))
                    .withMessageContaining("pick4#0=5");
            assertThatIllegalStateException()
                    .isThrownBy(() -> Randomness.scripted().open().coin())
                    .withMessageContaining("no draw left");
        }

        @Test
        void fails_when_a_draw_is_left_over() {
            Scripted script = Randomness.scripted(new Draw.Coin(true), new Draw.Coin(false));
            assertThatIllegalStateException()
                    .isThrownBy(() -> script.allIn(
                            source -> {
                                Chance chance = source.open();
                                chance.coin();
                                return chance.after();
                            },
                            end -> end))
                    .withMessage("the script was not used up: coin=tails left");
        }

        @Test
        void passes_when_it_was_used_up() {
            Randomness end = Randomness.scripted(new Draw.Coin(true)).allIn(source -> heads(source), last -> last);
            assertThat(end).isEqualTo(Randomness.scripted());
        }

        @Test
        void fails_when_the_step_goes_on_by_another_source() {
            assertThatIllegalStateException()
                    .isThrownBy(() -> Randomness.scripted().allIn(source -> Randomness.seeded(1), end -> end))
                    .withMessageContaining("replaced");
        }
    }

    private static Randomness heads(Randomness source) {
        Chance chance = source.open();
        assertThat(chance.coin()).isTrue();
        return chance.after();
    }

    @Nested
    class A_replay {
        @Test
        void gives_the_recorded_draws_again() {
            Chance first = Randomness.seeded(3).open();
            int roll = first.roll(20);
            int card = first.pick(FOUR);
            Chance again = Randomness.replaying(first.close()).open();
            assertThat(again.roll(20)).isEqualTo(roll);
            assertThat(again.pick(FOUR)).isEqualTo(card);
            assertThat(again.close()).isEqualTo(first.drawn());
        }

        @Test
        void tells_what_the_rules_asked_and_what_was_recorded() {
            assertThatExceptionOfType(Replaying.Diverged.class)
                    .isThrownBy(() -> Randomness.replaying(Array.of(new Draw.Roll(6, 4)))
                            .open()
                            .below(6))
                    .satisfies(diverged -> {
                        assertThat(diverged.asked()).isEqualTo("below6");
                        assertThat(diverged.recorded()).isEqualTo("d6=4");
                    });
        }

        @Test
        void replays_a_coin_that_was_thrown_as_a_die() {
            for (int seed = 0; seed < 20; seed++) {
                Chance thrown = Randomness.seeded(seed).withDieAsCoin().open();
                boolean heads = thrown.coin();
                Chance again = Randomness.replaying(thrown.close()).open();
                assertThat(again.coin()).isEqualTo(heads);
                assertThat(again.close()).isEqualTo(thrown.drawn());
            }
        }

        @Test
        void goes_over_to_the_next_source_between_steps_only() {
            Replaying replay = new Replaying(Array.<Draw>of(new Draw.Coin(true)).toList())
                    .then(Randomness.scripted(new Draw.Coin(false)));
            Chance recorded = replay.open();
            assertThat(recorded.coin()).isTrue();
            assertThatExceptionOfType(Replaying.Diverged.class).isThrownBy(recorded::coin);
            assertThat(recorded.after().open().coin()).isFalse();
        }
    }
}
