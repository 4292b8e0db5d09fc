package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.rules.SimultaneousWin;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MatchPropertyTest {
    private static final Array<Integer> PRIZES = Array.of(0, 1, 3, 4, 6);

    @Provide
    Arbitrary<MatchRules> rules() {
        return Combinators.combine(
                        Arbitraries.of(1, 3),
                        Arbitraries.of(Round.values()),
                        Arbitraries.of(EvenPrizesAtTime.values()),
                        Arbitraries.of(SimultaneousWin.values()),
                        Arbitraries.of(4, 6))
                .as((bestOf, round, even, simultaneous, prizes) -> MatchRules.seed()
                        .withBestOf(bestOf)
                        .withRound(round)
                        .withEvenPrizesAtTime(even)
                        .withSimultaneousWin(simultaneous)
                        .withPrizes(prizes));
    }

    /** Indices into what could be told. */
    @Provide
    Arbitrary<List<Integer>> picks() {
        return Arbitraries.integers().between(0, 100_000).list().ofMaxSize(40);
    }

    /** Whatever an official or a game might say, sensible now or not. */
    private static MatchCommand pick(Match match, int index) {
        Seat seat = Seat.of(index % 2);
        int rest = index / 2;
        int turn = match.runningGame().map(game -> game.turnsEnded() + 1).getOrElse(1);
        PrizesLeft left = new PrizesLeft(PRIZES.get(rest / 20 % 5), PRIZES.get(rest / 100 % 5));
        return switch (rest % 20) {
            case 0, 1, 2 -> new MatchCommand.GameStarted(seat);
            case 3 -> new MatchCommand.PrizesCounted(left);
            case 4, 5, 6, 7 ->
                new MatchCommand.TurnEnded(
                        turn,
                        match.runningGame()
                                .filter(game -> turn == 1)
                                .map(RunningGame::first)
                                .getOrElse(seat),
                        left);
            case 8 -> new MatchCommand.TurnEnded(rest / 20 % 4, seat, left);
            case 9, 10 -> new MatchCommand.GameEnded(GameResult.wonBy(seat), GameEnding.NO_POKEMON, left);
            case 11 ->
                new MatchCommand.GameEnded(
                        GameResult.values()[rest / 500 % 4], GameEnding.values()[rest / 2000 % 9], left);
            case 12 -> new MatchCommand.GameEnded(GameResult.BOTH_WON, GameEnding.SIMULTANEOUS, left);
            case 13 -> new MatchCommand.GameEnded(GameResult.DRAWN, GameEnding.LIMIT, left);
            case 14 -> new MatchCommand.TimeCalled(Moment.values()[rest / 20 % 3]);
            case 15 -> new MatchCommand.OvertimeExpired(left);
            case 16 -> new MatchCommand.Penalty(seat, PenaltyLevel.values()[rest / 20 % 7]);
            case 17 -> new MatchCommand.Appeal(rest / 20 % 4, seat.index() == 0);
            case 18 ->
                rest / 20 % 5 == 0
                        ? new MatchCommand.Tardy(seat)
                        : new MatchCommand.FlipRuled(rest / 20 % 3, seat.index() == 0);
            default -> new MatchCommand.DeckFault(seat, 59 + rest / 20 % 2);
        };
    }

    private static Match told(MatchRules rules, List<Integer> picks) {
        Match match = Match.start(rules).get();
        for (int index : picks) {
            Match before = match;
            String text = before.toString();
            Either<MatchViolation, MatchStep> step = before.apply(pick(before, index));
            assertThat(before.toString()).isEqualTo(text);
            assertThat(step.isRight())
                    .isEqualTo(before.explain(pick(before, index)).isValid());
            match = step.map(MatchStep::match).getOrElse(before);
            check(match);
        }
        return match;
    }

    private static void check(Match match) {
        int needed = match.rules().winsNeeded();
        int first = match.wins(Seat.of(0));
        int second = match.wins(Seat.of(1));
        assertThat(Math.max(first, second)).isLessThanOrEqualTo(needed);
        assertThat(first + second).isLessThan(2 * needed);
        assertThat(match.isOver() || Math.max(first, second) < needed).isTrue();
        assertThat(match.result().isDefined()).isEqualTo(match.isOver());
        assertThat(Array.of(match.nextGame(), match.runningGame(), match.result())
                        .count(what -> what.isDefined()))
                .isEqualTo(1);
        if (match.rules().round() == Round.KNOCKOUT && match.isOver()) {
            assertThat(match.result().get().first()).isNotEqualTo(Verdict.TIE);
        }
        if (match.time().isUp() && !match.isOver()) {
            assertThat(match.rules().round()).isEqualTo(Round.KNOCKOUT);
            assertThat(match.isTardy(Seat.of(0)) || match.isTardy(Seat.of(1))).isFalse();
        }
    }

    @Property
    @ForRule({"PKM-MATCH-1", "PKM-MATCH-8", "PKM-T1"})
    void wins_never_exceed_what_is_needed_and_a_knockout_is_never_a_tie(
            @ForAll("rules") MatchRules rules, @ForAll("picks") List<Integer> picks) {
        told(rules, picks);
    }

    @Property
    @ForRule("PKM-MATCH-8")
    void a_record_replays_to_the_same_match(@ForAll("rules") MatchRules rules, @ForAll("picks") List<Integer> picks) {
        Match match = told(rules, picks);
        assertThat(MatchRecord.parse(MatchRecord.text(match)).get()).isEqualTo(match);
    }

    @Property
    @ForRule("PKM-MATCH-8")
    void a_finished_match_stays_but_for_the_appeal_of_the_penalty_that_ended_it(
            @ForAll("rules") MatchRules rules,
            @ForAll("picks") List<Integer> picks,
            @ForAll("picks") List<Integer> more) {
        Match match = told(rules, picks);
        if (match.isOver()) {
            for (int index : more) {
                MatchCommand command = pick(match, index);
                boolean appeal = command instanceof MatchCommand.Appeal;
                assertThat(match.apply(command).isLeft() || appeal).isTrue();
                assertThat(match.explain(command).isInvalid()
                                || match.stage().isEndedBy(match.penalties().size()))
                        .isTrue();
            }
        }
    }

    @Property
    @ForRule("PKM-T30")
    void a_lifted_penalty_was_never_in_force(
            @ForAll("rules") MatchRules rules, @ForAll("picks") List<Integer> picks, @ForAll Seat0Or1 who) {
        Match match = told(rules, picks);
        if (!match.isOver()) {
            int number = match.penalties().size() + 1;
            Match penalised = match.apply(new MatchCommand.Penalty(Seat.of(who.ordinal()), PenaltyLevel.GAME_LOSS))
                    .get()
                    .match();
            Match lifted = penalised
                    .apply(new MatchCommand.Appeal(number, false))
                    .get()
                    .match();
            assertThat(lifted.stage()).isEqualTo(match.stage());
            assertThat(lifted.games()).isEqualTo(match.games());
            assertThat(lifted.time()).isEqualTo(match.time());
        }
    }

    /** A player. */
    enum Seat0Or1 {
        FIRST,
        SECOND
    }
}
