package dev.croupier.verification.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.croupier.core.Notation;
import dev.croupier.verification.BrokenLaw;
import dev.croupier.verification.Law;
import dev.croupier.verification.toys.Words;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class BrokenLawTest {
    private final Duel mutant = new Duel() {
        @Override
        public Notation<DuelAction> notation() {
            return new Words<>(
                    2,
                    action -> "lay " + action.card(),
                    (seat, words) -> Words.number(words.last(), 3).map(card -> new DuelAction(seat, card)));
        }
    };

    private BrokenLaw report() {
        return catchThrowableOfType(
                BrokenLaw.class, () -> Duel.laws(mutant).seed(7).check());
    }

    @Test
    void namesTheLawTheGameTheSeedTheTraceAndWhatWasFound() {
        assertThat(report().law()).isEqualTo(Law.NOTATION_READS_BACK);
        assertThat(report())
                .hasMessageContainingAll(
                        "NOTATION_READS_BACK is broken", "duel v1", "seed   7, game 0", "reads back as", "DuelState[");
    }

    @Test
    void isTheSameEveryTime() {
        assertThat(report()).hasMessage(report().getMessage());
    }

    @Test
    void isFoundAgainInTheGameThatItNames() {
        BrokenLaw again = catchThrowableOfType(
                BrokenLaw.class, () -> Duel.laws(mutant).seed(7).onlyGame(0).check(Law.NOTATION_READS_BACK));
        assertThat(again.trace()).isEqualTo(report().trace());
    }

    @Test
    void isShrunkToFewDecisions() {
        Duel late = new Duel() {
            @Override
            public String canonicalForm(DuelState state) {
                return state.laid().get(0).size() > 1 ? "late\nform" : super.canonicalForm(state);
            }
        };
        BrokenLaw broken =
                catchThrowableOfType(BrokenLaw.class, () -> Duel.laws(late).check(Law.CANONICAL_FORM_IDENTIFIES));
        assertThat(broken.trace().split("; ")).hasSize(3);
        assertThat(Option.of(broken.found())).isNotEmpty();
    }
}
