package dev.croupier.verification.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.card.CardSet;
import dev.croupier.verification.GameArbitraries;
import dev.croupier.verification.GameArbitraries.Attempt;
import dev.croupier.verification.Trace;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class GameArbitrariesPropertyTest {
    private final Duel duel = new Duel();

    @Provide
    Arbitrary<Trace<DuelState, DuelAction, DuelEvent>> traces() {
        return GameArbitraries.of(duel).traces();
    }

    @Provide
    Arbitrary<DuelState> states() {
        return GameArbitraries.of(duel).reachableStates();
    }

    @Provide
    Arbitrary<Attempt<DuelState, DuelAction>> attempts() {
        return GameArbitraries.of(duel).illegalActions();
    }

    @Property(tries = 200)
    void everyMoveOfATraceWasOffered(@ForAll("traces") Trace<DuelState, DuelAction, DuelEvent> trace) {
        assertThat(trace.moves())
                .allMatch(move ->
                        duel.legalActions(move.before()).get(move.choice()).equals(move.action()));
    }

    @Property(tries = 200)
    void everyStateHoldsTheWholeDeck(@ForAll("states") DuelState state) {
        assertThat(state.hands().appendAll(state.laid()).foldLeft(state.pile().cards(), CardSet::union))
                .isEqualTo(CardSet.range(0, Duel.CARDS));
    }

    @Property(tries = 200)
    void illegalActionsAreIllegal(@ForAll("attempts") Attempt<DuelState, DuelAction> attempt) {
        assertThat(duel.explain(attempt.state(), attempt.action()).isInvalid()).isTrue();
    }
}
