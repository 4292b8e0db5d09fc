package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game as it was played: actions and typed draws, never a seed alone, so it outlives every change of generator. Each step carries a
 * link of a hash chain over all before it. What was taken back before the recording was made is not in it.
 *
 * <p>The text is one line for each thing, ended by a line feed: a header ({@code croupier-recording 1}, {@code game}, {@code rules},
 * {@code options}, {@code seats}, {@code commitment}); then for each step {@code open}, {@code play} with the action or
 * {@code withdraw} with the seat, {@code draws} where chance was consumed, and {@code hash}; and when the game is over {@code over}
 * with the seats' ranks and {@code salt}. Everything hidden is in it: it is for the host, and for everybody once the game is over.
 *
 * @param header what it is of
 * @param opening how the game was opened: step 0
 * @param steps what was played then: steps 1, 2, 3 …
 * @param ending how it ended; none while the game is in play
 */
public record Recording(
        RecordingHeader header, RecordedStep opening, Vector<RecordedStep> steps, Option<Ending> ending) {

    /**
     * How a game ended.
     *
     * @param ranks by seat, 1 is won
     * @param salt disclosed now, so that everybody can check the hashes
     */
    public record Ending(Array<Integer> ranks, Salt salt) {
        String text() {
            return RecordingHeader.line("over", ranks.mkString(" ")) + RecordingHeader.line("salt", salt.hex());
        }
    }

    /** What was played in {@code session} up to now. The salt is in it only when the game is over. */
    public static <S, A extends Action, E extends Event, V> Recording of(Session<S, A, E, V> session, Salt salt) {
        return Recorder.record(session, salt);
    }

    /**
     * What {@code observer} may have of a game while it is in play: its own actions, the events as projected to it, and the hashes, which
     * can be checked against the full recording when the game is over. Neither salt nor draws, and of the others' actions only what the
     * events tell.
     */
    public static <S, A extends Action, E extends Event, V> RedactedRecording redacted(
            Session<S, A, E, V> session, Salt salt, Observer observer) {
        return RedactedRecording.of(session, Recorder.record(session, salt), observer);
    }

    /** Reads what {@link #text} wrote. A missing end is a game still in play; nothing else may be missing. */
    public static Either<RecordingError, Recording> parse(String text) {
        return new RecordingReader(text).read();
    }

    /** The same for the same game on every machine. */
    public String text() {
        StringBuilder text = new StringBuilder(header.text()).append(opening.text());
        for (RecordedStep step : steps) {
            text.append(step.text());
        }
        return text.append(ending.map(Ending::text).getOrElse("")).toString();
    }

    /** All draws in order: what {@link dev.croupier.core.chance.Committed#verify} checks. */
    public Vector<Draw> draws() {
        return Vector.<Draw>ofAll(opening.draws()).appendAll(steps.flatMap(RecordedStep::draws));
    }

    /**
     * The first place where {@code game} does not go as recorded; none when all of it does. The hashes are checked when the salt is
     * disclosed, which it is when the game is over.
     */
    public <S, A extends Action, E extends Event, V> Option<Divergence> verify(Game<S, A, E, V> game) {
        return replay(ending.map(Ending::salt)).verify(game);
    }

    /** As {@link #verify(Game)} for the host of a game in play, who knows the salt. */
    public <S, A extends Action, E extends Event, V> Option<Divergence> verify(Game<S, A, E, V> game, Salt salt) {
        return replay(Option.some(salt)).verify(game);
    }

    /** The session at the end of this recording, in mid-effect too, which goes on by the chance of {@code next}; or where it diverges. */
    public <S, A extends Action, E extends Event, V> Either<Divergence, Session<S, A, E, V>> restore(
            Game<S, A, E, V> game, Randomness next) {
        return restore(game, steps.size(), next);
    }

    /** As {@link #restore(Game, Randomness)}, after the first {@code count} steps; 0 is the opening. */
    public <S, A extends Action, E extends Event, V> Either<Divergence, Session<S, A, E, V>> restore(
            Game<S, A, E, V> game, int count, Randomness next) {
        if (count < 0 || count > steps.size()) {
            throw new IllegalArgumentException("a recording of " + steps.size() + " steps has no step " + count);
        }
        return new Recording(header, opening, steps.take(count), ending)
                .replay(ending.map(Ending::salt))
                .run(game, Option.some(next));
    }

    /** Whether this full recording goes on from what a seat was given while the game was in play: same game, same salt, same hashes. */
    public boolean confirms(RedactedRecording redacted) {
        return header.confirms(redacted.header())
                && steps.prepend(opening)
                        .map(RecordedStep::hash)
                        .startsWith(redacted.steps().map(RedactedRecording.RedactedStep::hash));
    }

    private Replay replay(Option<Salt> salt) {
        return new Replay(this, salt);
    }
}
