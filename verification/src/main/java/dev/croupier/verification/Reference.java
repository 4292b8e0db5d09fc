package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import io.vavr.control.Option;
import java.util.function.Function;

/** The law that compares a game with a slower one over the same states. */
final class Reference {
    private Reference() {}

    static <S, A extends Action, E extends Event, V> Option<String> agrees(Position<S, A, E, V> at) {
        return at.campaign().reference().flatMap(reference -> disagreement(at, reference));
    }

    private static <S, A extends Action, E extends Event, V> Option<String> disagreement(
            Position<S, A, E, V> at, Game<S, A, E, V> reference) {
        S state = at.state();
        return differing(at, reference, "turn", game -> game.turn(state))
                .orElse(() -> differing(at, reference, "legal actions", game -> game.legalActions(state)))
                .orElse(() -> differing(at, reference, "outcome", game -> game.outcome(state)))
                .orElse(() -> Position.first(
                        at.observers(),
                        observer -> differing(at, reference, "view", game -> game.view(state, observer))))
                .orElse(() -> Position.first(
                        at.attempts(),
                        action -> differing(
                                at, reference, "answer to " + at.text(action), game -> game.explain(state, action))))
                .orElse(() -> Position.first(at.legal(), action -> {
                    Step<S, E> step = at.game().applyUnchecked(state, action, at.randomness(4));
                    Randomness draws = Randomness.replaying(step.draws());
                    return differing(
                            at,
                            reference,
                            "state after " + at.text(action),
                            game -> game.applyUnchecked(state, action, draws).state());
                }));
    }

    private static <S, A extends Action, E extends Event, V, T> Option<String> differing(
            Position<S, A, E, V> at, Game<S, A, E, V> reference, String what, Function<Game<S, A, E, V>, T> asked) {
        T found = asked.apply(at.game());
        T expected = asked.apply(reference);
        return Option.when(
                !found.equals(expected), () -> "the " + what + " is " + found + ", by the reference " + expected);
    }
}
