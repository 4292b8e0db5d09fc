package dev.croupier.pokemon.match;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import io.vavr.control.Option;

/**
 * How a match ended.
 *
 * @param first what it was for seat 0
 * @param second what it was for seat 1
 * @param reason why
 */
public record MatchResult(Verdict first, Verdict second, MatchReason reason) {

    /** One of the two seats won. */
    public static MatchResult wonBy(Seat seat, MatchReason reason) {
        return seat.index() == 0
                ? new MatchResult(Verdict.WIN, Verdict.LOSS, reason)
                : new MatchResult(Verdict.LOSS, Verdict.WIN, reason);
    }

    /** Nobody won, and both share the points. */
    public static MatchResult tie(MatchReason reason) {
        return new MatchResult(Verdict.TIE, Verdict.TIE, reason);
    }

    /** Both lost. */
    public static MatchResult doubleLoss(MatchReason reason) {
        return new MatchResult(Verdict.DOUBLE_LOSS, Verdict.DOUBLE_LOSS, reason);
    }

    /** What it was for that seat. */
    public Verdict verdict(Seat seat) {
        return seat.index() == 0 ? first : second;
    }

    /** Who won. */
    public Option<Seat> winner() {
        return first == Verdict.WIN ? Option.some(Seat.of(0)) : Option.when(second == Verdict.WIN, () -> Seat.of(1));
    }

    /** The same as an outcome of any game. */
    public Outcome outcome() {
        return winner().map(seat -> Outcome.wonBy(seat, 2, reason.message()))
                .getOrElse(() ->
                        first == Verdict.TIE ? Outcome.tie(2, reason.message()) : Outcome.allLose(2, reason.message()));
    }
}
