package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.Step;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Vector;

/**
 * What one observer may have of a recorded game while it is in play; see {@link Recording#redacted}. Its text is for people and for
 * keeping; what it proves is asked by {@link Recording#confirms}.
 *
 * @param header what it is of
 * @param observer who may have it
 * @param steps the opening, then what was played
 */
public record RedactedRecording(RecordingHeader header, Observer observer, Vector<RedactedStep> steps) {

    /**
     * A step as the observer saw it.
     *
     * @param cause {@code open}, {@code play} with its own action, {@code withdraw}, or {@code step} for anything that others did
     * @param events what it was told, in English
     * @param hash the link of the hash chain
     */
    public record RedactedStep(String cause, IndexedSeq<String> events, String hash) {
        String text() {
            return RecordingHeader.line(cause, "")
                    + events.map(event -> RecordingHeader.line("event", event)).mkString()
                    + RecordingHeader.line("hash", hash);
        }
    }

    static <S, A extends Action, E extends Event, V> RedactedRecording of(
            Session<S, A, E, V> session, Recording full, Observer observer) {
        Game<S, A, E, V> game = session.game();
        RedactedStep opening =
                redacted(game, full.opening().cause().text(), session.opening(), full.opening(), observer);
        return new RedactedRecording(
                full.header().of(game.id(observer)),
                observer,
                session.history()
                        .zipWith(
                                full.steps(),
                                (played, step) -> redacted(
                                        game,
                                        observer.sees(played.actor())
                                                ? step.cause().text()
                                                : "step",
                                        played.step(),
                                        step,
                                        observer))
                        .prepend(opening));
    }

    private static <S, A extends Action, E extends Event> RedactedStep redacted(
            Game<S, A, E, ?> game, String cause, Step<S, E> step, RecordedStep recorded, Observer observer) {
        return new RedactedStep(
                cause,
                game.project(step.events(), observer)
                        .map(event -> oneLine(event.message().english())),
                recorded.hash());
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }

    /** The lines: a header as in a recording and {@code redacted} with the observer; for each step its cause, events and hash. */
    public String text() {
        return header.text()
                + RecordingHeader.line("redacted", observer.toString())
                + steps.map(RedactedStep::text).mkString();
    }
}
