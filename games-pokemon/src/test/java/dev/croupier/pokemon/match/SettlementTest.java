package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SettlementTest {

    /** The winners of the games so far, the moment, and the Prizes left in the game in play. */
    record Situation(
            int bestOf, Round round, EvenPrizesAtTime even, String winners, String stop, String prizes, String tardy) {

        boolean inGame() {
            return !stop.equals("between");
        }

        Told told() {
            Told told = Told.of(
                    MatchRules.seed().withBestOf(bestOf).withRound(round).withEvenPrizesAtTime(even));
            for (int game = 0; game < winners.length(); game++) {
                told = told.won(winners.charAt(game) - '0');
            }
            for (int late = 0; late < tardy.length(); late++) {
                told = told.tell("tardy " + tardy.charAt(late));
            }
            if (!inGame()) {
                return told.tell("time BETWEEN_GAMES");
            }
            told = told.tell("start 1").turns(1, prizes);
            return switch (stop) {
                case "turn" -> told.tell("time DURING_TURN").turns(4, prizes);
                case "checkup" -> told.tell("time DURING_CHECKUP").turns(3, prizes);
                default -> told.tell("time DURING_TURN", "expired " + prizes);
            };
        }

        /** What the tables say, moment by moment. */
        String expected() {
            if (tardy.length() == 2) {
                return "DOUBLE_LOSS DOUBLE_LOSS TARDINESS";
            }
            if (tardy.length() == 1) {
                return wonBy(tardy.equals("0") ? 1 : 0, "TARDINESS");
            }
            int game = winners.length() + (inGame() ? 1 : 0);
            String moment = inGame() ? "during " + game : "after " + game;
            boolean swiss = round == Round.SWISS;
            return switch (moment) {
                case "after 1", "during 2" -> wonBy(winners.charAt(0) - '0', "GAMES_AT_TIME");
                case "during 1", "during 3" -> swiss ? "TIE TIE TIME" : byPrizes();
                case "after 0", "after 2" -> swiss ? "TIE TIE TIME" : "tiebreaker EVEN_GAMES";
                default -> throw new IllegalStateException(moment);
            };
        }

        private String byPrizes() {
            return switch (prizes) {
                case "2 3" -> wonBy(0, "PRIZES_AT_TIME");
                case "5 1" -> wonBy(1, "PRIZES_AT_TIME");
                default -> even == EvenPrizesAtTime.CONTINUE ? "goes on" : "tiebreaker EVEN_PRIZES";
            };
        }

        private static String wonBy(int seat, String reason) {
            return (seat == 0 ? "WIN LOSS " : "LOSS WIN ") + reason;
        }
    }

    private static Array<Situation> situations(Round round, EvenPrizesAtTime even, int bestOf) {
        return Array.of("", "0", "1", "01", "10")
                .filter(winners -> winners.length() < bestOf)
                .flatMap(winners -> Array.of("between", "turn", "checkup", "expired")
                        .flatMap(stop -> Array.of("2 3", "5 1", "4 4")
                                .flatMap(prizes -> Array.of("", "0", "1", "01")
                                        .map(tardy ->
                                                new Situation(bestOf, round, even, winners, stop, prizes, tardy)))));
    }

    static Stream<Arguments> tables() {
        return Array.of(1, 3)
                .flatMap(bestOf -> Array.of(Round.values())
                        .flatMap(round ->
                                Array.of(EvenPrizesAtTime.values()).map(even -> Arguments.of(round, even, bestOf))))
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("tables")
    @ForRule({"PKM-MATCH-3", "PKM-MATCH-4", "PKM-MATCH-6", "PKM-T13", "PKM-T14", "PKM-T15"})
    void every_unfinished_match_comes_to_what_the_tables_say(Round round, EvenPrizesAtTime even, int bestOf) {
        situations(round, even, bestOf).forEach(situation -> {
            Match match = situation.told().match();
            String found = match.result()
                    .map(result -> result.first() + " " + result.second() + " " + result.reason())
                    .orElse(() -> match.nextGame().map(game -> "tiebreaker " + game.reason()))
                    .getOrElse("goes on");
            assertThat(found).as(situation.toString()).isEqualTo(situation.expected());
            assertThat(match.time().isUp()).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource({"4 3,0,TIE TIE TIME", "4 3,1,WIN LOSS GAMES_AT_TIME", "4 3,2,TIE TIE TIME"})
    @ForRule({"PKM-MATCH-3", "PKM-T14"})
    void prizes_decide_nothing_in_a_swiss_round(String prizes, int games, String expected) {
        Told told = Told.swiss();
        for (int game = 0; game < games; game++) {
            told = told.won(game);
        }
        told.tell("start 0", "time DURING_TURN", "expired " + prizes).isOver(expected);
    }

    @Test
    @ForRule("PKM-T14")
    void game_2_won_in_the_extra_turns_by_the_loser_of_game_1_makes_a_tie() {
        String[] lines = {"start 0", "time DURING_TURN", "turn 1 0 6 6", "end WON_BY_0 PRIZES 0 2"};
        Told.swiss().won(1).tell(lines).isOver("TIE TIE TIME");
        Told.swiss().won(0).tell(lines).isOver("WIN LOSS GAMES");
        Told knockout = Told.knockout().won(1).tell(lines);
        assertThat(knockout.next().reason()).isEqualTo(Occasion.EVEN_GAMES);
        assertThat(knockout.next().number()).isEqualTo(3);
    }

    @Test
    @ForRule({"PKM-MATCH-3", "PKM-T14"})
    void a_drawn_game_leaves_the_lead_as_it_is() {
        Told.swiss().drawn().tell("time BETWEEN_GAMES").isOver("TIE TIE TIME");
        Told.swiss()
                .won(0)
                .tell("start 1", "time DURING_TURN", "end DRAWN LIMIT 3 3")
                .isOver("WIN LOSS GAMES_AT_TIME");
    }

    @Test
    @ForOption("evenPrizesAtTime=TIEBREAKER_GAME")
    @ForRule({"PKM-MATCH-4", "PKM-T15", "PKM-T22"})
    void a_tiebreaker_game_is_played_without_time_and_decides_the_match() {
        Told tiebreaker = Told.knockout().tell("start 0", "time DURING_TURN", "expired 4 4");
        assertThat(tiebreaker.next())
                .isEqualTo(new NextGame(1, 6, FirstPlayerChooser.coinWinner(), Aim.FIRST_PRIZE, Occasion.EVEN_PRIZES));
        Told playing = tiebreaker.tell("start 1").turns(9, "6 6").isInPlay();
        assertThat(playing.refused("time DURING_TURN")).isInstanceOf(MatchViolation.TimeWasCalled.class);
        playing.tell("end WON_BY_0 PRIZES 4 6").isOver("WIN LOSS TIEBREAKER");
        assertThat(playing.tell("end BOTH_WON SIMULTANEOUS 6 6").next().reason())
                .isEqualTo(Occasion.EVEN_PRIZES);
    }

    @Test
    @ForOption("evenPrizesAtTime=CONTINUE")
    @ForRule({"PKM-MATCH-4", "PKM-T15"})
    void by_option_the_same_game_goes_on_until_somebody_leads_or_wins() {
        Told goesOn = Told.changed(
                        rules -> rules.withRound(Round.KNOCKOUT).withEvenPrizesAtTime(EvenPrizesAtTime.CONTINUE))
                .tell("start 0", "time DURING_TURN", "expired 4 4");
        assertThat(goesOn.match().runningGame().get().continued()).isTrue();
        Told later = goesOn.turns(3, "4 4").tell("prizes 3 3").isInPlay();
        later.tell("prizes 3 2").isOver("LOSS WIN CONTINUED_GAME");
        later.turns(1, "2 3").isOver("WIN LOSS CONTINUED_GAME");
        later.tell("end WON_BY_1 NO_POKEMON 3 3").isOver("LOSS WIN CONTINUED_GAME");
        assertThat(later.tell("end DRAWN LIMIT 3 3").next().reason()).isEqualTo(Occasion.EVEN_PRIZES);
    }

    @Test
    @ForRule({"PKM-MATCH-6", "PKM-T13"})
    void a_match_that_is_finished_in_the_extra_turns_does_not_ask_who_was_late() {
        Told.swiss()
                .won(0)
                .tell("tardy 0", "start 1", "time DURING_TURN", "end WON_BY_0 DECK_OUT 3 3")
                .isOver("WIN LOSS GAMES");
        Told.swiss().tell("tardy 0").won(0).won(0).isOver("WIN LOSS GAMES");
    }

    @Test
    @ForRule({"PKM-MATCH-6", "PKM-T13"})
    void who_leaves_a_match_after_time_has_lost_it() {
        Told tiebreaker = Told.knockout().tell("start 0", "time DURING_TURN", "expired 4 4");
        tiebreaker.tell("tardy 1").isOver("WIN LOSS TARDINESS");
        Told told = Told.swiss().tell("tardy 1");
        assertThat(told.refused("tardy 1")).isInstanceOf(MatchViolation.TardyAlready.class);
    }
}
