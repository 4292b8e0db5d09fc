package dev.croupier.verification.mutants;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Seat;
import dev.croupier.verification.Differential;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class DifferentialTest {
    @Test
    void aGameAgreesWithItself() {
        assertThatCode(() -> Differential.between(new Duel(), new Duel())
                        .comparing((state, other) -> Option.when(!state.equals(other), "another state"))
                        .check())
                .doesNotThrowAnyException();
    }

    @Test
    void theFirstDifferenceIsToldWithItsTrace() {
        Duel reference = new Duel() {
            @Override
            public IndexedSeq<DuelAction> legalActions(DuelState state, Seat seat) {
                IndexedSeq<DuelAction> legal = super.legalActions(state, seat);
                return state.laid().get(1).isEmpty() ? legal : legal.drop(1);
            }
        };
        assertThatThrownBy(() ->
                        Differential.between(new Duel(), reference).seed(3).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageMatching(
                        "(?s).*differ in game 0 of seed 3 after 0 lay \\d; 1 lay \\d: the legal actions are .*");
    }
}
