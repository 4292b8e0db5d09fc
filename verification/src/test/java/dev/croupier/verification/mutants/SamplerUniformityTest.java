package dev.croupier.verification.mutants;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Observer;
import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.verification.SamplerUniformity;
import org.junit.jupiter.api.Test;

class SamplerUniformityTest {
    @Test
    void isProvedForEverySeatAndTheSpectator() {
        SamplerUniformity<DuelState, DuelAction, DuelEvent, DuelView> proof = of(DuelView::sample);
        var reachable = proof.reachable();
        proof.check(Seat.of(0), reachable);
        proof.check(Seat.of(1), reachable);
        proof.check(Observer.SPECTATOR, reachable);
    }

    @Test
    void aSamplerThatPrefersLowCardsInHandsIsFoundOut() {
        assertThatThrownBy(() -> of((view, chance) -> lower(view.sample(chance), view.sample(chance)))
                        .check(Seat.of(0)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("each of 10 states should be sampled with probability 1/10");
    }

    private static DuelState lower(DuelState one, DuelState other) {
        return one.hand(Seat.of(1)).first() <= other.hand(Seat.of(1)).first() ? one : other;
    }

    private static SamplerUniformity<DuelState, DuelAction, DuelEvent, DuelView> of(
            Sampler.Determinizer<DuelState, DuelView> sampler) {
        return SamplerUniformity.of(new Duel(), sampler);
    }
}
