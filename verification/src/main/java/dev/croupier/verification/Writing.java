package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Notation;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The laws of how actions and states are written. */
final class Writing {
    private static final int NEIGHBOURS = 6;

    private Writing() {}

    static <S, A extends Action, E extends Event, V> Option<String> notationReadsBack(Position<S, A, E, V> at) {
        return Position.first(at.legal(), action -> {
            String text = at.text(action);
            Either<Notation.Unreadable, A> read = at.game().notation().parse(text);
            if (!(text + " ").startsWith(action.seat() + " ") || text.lines().count() != 1) {
                return Option.some("'" + text + "' is no line that begins with the seat " + action.seat());
            }
            return Option.when(
                    !read.contains(action),
                    () -> "'" + text + "' reads back as "
                            + read.fold(Notation.Unreadable::explain, other -> "another action: " + other));
        });
    }

    static <S, A extends Action, E extends Event, V> Option<String> canonicalFormIdentifies(Position<S, A, E, V> at) {
        String form = at.game().canonicalForm(at.state());
        if (form.lines().count() > 1) {
            return Option.some("the canonical form has several lines: " + form);
        }
        Array<S> others = at.trace()
                .moves()
                .takeRight(NEIGHBOURS)
                .map(Trace.Move::before)
                .toArray()
                .appendAll(at.legal()
                        .take(6)
                        .map(action -> at.game()
                                .applyUnchecked(at.state(), action, at.randomness(5))
                                .state()))
                .appendAll(at.lookalikes().map(Lookalike::other));
        return Position.first(others, other -> {
            String otherForm = at.game().canonicalForm(other);
            return Option.when(
                    form.equals(otherForm) != at.state().equals(other),
                    () -> form + " and " + otherForm + " are the forms of states that are "
                            + (at.state().equals(other) ? "equal" : "different"));
        });
    }
}
