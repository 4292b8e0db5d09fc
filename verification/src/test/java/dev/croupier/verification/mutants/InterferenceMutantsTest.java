package dev.croupier.verification.mutants;

import static dev.croupier.verification.mutants.DuelTest.breaksOnly;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Decision;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.verification.BrokenLaw;
import dev.croupier.verification.GameLaws;
import dev.croupier.verification.Law;
import dev.croupier.verification.toys.Refusal;
import dev.croupier.verification.toys.ToyMessage;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import org.junit.jupiter.api.Test;

class InterferenceMutantsTest {
    private static final ToyMessage WHY = new ToyMessage("mutant.why", "your opponent has {0} low cards");

    @Test
    void aTurnThatIsHiddenFromItsOwnSeat() {
        breaksOnly(Law.SEATS_SEE_THEIR_DECISIONS, new Duel() {
            @Override
            public Turn<DuelAction> turn(DuelState state, Observer observer) {
                return turn(state).seenBy(Observer.SPECTATOR);
            }
        });
    }

    @Test
    void aPromptThatTellsTheOpponentsHand() {
        breaksOnly(Law.EQUAL_VIEWS_EQUAL_CHOICES, new Duel() {
            @Override
            public Turn<DuelAction> turn(DuelState state) {
                Seat other = state.toPlay().next(2);
                CardSet low = state.hand(other).intersection(CardSet.range(0, 3));
                return state.outcome().isDefined()
                        ? super.turn(state)
                        : new Turn.One<>(state.toPlay(), Decision.required("lay", WHY.with(low.size())));
            }

            @Override
            public Turn<DuelAction> turn(DuelState state, Observer observer) {
                return observer instanceof Seat ? super.turn(state, observer) : new Duel().turn(state, observer);
            }
        });
    }

    @Test
    void aRefusalThatSaysWhereTheCardIs() {
        breaksOnly(Law.EQUAL_VIEWS_EQUAL_VIOLATIONS, new Duel() {
            @Override
            public Validation<Seq<Violation>, DuelAction> explain(DuelState state, DuelAction action) {
                boolean theirs = state.hand(action.seat().next(2)).contains(action.card());
                return super.explain(state, action)
                        .mapError(reasons -> theirs
                                ? reasons.prepend(Refusal.of("DUEL-2", action, "your own card", "your opponent's"))
                                : reasons);
            }
        });
    }

    @Test
    void aViewThatShowsWhatNoEventTold() {
        breaksOnly(Law.VIEWS_FOLLOW_FROM_EVENTS, new Duel() {
            @Override
            public IndexedSeq<DuelEvent> project(IndexedSeq<DuelEvent> events, Observer observer) {
                return super.project(events, observer)
                        .map(event -> new DuelEvent(event.seat(), event.drawn(), Option.none()));
            }
        });
    }

    @Test
    void aSpectatorWhoSeesAHand() {
        breaksOnly(Law.SPECTATORS_SEE_NO_MORE, new Duel() {
            @Override
            public DuelView view(DuelState state, Observer observer) {
                return observer == Observer.SPECTATOR
                        ? new DuelView(
                                observer,
                                super.view(state, Seat.of(1)).hands(),
                                state.hands().map(CardSet::size),
                                state.pile().size(),
                                state.laid(),
                                state.toPlay(),
                                state.outcome())
                        : super.view(state, observer);
            }

            @Override
            public IndexedSeq<DuelEvent> project(IndexedSeq<DuelEvent> events, Observer observer) {
                return super.project(events, observer == Observer.SPECTATOR ? Seat.of(1) : observer);
            }
        });
    }

    @Test
    void aSamplerThatForgetsTheHand() {
        assertThat(GameLaws.of(new Duel())
                        .sampler((view, chance) -> new DuelView(
                                        Observer.SPECTATOR,
                                        view.hands().map(hand -> Option.none()),
                                        view.sizes(),
                                        view.left(),
                                        view.laid(),
                                        view.toPlay(),
                                        view.outcome())
                                .sample(chance))
                        .broken()
                        .map(BrokenLaw::law))
                .containsExactly(Law.SAMPLES_FIT_THE_VIEW);
    }

    @Test
    void aSwapOfCardsThatOneOfThemSees() {
        assertThat(Duel.laws(new Duel())
                        .lookalikes((state, observer, chance) -> Option.some(new DuelState(
                                state.hands().reverse(), state.pile(), state.laid(), state.toPlay(), state.outcome())))
                        .broken()
                        .map(BrokenLaw::law))
                .containsExactly(Law.LOOKALIKES_HAVE_EQUAL_VIEWS);
    }

    @Test
    void aSamplerThatKnowsTheTruth() {
        Peeking peeking = new Peeking();
        assertThat(GameLaws.of(peeking)
                        .sampler((view, chance) -> chance.below(3) == 0 ? view.sample(chance) : peeking.peeked(view))
                        .games(200)
                        .broken()
                        .map(BrokenLaw::law))
                .containsExactly(Law.SAMPLES_ARE_BLIND);
    }

    /** Keeps in a drawer what each view was made from. */
    private static final class Peeking extends Duel {
        private Option<DuelState> last = Option.none();

        @Override
        public DuelView view(DuelState state, Observer observer) {
            last = Option.some(state);
            return super.view(state, observer);
        }

        DuelState peeked(DuelView view) {
            return last.getOrElseThrow(() -> new IllegalStateException("no view yet, but " + view));
        }
    }
}
