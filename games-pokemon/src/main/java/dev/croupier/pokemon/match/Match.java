package dev.croupier.pokemon.match;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.options.OptionError;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * A match between two players, seat 0 and seat 1: a value that is folded over commands. In a knockout round with seeds, seat 0 is the higher
 * seed.
 *
 * <p>Between games it says what the next game is; the host plays that game and tells its turns, its Prizes and its end. A match that is over
 * stays as it is, except that a penalty that ended it can be lifted on appeal.
 */
public final class Match {
    private final MatchState state;

    private Match(MatchState state) {
        this.state = state;
    }

    /** A match before its first game, or everything that keeps it from being played so. */
    public static Either<Seq<OptionError>, Match> start(MatchRules rules) {
        Seq<OptionError> problems = rules.problems();
        return problems.isEmpty()
                ? Either.right(new Match(MatchState.start(rules, TreeSet.empty())))
                : Either.left(problems);
    }

    /** The match after {@code command}, or the first reason against it. */
    public Either<MatchViolation, MatchStep> apply(MatchCommand command) {
        Seq<MatchViolation> violations = Rulebook.violations(state, command);
        if (!violations.isEmpty()) {
            return Either.left(violations.head());
        }
        Progress progress = Rulebook.effect(state, command);
        return Either.right(new MatchStep(new Match(progress.state()), progress.events()));
    }

    /** Every reason against {@code command} now; executes nothing. */
    public Validation<Seq<MatchViolation>, MatchCommand> explain(MatchCommand command) {
        Seq<MatchViolation> violations = Rulebook.violations(state, command);
        return violations.isEmpty() ? Validation.valid(command) : Validation.invalid(violations);
    }

    /** The options. */
    public MatchRules rules() {
        return state.rules();
    }

    /** Every command so far, in order: the match again, once they are applied to one with the same rules. */
    public Vector<MatchCommand> history() {
        return state.history();
    }

    /** The games that have ended. */
    public Array<PlayedGame> games() {
        return state.games();
    }

    /** How many games that player has won. */
    public int wins(Seat seat) {
        return state.wins(player(seat));
    }

    /** Whether a game is to start, is in play, or the match is over. */
    public Stage stage() {
        return state.stage();
    }

    /** The game that is to start; none while one is in play and when the match is over. */
    public Option<NextGame> nextGame() {
        return state.stage().upcoming();
    }

    /** The game in play. */
    public Option<RunningGame> runningGame() {
        return state.stage().running();
    }

    /** Where the round's time stands. */
    public RoundTime time() {
        return state.time();
    }

    /** Prizes that a player has to take to win the game that is to start or in play, penalties counted; none when the match is over (PKM-T31). */
    public Option<Integer> prizesToWin(Seat seat) {
        return state.stage().game().map(game -> state.prizesToWin(game, player(seat)));
    }

    /** How many Prizes fewer a player needs in that game, since the opponent was penalised (PKM-T32). */
    public int headStart(Seat seat) {
        return state.headStart(player(seat));
    }

    /** Every penalty of the match, in order. */
    public Array<GivenPenalty> penalties() {
        return state.penalties();
    }

    /** Whether a player was late or away (PKM-T13). */
    public boolean isTardy(Seat seat) {
        return state.tardy().contains(player(seat));
    }

    /** What a judge ruled that flip of this game to be: heads or not; none where nobody ruled (PKM-T44). */
    public Option<Boolean> ruledHeads(int flip) {
        return state.ruledFlips().get(flip);
    }

    /** Whether the match has ended. */
    public boolean isOver() {
        return state.isOver();
    }

    /** How it ended. */
    public Option<MatchResult> result() {
        return state.stage().result();
    }

    /** How it ended, as an outcome of any game. */
    public Option<Outcome> outcome() {
        return result().map(MatchResult::outcome);
    }

    private static Seat player(Seat seat) {
        if (seat.index() > 1) {
            throw new IllegalArgumentException("a match has seats 0 and 1, not " + seat);
        }
        return seat;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Match that && state.equals(that.state);
    }

    @Override
    public int hashCode() {
        return state.hashCode();
    }

    /** The text of its record. */
    @Override
    public String toString() {
        return MatchRecord.text(this);
    }
}
