package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import io.vavr.control.Option;

/**
 * The laws of what a seat may know. They compare states that it cannot tell apart: whatever differs in what it is shown, offered or told
 * comes from something hidden.
 */
final class Interference {
    private Interference() {}

    static <S, A extends Action, E extends Event, V> Option<String> seatsSeeTheirDecisions(Position<S, A, E, V> at) {
        Turn<A> turn = at.game().turn(at.state());
        return Position.first(at.observers(), observer -> {
            Turn<A> seen = at.game().turn(at.state(), observer);
            if (!seen.toAct().equals(turn.toAct())) {
                return Option.some(observer + " sees " + seen.toAct() + " to act instead of " + turn.toAct());
            }
            return Option.when(
                    observer instanceof Seat seat && !seen.decision(seat).equals(turn.decision(seat)),
                    () -> "seat " + observer + " does not see its own decision");
        });
    }

    static <S, A extends Action, E extends Event, V> Option<String> samplesFitTheView(Position<S, A, E, V> at) {
        return Position.first(at.sampled(), pair -> pair.difference(at));
    }

    static <S, A extends Action, E extends Event, V> Option<String> lookalikesHaveEqualViews(Position<S, A, E, V> at) {
        return Position.first(Lookalike.known(at), pair -> pair.difference(at));
    }

    static <S, A extends Action, E extends Event, V> Option<String> equalChoices(Position<S, A, E, V> at) {
        return Position.first(at.lookalikes(), pair -> {
            Observer observer = pair.observer();
            return differing(at, pair, "turn", state -> at.game().turn(state, observer))
                    .orElse(() -> observer instanceof Seat seat
                            ? differing(
                                    at,
                                    pair,
                                    "legal actions",
                                    state -> at.game().legalActions(state, seat))
                            : Option.none());
        });
    }

    static <S, A extends Action, E extends Event, V> Option<String> equalViolations(Position<S, A, E, V> at) {
        return Position.first(
                at.lookalikes(),
                pair -> pair.observer() instanceof Seat seat
                        ? Position.first(
                                at.pool()
                                        .someOf(seat, 16, at.randomness(8).open())
                                        .appendAll(at.game().legalActions(at.state(), seat)),
                                action -> differing(
                                        at,
                                        pair,
                                        "answer to " + at.text(action),
                                        state -> at.game().explain(state, action)))
                        : Option.none());
    }

    static <S, A extends Action, E extends Event, V> Option<String> spectatorsSeeNoMore(Position<S, A, E, V> at) {
        return Position.first(
                at.lookalikes(),
                pair -> differing(
                                at, pair, "spectator's view", state -> at.game().view(state, Observer.SPECTATOR))
                        .orElse(() -> differing(
                                at, pair, "spectator's turn", state -> at.game().turn(state, Observer.SPECTATOR))));
    }

    private static <S, A extends Action, E extends Event, V, T> Option<String> differing(
            Position<S, A, E, V> at, Lookalike<S> pair, String what, java.util.function.Function<S, T> shown) {
        T one = shown.apply(pair.one());
        T other = shown.apply(pair.other());
        return Option.when(
                !one.equals(other),
                () -> pair.who() + " cannot tell this state from " + at.game().canonicalForm(pair.other())
                        + ", but the " + what + " is " + one + " here and " + other + " there");
    }

    static <S, A extends Action, E extends Event, V> Option<String> viewsFollowFromEvents(Position<S, A, E, V> at) {
        return Position.first(at.lookalikes(), pair -> new NextViews<>(at, pair).broken());
    }
}
