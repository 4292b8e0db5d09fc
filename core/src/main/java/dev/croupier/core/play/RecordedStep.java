package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Draw;
import io.vavr.collection.Array;

/**
 * One step of a recording.
 *
 * @param cause why it was taken
 * @param draws the chance that it consumed
 * @param hash the link of the hash chain, 64 hexadecimal digits
 */
public record RecordedStep(Cause cause, Array<Draw> draws, String hash) {

    /** Why a step was taken. */
    public sealed interface Cause {

        /** The line that begins the step. */
        String text();
    }

    /** The game was opened. */
    public record Opened() implements Cause {
        @Override
        public String text() {
            return "open";
        }
    }

    /** An action was played; {@code action} is its text. */
    public record Acted(String action) implements Cause {
        @Override
        public String text() {
            return "play " + action;
        }
    }

    /** A seat withdrew. */
    public record Withdrew(Seat seat) implements Cause {
        @Override
        public String text() {
            return "withdraw " + seat;
        }
    }

    /** The step with the next link after {@code previous}: it covers what was done, what was drawn and the state that was reached. */
    static <S, A extends Action, E> RecordedStep of(
            Cause cause, Game<S, A, ?, ?> game, Step<S, E> step, Salt salt, String previous) {
        Array<Draw> draws = step.draws().toArray();
        String covered = previous + "\n" + cause.text() + "\n" + text(draws) + "\n" + game.canonicalForm(step.state());
        return new RecordedStep(cause, draws, salt.hash(covered));
    }

    static String text(Array<Draw> draws) {
        return draws.map(Draw::text).mkString(" ");
    }

    /** The lines of this step, each with its line break. */
    String text() {
        return RecordingHeader.line(cause.text(), "")
                + (draws.isEmpty() ? "" : RecordingHeader.line("draws", text(draws)))
                + RecordingHeader.line("hash", hash);
    }
}
