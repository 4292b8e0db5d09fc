package dev.croupier.verification.toys.snatch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.verification.BrokenLaw;
import dev.croupier.verification.GameLaws;
import dev.croupier.verification.Law;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The leaks that a game with hidden cards falls into most easily. */
class SnatchMutantsTest {
    private static final Rules RULES = new Rules(3, 15, 3, true);

    /** Snatch, with something else after each action. */
    private static Snatch after(UnaryOperator<SnatchState> change) {
        return new Snatch(RULES) {
            @Override
            public Step<SnatchState, SnatchEvent> applyUnchecked(
                    SnatchState state, SnatchAction action, Randomness randomness) {
                Step<SnatchState, SnatchEvent> step = super.applyUnchecked(state, action, randomness);
                return new Step<>(change.apply(step.state()), step.events(), step.draws(), step.randomness());
            }
        };
    }

    private static void breaks(Law law, Snatch mutant) {
        assertThat(GameLaws.of(mutant)
                        .sampler(new SnatchSampler(RULES))
                        .games(10)
                        .broken()
                        .map(BrokenLaw::law))
                .containsExactly(law);
    }

    @Test
    void anOfferThatIsMadeOnlyForAStop() {
        breaks(
                Law.VIEWS_FOLLOW_FROM_EVENTS,
                after(state -> state.phase() instanceof Phase.Offer offer && Kind.of(offer.card()) != Kind.STOP
                        ? Deeds.next(state)
                        : state));
    }

    @Test
    void aWindowThatAsksOnlyThoseWhoHaveAStop() {
        breaks(Law.VIEWS_FOLLOW_FROM_EVENTS, after(state -> {
            if (!(state.phase() instanceof Phase.Window window)) {
                return state;
            }
            Array<Seat> holders = window.asked()
                    .filter(seat -> state.hand(seat).stream().anyMatch(card -> Kind.of(card) == Kind.STOP));
            return state.phase(new Phase.Window(
                    window.deed(), holders.isEmpty() ? window.asked().take(1) : holders));
        }));
    }
}
