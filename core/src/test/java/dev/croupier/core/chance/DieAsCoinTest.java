package dev.croupier.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.croupier.core.card.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DieAsCoinTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void even_is_heads_and_odd_is_tails_and_the_die_is_noted(int face) {
        Chance chance =
                Randomness.scripted(new Draw.Roll(6, face)).withDieAsCoin().open();
        assertThat(chance.coin()).isEqualTo(face % 2 == 0);
        assertThat(chance.close()).containsExactly(new Draw.Roll(6, face));
        assertThat(chance.after()).isEqualTo(Randomness.scripted().withDieAsCoin());
    }

    @Test
    void everything_else_is_drawn_as_without_it() {
        Chance plain = Randomness.seeded(9).open();
        Chance dice = Randomness.seeded(9).withDieAsCoin().open();
        CardSet cards = CardSet.range(10, 100);
        assertThat(dice.roll(20)).isEqualTo(plain.roll(20));
        assertThat(dice.below(30)).isEqualTo(plain.below(30));
        assertThat(dice.pick(cards)).isEqualTo(plain.pick(cards));
        assertThat(dice.roll(3, 6)).isEqualTo(plain.roll(3, 6));
        assertThat(dice.drawn()).isEqualTo(plain.drawn()).hasSize(6);
    }

    @Test
    void works_over_a_source_that_notes_nothing() {
        Chance chance = Randomness.seeded(9).unnoted().withDieAsCoin().open();
        assertThat(chance.coin()).isEqualTo(Randomness.seeded(9).open().roll(6) % 2 == 0);
        assertThat(chance.close()).isEmpty();
    }

    @Test
    void nothing_is_drawn_after_the_step() {
        Chance chance = Randomness.seeded(9).withDieAsCoin().open();
        assertThat(chance.close()).isEmpty();
        assertThatIllegalStateException().isThrownBy(chance::coin);
        assertThatIllegalStateException().isThrownBy(() -> chance.below(3));
    }
}
