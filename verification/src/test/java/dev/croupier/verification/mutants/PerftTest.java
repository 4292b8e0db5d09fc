package dev.croupier.verification.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Randomness;
import dev.croupier.verification.Perft;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class PerftTest {
    private static final Perft<DuelState, DuelAction, DuelEvent> PERFT = Perft.of(new Duel());

    @Test
    void countsDealsDecisionsAndDraws() {
        assertThat(PERFT.count(0)).isEqualTo(7 * 6 * 5 * 4);
        assertThat(PERFT.count(1)).isEqualTo(7 * 6 * 5 * 4 * 2 * 3);
    }

    @Test
    void endsWithTheGame() {
        DuelState opened = new Duel().start(Randomness.seeded(1)).state();
        assertThat(PERFT.byDepth(opened, 8)).isEqualTo(Array.of(1L, 6L, 24L, 48L, 96L, 192L, 192L, 192L, 0L));
    }

    @Test
    void dividesByTheFirstAction() {
        DuelState opened = new Duel().start(Randomness.seeded(1)).state();
        assertThat(PERFT.divide(opened, 3).values().sum()).isEqualTo(48L);
        assertThat(PERFT.divide(opened, 3)).hasSize(2);
    }
}
