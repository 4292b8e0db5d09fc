package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/** The laws of whose turn it is and how games end. */
final class Endings {
    private Endings() {}

    static <S, A extends Action, E extends Event, V> Option<String> somebodyCanAct(Position<S, A, E, V> at) {
        return stuck(at, at.state());
    }

    private static <S, A extends Action, E extends Event, V> Option<String> stuck(Position<S, A, E, V> at, S state) {
        Turn<A> turn = at.game().turn(state);
        Option<Outcome> outcome = at.game().outcome(state);
        if (turn instanceof Turn.Over<A> over) {
            return Option.when(
                            !outcome.contains(over.outcome()),
                            () -> "the turn is over with " + over.outcome() + ", but the outcome is " + outcome)
                    .orElse(() -> Option.when(
                            !at.game().legalActions(state).isEmpty(), "the game is over, but actions are offered"));
        }
        IndexedSeq<Seat> toAct = turn.toAct();
        if (toAct.isEmpty() || outcome.isDefined()) {
            return Option.some(
                    "the game is not over, with " + toAct.size() + " seats to act and the outcome " + outcome);
        }
        return Position.first(
                toAct,
                seat -> Option.when(
                        turn.decision(seat).isEmpty()
                                || at.game().legalActions(state, seat).isEmpty(),
                        () -> "seat " + seat + " is to act, but has no decision or no legal action"));
    }

    static <S, A extends Action, E extends Event, V> Option<String> defaultsAreLegal(Position<S, A, E, V> at) {
        Turn<A> turn = at.game().turn(at.state());
        return Position.first(
                turn.toAct(),
                seat -> turn.decision(seat)
                        .flatMap(decision -> decision.byDefault())
                        .filter(action ->
                                !at.game().legalActions(at.state(), seat).contains(action))
                        .map(action -> "seat " + seat + " would by default play " + at.text(action)
                                + ", which is not offered"));
    }

    static <S, A extends Action, E extends Event, V> Option<String> playEnds(Position<S, A, E, V> at) {
        int taken = at.trace().moves().size();
        int most = at.game().maxDecisions();
        return Option.when(
                taken >= most && !at.isOver(),
                () -> "the game goes on after " + taken + " decisions; it declares " + most + " at most");
    }

    static <S, A extends Action, E extends Event, V> Option<String> utilitiesAgree(Position<S, A, E, V> at) {
        return at.game()
                .outcome(at.state())
                .flatMap(outcome -> discord(outcome, at.game().seats()));
    }

    private static Option<String> discord(Outcome outcome, int seats) {
        Array<Integer> ranks = outcome.ranks();
        Array<Double> utilities = outcome.utilities();
        if (ranks.size() != seats
                || ranks.exists(rank -> rank < 1)
                || utilities.exists(utility -> !Double.isFinite(utility))) {
            return Option.some("not a rank from 1 and a utility for each of " + seats + " seats: " + outcome);
        }
        boolean agree = Array.range(0, seats)
                .forAll(one -> Array.range(0, seats)
                        .forAll(other -> Integer.signum(ranks.get(other).compareTo(ranks.get(one)))
                                                * Double.compare(utilities.get(one), utilities.get(other))
                                        >= 0
                                && (!ranks.get(one).equals(ranks.get(other))
                                        || utilities.get(one).equals(utilities.get(other)))));
        return Option.when(!agree, () -> "utilities and ranks disagree: " + outcome);
    }

    static <S, A extends Action, E extends Event, V> Option<String> withdrawalIsSane(Position<S, A, E, V> at) {
        return at.isOver()
                ? Option.none()
                : Position.first(at.game().seatsInOrder(), seat -> {
                    Step<S, E> step = at.game().withdraw(at.state(), seat, at.randomness(3));
                    S after = step.state();
                    return stuck(at, after)
                            .orElse(() ->
                                    Option.when(at.game().turn(after).toAct().contains(seat), "it is still to act"))
                            .orElse(() -> at.game()
                                    .outcome(after)
                                    .flatMap(outcome ->
                                            discord(outcome, at.game().seats())))
                            .orElse(() -> Position.first(at.campaign().conservation(), cards -> cards.broken(after)))
                            .orElse(() -> Option.when(
                                    !step.equals(at.game().withdraw(at.state(), seat, at.randomness(3))),
                                    "withdrawing again leads elsewhere"))
                            .map(fault -> "after seat " + seat + " withdrew: " + fault);
                });
    }
}
