package dev.croupier.verification.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.verification.BrokenLaw;
import dev.croupier.verification.Law;
import org.junit.jupiter.api.Test;

class DuelTest {
    @Test
    void keepsEveryLawAsLongAsItIsWhole() {
        Duel.laws(new Duel()).games(200).check();
    }

    @Test
    void isLookedAtInPlacesThatDifferFromGameToGame() {
        Duel broken = new Duel() {
            @Override
            public String canonicalForm(DuelState state) {
                return "two\nlines";
            }
        };
        assertThat(Duel.laws(broken).games(1).atOneIn(1_000).broken().map(BrokenLaw::law))
                .contains(Law.CANONICAL_FORM_IDENTIFIES);
        assertThatIllegalArgumentException().isThrownBy(() -> Duel.laws(broken).atOneIn(0));
    }

    /** That the mutant breaks this law, and no other. */
    static void breaksOnly(Law law, Duel mutant) {
        assertThat(Duel.laws(mutant).broken().map(BrokenLaw::law)).containsExactly(law);
    }
}
