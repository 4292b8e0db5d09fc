package dev.croupier.verification.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.BrokenLaw;
import dev.croupier.verification.Law;
import org.junit.jupiter.api.Test;

class DuelTest {
    @Test
    void keepsEveryLawAsLongAsItIsWhole() {
        Duel.laws(new Duel()).games(200).check();
    }

    /** That the mutant breaks this law, and no other. */
    static void breaksOnly(Law law, Duel mutant) {
        assertThat(Duel.laws(mutant).broken().map(BrokenLaw::law)).containsExactly(law);
    }
}
