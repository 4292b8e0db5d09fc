package dev.croupier.verification.mutants;

import static dev.croupier.verification.mutants.DuelTest.breaksOnly;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import dev.croupier.verification.BrokenLaw;
import dev.croupier.verification.GameLaws;
import dev.croupier.verification.Law;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

class ApplicationMutantsTest {
    /** Whatever else applies an action twice is broken too, but this law comes first. */
    @Test
    void anActionThatRemembersThatItWasApplied() {
        Duel mutant = new Duel() {
            private int calls;

            @Override
            public Step<DuelState, DuelEvent> applyUnchecked(
                    DuelState state, DuelAction action, Randomness randomness) {
                Step<DuelState, DuelEvent> step = super.applyUnchecked(state, action, randomness);
                return calls++ % 2 == 0
                        ? step
                        : new Step<>(step.state(), Array.empty(), step.draws(), step.randomness());
            }
        };
        assertThat(Duel.laws(mutant).broken().head().law()).isEqualTo(Law.APPLY_IS_A_FUNCTION);
    }

    @Test
    void aCheckedApplyWithEventsOfItsOwn() {
        breaksOnly(Law.CHECKED_EQUALS_UNCHECKED, new Duel() {
            @Override
            public Either<Violation, Step<DuelState, DuelEvent>> apply(
                    DuelState state, DuelAction action, Randomness randomness) {
                return super.apply(state, action, randomness)
                        .map(step -> new Step<>(step.state(), Array.empty(), step.draws(), step.randomness()));
            }
        });
    }

    @Test
    void aDrawThatIsNotRecorded() {
        breaksOnly(Law.RECORDED_DRAWS_REPLAY, new Duel() {
            @Override
            public Step<DuelState, DuelEvent> applyUnchecked(
                    DuelState state, DuelAction action, Randomness randomness) {
                Step<DuelState, DuelEvent> step = super.applyUnchecked(state, action, randomness);
                return new Step<>(step.state(), step.events(), step.draws().drop(1), step.randomness());
            }
        });
    }

    @Test
    void chanceThatIsUsedTwice() {
        breaksOnly(Law.RECORDED_DRAWS_REPLAY, new Duel() {
            @Override
            public Step<DuelState, DuelEvent> applyUnchecked(
                    DuelState state, DuelAction action, Randomness randomness) {
                Step<DuelState, DuelEvent> step = super.applyUnchecked(state, action, randomness);
                return new Step<>(step.state(), step.events(), step.draws(), randomness);
            }
        });
    }

    @Test
    void aCardThatStaysInThePile() {
        Duel mutant = new Duel() {
            @Override
            public Step<DuelState, DuelEvent> applyUnchecked(
                    DuelState state, DuelAction action, Randomness randomness) {
                Step<DuelState, DuelEvent> step = super.applyUnchecked(state, action, randomness);
                Pile pile = step.state().pile().putUnder(action.card());
                return state.pile().size() != 1
                        ? step
                        : new Step<>(step.state().withPile(pile), step.events(), step.draws(), step.randomness());
            }

            @Override
            public int maxDecisions() {
                return CARDS + 2;
            }
        };
        assertThat(Duel.cards(GameLaws.of(mutant)).broken().map(BrokenLaw::law)).contains(Law.CARDS_ARE_CONSERVED);
    }
}
