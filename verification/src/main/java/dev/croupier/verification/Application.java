package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Replaying;
import io.vavr.control.Option;

/** The laws of what an action does. */
final class Application {
    private Application() {}

    static <S, A extends Action, E extends Event, V> Option<String> isFunction(Position<S, A, E, V> at) {
        String before = at.game().canonicalForm(at.state());
        return Position.first(at.legal(), action -> {
            Step<S, E> once = at.game().applyUnchecked(at.state(), action, at.randomness(4));
            String after = at.game().canonicalForm(at.state());
            if (!before.equals(after)) {
                return Option.some(
                        at.text(action) + " changes the state that it is applied to, from " + before + " to " + after);
            }
            Step<S, E> again = at.game().applyUnchecked(at.state(), action, at.randomness(4));
            return Option.when(
                    !once.equals(again) || !form(at, once).equals(form(at, again)),
                    () -> at.text(action) + " leads to " + form(at, once) + ", and applied again to "
                            + form(at, again));
        });
    }

    static <S, A extends Action, E extends Event, V> Option<String> checkedEqualsUnchecked(Position<S, A, E, V> at) {
        return Position.first(at.legal(), action -> {
            Step<S, E> unchecked = at.game().applyUnchecked(at.state(), action, at.randomness(4));
            return at.game()
                    .apply(at.state(), action, at.randomness(4))
                    .toOption()
                    .filter(checked -> !checked.equals(unchecked))
                    .map(checked -> at.text(action) + " checked leads to " + form(at, checked) + ", unchecked to "
                            + form(at, unchecked));
        });
    }

    static <S, A extends Action, E extends Event, V> Option<String> recordedDrawsReplay(Position<S, A, E, V> at) {
        Step<S, E> opening = at.trace().opening();
        return Option.when(at.trace().moves().isEmpty(), opening)
                .flatMap(step -> replayed(at, step, at.campaign().openings().apply(Randomness.replaying(step.draws())))
                        .map(fault -> "the opening " + fault))
                .orElse(() -> Position.first(at.legal(), action -> {
                    Randomness source = at.randomness(4);
                    Step<S, E> step = at.game().applyUnchecked(at.state(), action, source);
                    Step<S, E> again = at.game().applyUnchecked(at.state(), action, Randomness.replaying(step.draws()));
                    return replayed(at, step, again)
                            .orElse(() -> Option.when(
                                    !step.draws().isEmpty() && step.randomness().equals(source),
                                    "draws, but goes on with the chance that it has used"))
                            .map(fault -> at.text(action) + " " + fault);
                }));
    }

    private static <S, A extends Action, E extends Event, V> Option<String> replayed(
            Position<S, A, E, V> at, Step<S, E> step, Step<S, E> again) {
        if (!(again.randomness() instanceof Replaying rest) || !rest.left().isEmpty()) {
            return Option.some("does not use up the draws that it has recorded: " + step.draws());
        }
        return Option.when(
                !again.state().equals(step.state()) || !again.events().equals(step.events()),
                () -> "with the same draws leads to " + form(at, again) + " instead of " + form(at, step));
    }

    static <S, A extends Action, E extends Event, V> Option<String> cardsAreConserved(Position<S, A, E, V> at) {
        return Position.first(at.campaign().conservation(), cards -> cards.broken(at.state()));
    }

    private static <S, A extends Action, E extends Event, V> String form(Position<S, A, E, V> at, Step<S, E> step) {
        return at.game().canonicalForm(step.state());
    }
}
