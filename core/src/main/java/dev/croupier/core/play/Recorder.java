package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import io.vavr.collection.Vector;

/** Makes the recording of a session, link by link. */
final class Recorder {
    private Recorder() {}

    static <S, A extends Action, E extends Event, V> Recording record(Session<S, A, E, V> session, Salt salt) {
        Game<S, A, E, V> game = session.game();
        RecordingHeader header = new RecordingHeader(game.id(), game.seats(), salt.commitment());
        RecordedStep opening =
                RecordedStep.of(new RecordedStep.Opened(), game, session.opening(), salt, salt.hash(header.text()));
        Vector<RecordedStep> steps = Vector.empty();
        String previous = opening.hash();
        for (Played<S, A, E> played : session.history()) {
            RecordedStep step = RecordedStep.of(cause(game, played), game, played.step(), salt, previous);
            steps = steps.append(step);
            previous = step.hash();
        }
        return new Recording(
                header, opening, steps, session.outcome().map(outcome -> new Recording.Ending(outcome.ranks(), salt)));
    }

    private static <S, A extends Action, E extends Event> RecordedStep.Cause cause(
            Game<S, A, E, ?> game, Played<S, A, E> played) {
        return played.cause()
                .<RecordedStep.Cause>fold(
                        RecordedStep.Withdrew::new,
                        action -> new RecordedStep.Acted(game.notation().text(action)));
    }
}
