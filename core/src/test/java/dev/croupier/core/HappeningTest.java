package dev.croupier.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import org.junit.jupiter.api.Test;

class HappeningTest {
    @Test
    void tells_any_number_of_events_in_order() {
        for (int count = 0; count < 20; count++) {
            Happening<Integer> happening = Happening.from(Randomness.seeded(1));
            for (int event = 0; event < count; event++) {
                happening.tell(event);
            }
            Step<String, Integer> step = happening.endsIn("state");
            assertThat(step.events()).containsExactlyElementsOf(io.vavr.collection.Array.range(0, count));
            assertThat(step.state()).isEqualTo("state");
        }
    }

    @Test
    void without_chance_goes_on_by_the_same_source() {
        Randomness source = Randomness.seeded(1);
        Step<String, Integer> step = Happening.<Integer>from(source).endsIn("state");
        assertThat(step.randomness()).isSameAs(source);
        assertThat(step.draws()).isEmpty();
    }

    @Test
    void with_chance_keeps_the_draws_and_goes_on_after_them() {
        Happening<Integer> happening =
                Happening.from(Randomness.scripted(new Draw.Coin(true), new Draw.Roll(6, 3), new Draw.Roll(6, 5)));
        assertThat(happening.chance().coin()).isTrue();
        assertThat(happening.chance().roll(6)).isEqualTo(3);
        Step<String, Integer> step = happening.endsIn("state");
        assertThat(step.draws()).containsExactly(new Draw.Coin(true), new Draw.Roll(6, 3));
        assertThat(step.randomness()).isEqualTo(Randomness.scripted(new Draw.Roll(6, 5)));
    }

    @Test
    void closes_its_chance_with_the_step() {
        Happening<Integer> happening = Happening.from(Randomness.seeded(1));
        Chance chance = happening.chance();
        assertThat(happening.endsIn("state").draws()).isEmpty();
        assertThatIllegalStateException().isThrownBy(chance::coin);
    }
}
