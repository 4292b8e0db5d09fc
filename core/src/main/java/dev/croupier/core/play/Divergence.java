package dev.croupier.core.play;

import dev.croupier.core.Message;
import dev.croupier.core.Notation;
import dev.croupier.core.Violation;

/** Where a game does not go as it was recorded. */
public sealed interface Divergence {

    /** The step: 0 for the header and the opening, then 1, 2, 3 …. */
    int step();

    Message message();

    /** The place and the difference in English. */
    default String explain() {
        return message().english();
    }

    /**
     * The recording is of another game, or its salt is not the one that was committed to.
     *
     * @param what the part of the header that differs
     */
    record OtherGame(String what, String recorded, String found) implements Divergence {
        @Override
        public int step() {
            return 0;
        }

        @Override
        public Message message() {
            return RecordingMessage.OTHER_GAME.with(what, recorded, found);
        }
    }

    /** The recorded text is no action of the game. */
    record UnreadableAction(int step, Notation.Unreadable text) implements Divergence {
        @Override
        public Message message() {
            return RecordingMessage.UNREADABLE_ACTION.with(step, text.explain());
        }
    }

    /** The recorded action is illegal there. */
    record IllegalAction(int step, Violation violation) implements Divergence {
        @Override
        public Message message() {
            return RecordingMessage.ILLEGAL_ACTION.with(step, violation.explain());
        }
    }

    /** The recording goes on although the game is over. */
    record OverAlready(int step) implements Divergence {
        @Override
        public Message message() {
            return RecordingMessage.OVER_ALREADY.with(step);
        }
    }

    /** The rules draw other chance than was recorded. */
    record OtherDraws(int step, String drawn, String recorded) implements Divergence {
        @Override
        public Message message() {
            return RecordingMessage.OTHER_DRAWS.with(step, drawn, recorded);
        }
    }

    /** The hash is another: the step leads to another state, or the recording was tampered with. */
    record OtherHash(int step, String found, String recorded) implements Divergence {
        @Override
        public Message message() {
            return RecordingMessage.OTHER_HASH.with(step, found, recorded);
        }
    }

    /** The game ends otherwise than recorded, or is not over yet; {@code step} is the last one. */
    record OtherEnding(int step, String found, String recorded) implements Divergence {
        @Override
        public Message message() {
            return RecordingMessage.OTHER_ENDING.with(step, found, recorded);
        }
    }
}
