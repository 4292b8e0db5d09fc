package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.Outcome;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Replaying;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * Plays a recording again and compares at each step.
 *
 * @param recording what to play
 * @param salt the salt, when the hashes are to be compared too
 */
record Replay(Recording recording, Option<Salt> salt) {

    <S, A extends Action, E extends Event, V> Option<Divergence> verify(Game<S, A, E, V> game) {
        return run(game, Option.none()).fold(Option::some, this::ending);
    }

    /** The session at the end, or where it diverges; from there on chance comes from {@code next}. */
    <S, A extends Action, E extends Event, V> Either<Divergence, Session<S, A, E, V>> run(
            Game<S, A, E, V> game, Option<Randomness> next) {
        Option<Divergence> other = otherGame(game);
        if (other.isDefined()) {
            return Either.left(other.get());
        }
        Randomness source = new Replaying(recording.draws().toList(), next);
        Either<Divergence, Session<S, A, E, V>> session = drawing(0, () -> Either.right(Session.start(game, source)));
        String previous =
                salt.map(secret -> secret.hash(recording.header().text())).getOrElse("");
        session = compared(session, 0, recording.opening(), previous);
        RecordedStep before = recording.opening();
        int count = 0;
        for (RecordedStep step : recording.steps()) {
            count++;
            int number = count;
            session = session.flatMap(reached -> drawing(number, () -> again(reached, number, step.cause())));
            session = compared(session, number, step, before.hash());
            if (session.isLeft()) {
                return session;
            }
            before = step;
        }
        return session;
    }

    private <S> Option<Divergence> otherGame(Game<S, ?, ?, ?> game) {
        GameId id = game.id();
        RecordingHeader header = recording.header();
        return differs("game", header.id().game(), id.game())
                .orElse(() -> differs("rules", header.id().rulesVersion(), id.rulesVersion()))
                .orElse(() -> differs("options", header.id().options(), id.options()))
                .orElse(() -> differs("seats", header.seats(), game.seats()))
                .orElse(() -> salt.flatMap(secret -> differs("commitment", header.commitment(), secret.commitment())));
    }

    private static Option<Divergence> differs(String what, Object recorded, Object found) {
        return Option.when(
                !recorded.equals(found), () -> new Divergence.OtherGame(what, recorded.toString(), found.toString()));
    }

    private static <T> Either<Divergence, T> drawing(int number, Supplier<Either<Divergence, T>> step) {
        try {
            return step.get();
        } catch (Replaying.Diverged other) {
            return Either.left(new Divergence.OtherDraws(number, other.asked(), other.recorded()));
        }
    }

    private static <S, A extends Action, E extends Event, V> Either<Divergence, Session<S, A, E, V>> again(
            Session<S, A, E, V> session, int number, RecordedStep.Cause cause) {
        if (session.outcome().isDefined()) {
            return Either.left(new Divergence.OverAlready(number));
        }
        if (cause instanceof RecordedStep.Withdrew withdrew) {
            return Either.right(session.withdraw(withdrew.seat()));
        }
        String text = cause instanceof RecordedStep.Acted acted ? acted.action() : "";
        return session.game()
                .notation()
                .parse(text)
                .<Divergence>mapLeft(unreadable -> new Divergence.UnreadableAction(number, unreadable))
                .flatMap(action ->
                        session.play(action).mapLeft(violation -> new Divergence.IllegalAction(number, violation)));
    }

    private <S, A extends Action, E extends Event, V> Either<Divergence, Session<S, A, E, V>> compared(
            Either<Divergence, Session<S, A, E, V>> reached, int number, RecordedStep recorded, String previous) {
        return reached.flatMap(session -> {
            Step<S, E> step = session.history().lastOption().map(Played::step).getOrElse(session.opening());
            Array<Draw> drawn = step.draws().toArray();
            if (!drawn.equals(recorded.draws())) {
                return Either.left(new Divergence.OtherDraws(
                        number, RecordedStep.text(drawn), RecordedStep.text(recorded.draws())));
            }
            String found = salt.map(secret -> RecordedStep.of(recorded.cause(), session.game(), step, secret, previous)
                            .hash())
                    .getOrElse(recorded.hash());
            return found.equals(recorded.hash())
                    ? Either.right(session)
                    : Either.left(new Divergence.OtherHash(number, found, recorded.hash()));
        });
    }

    private <S, A extends Action, E extends Event, V> Option<Divergence> ending(Session<S, A, E, V> session) {
        String found = session.outcome().map(Outcome::ranks).map(Replay::text).getOrElse("no ending");
        return recording
                .ending()
                .map(ending -> text(ending.ranks()))
                .filter(recorded -> !recorded.equals(found))
                .map(recorded -> new Divergence.OtherEnding(recording.steps().size(), found, recorded));
    }

    private static String text(Array<Integer> ranks) {
        return "ranks " + ranks.mkString(" ");
    }
}
