package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TimeTest {
    private final Told running = Told.swiss().tell("start 0").turns(4, "6 5");

    @Nested
    class When_time_is_called_during_a_turn {
        private final Told called = running.tell("time DURING_TURN");

        @Test
        @ForRule({"PKM-MATCH-2", "PKM-MATCH-8", "PKM-T10", "PKM-T11"})
        void that_turn_is_finished_and_three_more_are_played() {
            Told three = called.turns(3, "6 5").isInPlay();
            assertThat(three.match().time()).isEqualTo(new RoundTime(true, false, 1));
            three.turns(1, "6 5").isOver("TIE TIE TIME");
        }

        @Test
        @ForRule("PKM-T12")
        void play_stops_after_the_third_without_a_checkup() {
            Told over = called.turns(4, "6 5");
            assertThat(over.events()).contains(new MatchEvent.PlayStopped(new PrizesLeft(6, 5)));
            assertThat(over.refused("prizes 6 4")).isInstanceOf(MatchViolation.MatchIsOver.class);
        }

        @Test
        @ForRule({"PKM-MATCH-2", "PKM-T10"})
        void play_stops_at_once_when_the_overtime_expires() {
            called.turns(2, "6 5").tell("expired 6 4").isOver("TIE TIE TIME");
            assertThat(running.refused("expired 6 5")).isInstanceOf(MatchViolation.NoOvertime.class);
            assertThat(called.refused("expired 6 0")).isInstanceOf(MatchViolation.GameIsWon.class);
        }

        @Test
        @ForRule("PKM-MATCH-2")
        void it_is_not_called_again() {
            assertThat(called.refused("time DURING_TURN")).isInstanceOf(MatchViolation.TimeWasCalled.class);
        }

        @Test
        @ForRule("PKM-T14")
        void a_game_that_is_won_in_the_extra_turns_counts() {
            called.turns(2, "6 5").tell("end WON_BY_1 NO_POKEMON 6 3").isOver("LOSS WIN GAMES_AT_TIME");
        }
    }

    @Nested
    class When_time_is_called_during_a_checkup {
        @Test
        @ForRule("PKM-T11")
        void the_next_turn_is_the_first_of_three() {
            running.tell("time DURING_CHECKUP")
                    .turns(2, "6 5")
                    .isInPlay()
                    .turns(1, "6 5")
                    .isOver("TIE TIE TIME");
        }

        @Test
        @ForRule("PKM-T11")
        void a_turn_has_ended_before() {
            assertThat(Told.swiss().tell("start 0").refused("time DURING_CHECKUP"))
                    .isInstanceOf(MatchViolation.NoCheckupYet.class);
        }
    }

    @Nested
    class When_time_is_called_between_games {
        @Test
        @ForRule({"PKM-MATCH-3", "PKM-T14"})
        void the_match_is_settled_at_once() {
            Told.swiss().won(1).tell("time BETWEEN_GAMES").isOver("LOSS WIN GAMES_AT_TIME");
            Told.swiss().tell("time BETWEEN_GAMES").isOver("TIE TIE TIME");
        }

        @Test
        @ForRule("PKM-MATCH-8")
        void no_game_is_in_play() {
            assertThat(running.refused("time BETWEEN_GAMES")).isInstanceOf(MatchViolation.GameInPlay.class);
            assertThat(Told.swiss().refused("time DURING_TURN")).isInstanceOf(MatchViolation.NoGameInPlay.class);
        }
    }

    @Nested
    class When_both_win_in_the_extra_turns {
        @Test
        @ForRule({"PKM-T14", "PKM-T15", "PKM-T21"})
        void only_a_knockout_round_has_a_tiebreaker_game() {
            String[] lines = {"start 0", "time DURING_TURN", "end BOTH_WON SIMULTANEOUS 0 0"};
            Told.swiss().tell(lines).isOver("TIE TIE TIME");
            Told.swiss().won(0).tell(lines).isOver("WIN LOSS GAMES_AT_TIME");
            Told knockout = Told.knockout().tell(lines);
            assertThat(knockout.next().reason()).isEqualTo(Occasion.SIMULTANEOUS_WIN);
            knockout.won(1).isOver("LOSS WIN TIEBREAKER");
        }
    }

    @Test
    @ForRule("PKM-T45")
    void guidelines_for_the_clock_are_data_and_warnings() {
        assertThat(ClockGuideline.DECK_SEARCH.seconds()).isEqualTo(15);
        assertThat(ClockGuideline.PLAYING_A_CARD.seconds()).isEqualTo(10);
        assertThat(ClockGuideline.DECK_SEARCH.warning().english()).contains("15 seconds");
    }

    @Test
    @ForRule({"PKM-T1", "PKM-T10", "PKM-T50"})
    void rounds_overtime_and_building_have_theirs() {
        assertThat(ClockGuideline.ROUND_BEST_OF_ONE.seconds()).isEqualTo(30 * 60);
        assertThat(ClockGuideline.ROUND_BEST_OF_THREE.seconds()).isEqualTo(50 * 60);
        assertThat(ClockGuideline.OVERTIME.seconds()).isEqualTo(15 * 60);
        assertThat(ClockGuideline.SEALED_BUILDING.seconds()).isEqualTo(30 * 60);
    }
}
