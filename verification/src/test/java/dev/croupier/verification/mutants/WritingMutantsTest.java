package dev.croupier.verification.mutants;

import static dev.croupier.verification.mutants.DuelTest.breaksOnly;

import dev.croupier.core.Notation;
import dev.croupier.verification.Law;
import dev.croupier.verification.toys.Words;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class WritingMutantsTest {
    @Test
    void aNotationThatReadsAnotherCard() {
        breaksOnly(Law.NOTATION_READS_BACK, new Duel() {
            @Override
            public Notation<DuelAction> notation() {
                return new Words<>(
                        2,
                        action -> "lay " + action.card(),
                        (seat, words) ->
                                Option.some(new DuelAction(seat, words.last().equals("6") ? 5 : 4)));
            }
        });
    }

    @Test
    void aCanonicalFormThatLeavesAHandAndThePileOut() {
        breaksOnly(Law.CANONICAL_FORM_IDENTIFIES, new Duel() {
            @Override
            public String canonicalForm(DuelState state) {
                return state.hands().head() + " " + state.laid() + " " + state.toPlay() + " " + state.outcome();
            }
        });
    }
}
