package dev.croupier.pokemon.match;

import io.vavr.control.Option;

/** Where a match stands. */
public sealed interface Stage {

    /** The game that is to start. */
    default Option<NextGame> upcoming() {
        return Option.none();
    }

    /** The game in play. */
    default Option<RunningGame> running() {
        return Option.none();
    }

    /** How the match ended. */
    default Option<MatchResult> result() {
        return Option.none();
    }

    /** The game that is to start or in play. */
    default Option<NextGame> game() {
        return upcoming().orElse(() -> running().map(RunningGame::game));
    }

    /** Whether that penalty ended the match, so that an appeal can take it up again (PKM-T30). */
    default boolean isEndedBy(int penalty) {
        return false;
    }

    /** No game is in play; that one is to start. */
    record Between(NextGame next) implements Stage {
        @Override
        public Option<NextGame> upcoming() {
            return Option.some(next);
        }
    }

    /** A game is in play. */
    record InPlay(RunningGame now) implements Stage {
        @Override
        public Option<RunningGame> running() {
            return Option.some(now);
        }
    }

    /**
     * The match has ended.
     *
     * @param ended how
     * @param byPenalty the number of the penalty that ended it, which can still be appealed; 0 when it was none
     */
    record Over(MatchResult ended, int byPenalty) implements Stage {
        @Override
        public Option<MatchResult> result() {
            return Option.some(ended);
        }

        @Override
        public boolean isEndedBy(int penalty) {
            return penalty > 0 && penalty == byPenalty;
        }
    }
}
