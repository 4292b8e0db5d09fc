package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Notation;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Replaying;
import dev.croupier.core.play.Session;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;

/**
 * Does the deeds of a table again, one by one, with the chance that they had.
 *
 * @param next the chance of what is still to come
 */
record Again<S, A extends Action, E extends Event, V>(Game<S, A, E, V> game, Array<Chair> chairs, Randomness next) {

    /** The table after them, or in English why it is not as it was. */
    Either<String, Course<S, A, E, V>> done(Array<Deed> deeds) {
        Either<String, Course<S, A, E, V>> course = begun(deeds.head());
        for (Deed deed : deeds.tail()) {
            course = course.flatMap(so -> Try.of(() -> done(so, deed))
                    .getOrElseGet(failure -> Either.left(String.valueOf(failure.getMessage())))
                    .mapLeft(why -> "after " + deed.line() + ": " + why));
        }
        return course;
    }

    private Randomness chance(Array<Draw> draws) {
        return new Replaying(draws.toList(), Option.some(next));
    }

    private Either<String, Course<S, A, E, V>> begun(Deed deed) {
        if (!(deed instanceof Deed.Opened opened)) {
            return Either.left("it does not begin with the opening");
        }
        return Try.of(() -> Session.start(game, chance(opened.draws())))
                .toEither()
                .mapLeft(failure -> String.valueOf(failure.getMessage()))
                .filterOrElse(
                        session -> session.opening().draws().toArray().equals(opened.draws()),
                        session -> "the opening has other chance")
                .map(session -> Course.opened(chairs, session));
    }

    private Either<String, Course<S, A, E, V>> done(Course<S, A, E, V> course, Deed deed) {
        if (deed instanceof Deed.Acted acted) {
            return game.notation()
                    .parse(acted.action())
                    .mapLeft(Notation.Unreadable::explain)
                    .flatMap(action -> course.session()
                            .withRandomness(chance(acted.draws()))
                            .play(action)
                            .mapLeft(Violation::explain)
                            .flatMap(session -> withDraws(course, session, acted.draws()))
                            .map(session -> course.played(session, action.seat(), acted.by())));
        }
        if (deed instanceof Deed.Withdrew withdrew) {
            Session<S, A, E, V> session =
                    course.session().withRandomness(chance(withdrew.draws())).withdraw(withdrew.seat());
            return withDraws(course, session, withdrew.draws()).map(so -> course.withdrew(so, withdrew.seat()));
        }
        if (deed instanceof Deed.AutoPass wish) {
            Session<S, A, E, V> session = course.with(course.session().withRandomness(chance(wish.draws())))
                    .answeringFor(wish.seat(), wish.wanted());
            return withDraws(course, session, wish.draws()).map(so -> course.answering(so, wish.seat()));
        }
        if (deed instanceof Deed.UndoWanted wanted) {
            return course.undoWanted(wanted.seat()).mapLeft(message -> message.english());
        }
        if (deed instanceof Deed.UndoDeclined declined) {
            return Either.right(course.undoDeclined(declined.seat()));
        }
        if (deed instanceof Deed.Joined joined) {
            return Either.right(
                    course.joined(joined.seat(), Option.when(!joined.name().isEmpty(), joined::name)));
        }
        return Either.left("the game was opened already");
    }

    private Either<String, Session<S, A, E, V>> withDraws(
            Course<S, A, E, V> before, Session<S, A, E, V> after, Array<Draw> draws) {
        return before.draws(after).equals(draws) ? Either.right(after) : Either.left("the rules draw other chance");
    }
}
