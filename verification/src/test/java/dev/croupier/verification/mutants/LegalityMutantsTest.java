package dev.croupier.verification.mutants;

import static dev.croupier.verification.mutants.DuelTest.breaksOnly;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Randomness;
import dev.croupier.verification.BrokenLaw;
import dev.croupier.verification.Law;
import dev.croupier.verification.toys.Refusal;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Validation;
import org.junit.jupiter.api.Test;

class LegalityMutantsTest {
    @Test
    void anOfferedActionThatIsRefused() {
        breaksOnly(Law.LEGAL_ACTIONS_APPLY, new Duel() {
            @Override
            public Validation<Seq<Violation>, DuelAction> explain(DuelState state, DuelAction action) {
                return action.card() == 3 && state.hand(action.seat()).size() == 1
                        ? Validation.invalid(Array.of(Refusal.of("DUEL-0", action, "no three at the end", 3)))
                        : super.explain(state, action);
            }
        });
    }

    @Test
    void anActionThatIsNotOfferedButAccepted() {
        breaksOnly(Law.ILLEGAL_ACTIONS_ARE_REFUSED, new Duel() {
            @Override
            public Validation<Seq<Violation>, DuelAction> explain(DuelState state, DuelAction action) {
                return action.seat().equals(state.toPlay()) && state.laid().exists(laid -> laid.contains(action.card()))
                        ? Validation.valid(action)
                        : super.explain(state, action);
            }
        });
    }

    @Test
    void anActionThatIsExplainedAsIllegalButApplied() {
        breaksOnly(Law.ILLEGAL_ACTIONS_ARE_REFUSED, new Duel() {
            @Override
            public Either<Violation, dev.croupier.core.Step<DuelState, DuelEvent>> apply(
                    DuelState state, DuelAction action, Randomness randomness) {
                return state.laid().exists(laid -> laid.contains(action.card()))
                        ? Either.right(applyUnchecked(state, new DuelAction(action.seat(), 0), randomness))
                        : super.apply(state, action, randomness);
            }
        });
    }

    @Test
    void anActionThatIsListedTwice() {
        breaksOnly(Law.LEGAL_ACTIONS_ARE_LISTED_ONCE, new Duel() {
            @Override
            public IndexedSeq<DuelAction> legalActions(DuelState state, Seat seat) {
                IndexedSeq<DuelAction> legal = super.legalActions(state, seat);
                return legal.size() == 1 ? Array.of(legal.get(0), legal.get(0)) : legal;
            }
        });
    }

    @Test
    void aFastGeneratorThatForgetsAnAction() {
        assertThat(Duel.laws(new Duel())
                        .definition((state, seat) ->
                                new Duel().legalActions(state, seat).filter(action -> action.card() != 5))
                        .broken()
                        .map(BrokenLaw::law))
                .containsExactly(Law.GENERATOR_EQUALS_DEFINITION);
    }

    @Test
    void aReferenceThatRefusesForAnotherReason() {
        Duel reference = new Duel() {
            @Override
            public Validation<Seq<Violation>, DuelAction> explain(DuelState state, DuelAction action) {
                return super.explain(state, action).mapError(reasons -> reasons.append(reasons.head()));
            }
        };
        assertThat(Duel.laws(new Duel()).reference(reference).broken().map(BrokenLaw::law))
                .containsExactly(Law.AGREES_WITH_REFERENCE);
    }
}
