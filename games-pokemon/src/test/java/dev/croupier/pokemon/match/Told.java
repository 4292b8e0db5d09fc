package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;

/** A match as it is told, in the lines of its record. */
record Told(Match match, Vector<MatchEvent> events) {

    static Told swiss() {
        return of(MatchRules.seed());
    }

    static Told knockout() {
        return of(MatchRules.seed().withRound(Round.KNOCKOUT));
    }

    static Told of(MatchRules rules) {
        return new Told(Match.start(rules).get(), Vector.empty());
    }

    static MatchCommand command(String line) {
        return new CommandReader(1, line).command().get();
    }

    Told tell(String... lines) {
        Told told = this;
        for (String line : lines) {
            MatchStep step = told.match
                    .apply(command(line))
                    .getOrElseThrow(violation -> new AssertionError(line + ": " + violation.explain()));
            told = new Told(step.match(), step.events());
        }
        return told;
    }

    /** A game that starts and ends; the winner has no Prizes left, the other all. */
    Told won(int seat) {
        int prizes = match.nextGame().get().prizes();
        return tell("start 0", "end WON_BY_" + seat + " PRIZES " + (seat == 0 ? "0 " + prizes : prizes + " 0"));
    }

    Told drawn() {
        return tell("start 0", "end DRAWN LIMIT 3 3");
    }

    /** The first turns of the running game, one after another, with that many Prizes left all the time. */
    Told turns(int number, String prizes) {
        Told told = this;
        for (int turn = 0; turn < number; turn++) {
            RunningGame game = told.match.runningGame().get();
            int seat = (game.first().index() + game.turnsEnded()) % 2;
            told = told.tell("turn " + (game.turnsEnded() + 1) + " " + seat + " " + prizes);
        }
        return told;
    }

    MatchViolation refused(String line) {
        return match.apply(command(line)).getLeft();
    }

    /** {@code WIN LOSS GAMES} and the like. */
    Told isOver(String expected) {
        MatchResult result = match.result().getOrElseThrow(() -> new AssertionError("in play: " + match.stage()));
        assertThat(result.first() + " " + result.second() + " " + result.reason())
                .isEqualTo(expected);
        assertThat(match.isOver()).isTrue();
        return this;
    }

    Told isInPlay() {
        assertThat(match.isOver()).isFalse();
        return this;
    }

    NextGame next() {
        return match.nextGame().get();
    }

    int wins(int seat) {
        return match.wins(Seat.of(seat));
    }

    static Told changed(UnaryOperator<MatchRules> change) {
        return of(change.apply(MatchRules.seed()));
    }
}
