package dev.croupier.verification.toys.pig;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A table of Pig.
 *
 * @param roller whose turn it is
 * @param running what this turn has rolled so far
 * @param scores by seat, what is safe
 * @param decisions how many were taken
 * @param outcome how it ended
 */
public record PigState(Seat roller, int running, Array<Integer> scores, int decisions, Option<Outcome> outcome) {

    PigState rolled(int value) {
        return value == 1 ? passed() : new PigState(roller, running + value, scores, decisions + 1, outcome);
    }

    PigState held() {
        return new PigState(roller, 0, scores.update(roller.index(), safe()), decisions, outcome).passed();
    }

    int safe() {
        return scores.get(roller.index()) + running;
    }

    PigState endedBy(Outcome ending) {
        return new PigState(roller, running, scores, decisions, Option.some(ending));
    }

    private PigState passed() {
        return new PigState(roller.next(scores.size()), 0, scores, decisions + 1, outcome);
    }
}
