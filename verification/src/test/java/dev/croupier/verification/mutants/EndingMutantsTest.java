package dev.croupier.verification.mutants;

import static dev.croupier.verification.mutants.DuelTest.breaksOnly;

import dev.croupier.core.Decision;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.chance.Randomness;
import dev.croupier.verification.Law;
import dev.croupier.verification.toys.ToyMessage;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class EndingMutantsTest {
    private static final ToyMessage WHY = new ToyMessage("mutant.why", "because");

    @Test
    void anOutcomeBeforeTheEnd() {
        breaksOnly(Law.SOMEBODY_CAN_ACT, new Duel() {
            @Override
            public Option<Outcome> outcome(DuelState state) {
                return super.outcome(state).orElse(Option.when(state.pile().isEmpty(), Outcome.tie(2, WHY.with())));
            }
        });
    }

    @Test
    void aDefaultThatIsNotOffered() {
        breaksOnly(Law.DEFAULTS_ARE_LEGAL, new Duel() {
            @Override
            public Turn<DuelAction> turn(DuelState state) {
                return state.outcome().isDefined()
                        ? super.turn(state)
                        : new Turn.One<>(
                                state.toPlay(),
                                Decision.<DuelAction>required("lay", WHY.with())
                                        .withDefault(new DuelAction(state.toPlay(), 0)));
            }
        });
    }

    @Test
    void aGameThatIsLongerThanItDeclares() {
        breaksOnly(Law.PLAY_ENDS, new Duel() {
            @Override
            public int maxDecisions() {
                return CARDS - 1;
            }
        });
    }

    @Test
    void aWinnerWhoGainsLess() {
        breaksOnly(Law.UTILITIES_AGREE_WITH_RANKS, new Duel() {
            @Override
            public Step<DuelState, DuelEvent> applyUnchecked(
                    DuelState state, DuelAction action, Randomness randomness) {
                Step<DuelState, DuelEvent> step = super.applyUnchecked(state, action, randomness);
                return step.state().outcome().isEmpty()
                        ? step
                        : new Step<>(
                                step.state().endedBy(new Outcome(Array.of(1, 2), Array.of(-1.0, 1.0), WHY.with())),
                                step.events(),
                                step.draws(),
                                step.randomness());
            }
        });
    }

    @Test
    void aWithdrawnSeatThatIsStillToAct() {
        breaksOnly(Law.WITHDRAWAL_IS_SANE, new Duel() {
            @Override
            public Step<DuelState, DuelEvent> withdraw(DuelState state, Seat seat, Randomness randomness) {
                return new Step<>(state, Array.empty(), Array.empty(), randomness);
            }
        });
    }
}
