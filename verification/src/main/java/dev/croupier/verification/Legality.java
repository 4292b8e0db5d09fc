package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/** The laws of what may be done: offered, explained and applicable are one. */
final class Legality {
    private Legality() {}

    static <S, A extends Action, E extends Event, V> Option<String> offeredApply(Position<S, A, E, V> at) {
        return Position.first(at.legal(), action -> {
            Validation<Seq<Violation>, A> explained = at.game().explain(at.state(), action);
            if (explained.isInvalid()) {
                return Option.some(at.text(action) + " is offered, but explained as illegal: " + reasons(explained));
            }
            if (!explained.get().equals(action)) {
                return Option.some(
                        at.text(action) + " is offered, but its canonical form is " + at.text(explained.get()));
            }
            Either<Violation, Step<S, E>> applied = at.game().apply(at.state(), action, at.randomness(2));
            return Option.when(
                    applied.isLeft(),
                    () -> at.text(action) + " is offered, but refused: "
                            + applied.getLeft().explain());
        });
    }

    static <S, A extends Action, E extends Event, V> Option<String> othersAreRefused(Position<S, A, E, V> at) {
        IndexedSeq<A> legal = at.legal();
        return Position.first(at.attempts(), action -> {
            A canonical = at.game().canonical(at.state(), action);
            return legal.contains(canonical)
                    ? Option.when(
                            !canonical.equals(action)
                                    && at.game().explain(at.state(), action).isInvalid(),
                            () -> at.text(action) + " means the offered " + at.text(canonical)
                                    + ", but is explained as illegal")
                    : acceptance(at, action);
        });
    }

    /** How an action that is not offered is accepted all the same, or refused without good reason. */
    private static <S, A extends Action, E extends Event, V> Option<String> acceptance(
            Position<S, A, E, V> at, A action) {
        Validation<Seq<Violation>, A> explained = at.game().explain(at.state(), action);
        if (explained.isValid()) {
            return Option.some(at.text(action) + " is not offered, but explained as legal");
        }
        if (explained.getError().exists(violation -> !violation.seat().equals(action.seat()))) {
            return Option.some(at.text(action) + " is refused in another seat's name: " + reasons(explained));
        }
        Either<Violation, Step<S, E>> applied = at.game().apply(at.state(), action, at.randomness(2));
        if (applied.isRight()) {
            return Option.some(at.text(action) + " is not offered, but can be applied");
        }
        return Option.when(
                !explained.getError().contains(applied.getLeft()),
                () -> at.text(action) + " is refused with " + applied.getLeft().explain() + ", but explained with "
                        + reasons(explained));
    }

    static <S, A extends Action, E extends Event, V> Option<String> listedOnce(Position<S, A, E, V> at) {
        IndexedSeq<A> legal = at.legal();
        IndexedSeq<Seat> toAct = at.game().turn(at.state()).toAct();
        return Option.<String>none()
                .orElse(() -> Option.when(
                        LinkedHashSet.ofAll(legal).size() != legal.size(), () -> "listed twice: " + texts(at, legal)))
                .orElse(() -> Option.when(
                        !legal.equals(at.game().legalActions(at.state())),
                        () -> "another list when asked again: " + texts(at, legal)))
                .orElse(() -> Option.when(
                        !legal.equals(toAct.flatMap(seat -> at.game().legalActions(at.state(), seat))
                                .toArray()),
                        () -> "the lists of the seats to act, one after another, differ from " + texts(at, legal)))
                .orElse(() -> Position.first(at.game().seatsInOrder(), seat -> foreign(at, seat, toAct)));
    }

    private static <S, A extends Action, E extends Event, V> Option<String> foreign(
            Position<S, A, E, V> at, Seat seat, IndexedSeq<Seat> toAct) {
        IndexedSeq<A> offered = at.game().legalActions(at.state(), seat);
        return Option.when(
                (!toAct.contains(seat) && !offered.isEmpty())
                        || offered.exists(action -> !action.seat().equals(seat)),
                () -> "seat " + seat + ", with " + toAct.mkString(" ") + " to act, is offered " + texts(at, offered));
    }

    static <S, A extends Action, E extends Event, V> Option<String> generatorEqualsDefinition(Position<S, A, E, V> at) {
        return at.campaign()
                .definition()
                .flatMap(definition -> Position.first(at.game().turn(at.state()).toAct(), seat -> {
                    IndexedSeq<A> listed = at.game().legalActions(at.state(), seat);
                    IndexedSeq<A> defined = definition.apply(at.state(), seat);
                    return Option.when(
                            !listed.equals(defined),
                            () -> "seat " + seat + " is offered " + texts(at, listed) + " but by definition "
                                    + texts(at, defined));
                }));
    }

    private static <A extends Action> String texts(Position<?, A, ?, ?> at, IndexedSeq<A> actions) {
        return actions.map(at::text).mkString("[", ", ", "]");
    }

    private static String reasons(Validation<? extends Seq<Violation>, ?> explained) {
        return explained.getError().map(Violation::explain).mkString("; ");
    }
}
