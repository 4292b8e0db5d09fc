package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.verification.ForRule;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PenaltyTest {
    private static final Seat OPPONENT = Seat.of(1);
    private final Told running = Told.swiss().tell("start 0");

    @Test
    @ForRule({"PKM-MATCH-5", "PKM-T30"})
    void the_ladder_has_seven_steps() {
        assertThat(PenaltyLevel.values())
                .containsExactly(
                        PenaltyLevel.CAUTION,
                        PenaltyLevel.WARNING,
                        PenaltyLevel.PRIZE_2,
                        PenaltyLevel.PRIZE_4,
                        PenaltyLevel.GAME_LOSS,
                        PenaltyLevel.MATCH_LOSS,
                        PenaltyLevel.DISQUALIFICATION);
    }

    @Test
    @ForRule("PKM-T30")
    void cautions_and_warnings_are_noted() {
        Told told = running.tell("penalty 0 CAUTION", "penalty 0 WARNING");
        assertThat(told.match().penalties().map(GivenPenalty::level))
                .containsExactly(PenaltyLevel.CAUTION, PenaltyLevel.WARNING);
        assertThat(told.match().prizesToWin(OPPONENT)).isEqualTo(Option.some(6));
    }

    @Test
    @ForRule("PKM-T30")
    void the_highest_steps_end_the_match() {
        running.tell("penalty 0 MATCH_LOSS").isOver("LOSS WIN MATCH_LOSS");
        Told.swiss().won(1).tell("penalty 1 DISQUALIFICATION").isOver("WIN LOSS DISQUALIFICATION");
    }

    @Test
    @ForRule("PKM-T5")
    void a_game_lost_between_games_is_the_next_one() {
        Told told = Told.swiss().won(0).tell("penalty 1 GAME_LOSS").isOver("WIN LOSS GAMES");
        assertThat(told.match().games().last().game().number()).isEqualTo(2);
    }

    @Nested
    class A_prize_penalty {
        @Test
        @ForRule({"PKM-MATCH-5", "PKM-T31", "PKM-Q27"})
        void lets_the_opponent_win_with_fewer_prizes_and_moves_no_card() {
            Told told = running.tell("turn 1 0 6 5", "penalty 0 PRIZE_2");
            assertThat(told.match().prizesToWin(OPPONENT)).isEqualTo(Option.some(4));
            assertThat(told.match().prizesToWin(Seat.of(0))).isEqualTo(Option.some(6));
            assertThat(told.match().runningGame().get().prizesLeft()).isEqualTo(new PrizesLeft(6, 5));
            assertThat(told.refused("end WON_BY_1 PRIZES 6 3")).isInstanceOf(MatchViolation.PrizesNotTaken.class);
            assertThat(told.refused("turn 2 1 6 2")).isInstanceOf(MatchViolation.GameIsWon.class);
            assertThat(told.tell("end WON_BY_1 PRIZES 6 2").wins(1)).isEqualTo(1);
        }

        @Test
        @ForRule({"PKM-MATCH-5", "PKM-T31", "PKM-Q27"})
        void wins_at_once_where_the_opponent_has_taken_as_many() {
            assertThat(running.tell("prizes 6 2", "penalty 0 PRIZE_2").wins(1)).isEqualTo(1);
            assertThat(running.tell("prizes 6 3", "penalty 0 PRIZE_2").wins(1)).isZero();
            assertThat(running.tell("prizes 6 4", "penalty 0 PRIZE_4").wins(1)).isEqualTo(1);
            assertThat(running.tell("prizes 6 5", "penalty 0 PRIZE_4").wins(1)).isZero();
        }

        @Test
        @ForRule({"PKM-MATCH-5", "PKM-T32"})
        void adds_up_and_ends_with_the_game() {
            Told twice = running.tell("penalty 0 PRIZE_2", "penalty 0 PRIZE_2");
            assertThat(twice.match().headStart(OPPONENT)).isEqualTo(4);
            assertThat(twice.tell("end WON_BY_0 NO_POKEMON 6 6").match().headStart(OPPONENT))
                    .isZero();
            assertThat(twice.tell("penalty 0 PRIZE_2").wins(1)).isEqualTo(1);
        }

        @Test
        @ForRule({"PKM-T31", "PKM-T32"})
        void between_games_is_for_the_next_one() {
            Told told = Told.swiss().tell("penalty 0 PRIZE_2", "start 0");
            assertThat(told.match().prizesToWin(OPPONENT)).isEqualTo(Option.some(4));
        }

        @Test
        @ForRule("PKM-T53")
        void of_4_wins_a_sealed_game_at_once() {
            Told sealed = Told.of(MatchRules.seed().sealed()).tell("start 0");
            assertThat(sealed.tell("penalty 0 PRIZE_4").wins(1)).isEqualTo(1);
            assertThat(sealed.tell("penalty 0 PRIZE_2").wins(1)).isZero();
        }

        @Test
        @ForRule({"PKM-T15", "PKM-T31"})
        void leaves_the_cards_that_are_compared_when_play_stops() {
            Told.knockout()
                    .tell("start 0", "penalty 0 PRIZE_2", "time DURING_TURN", "expired 4 5")
                    .isOver("WIN LOSS PRIZES_AT_TIME");
        }
    }

    @Nested
    class An_appeal {
        @Test
        @ForRule({"PKM-MATCH-5", "PKM-T30"})
        void can_lift_a_penalty_as_if_it_had_never_been_in_force() {
            Told told = running.tell("penalty 0 PRIZE_2", "turn 1 0 6 5", "appeal 1 LIFTED");
            assertThat(told.match().prizesToWin(OPPONENT)).isEqualTo(Option.some(6));
            assertThat(told.match().penalties().head().ruling()).isEqualTo(GivenPenalty.Ruling.LIFTED);
            assertThat(told.match().runningGame().get().prizesLeft()).isEqualTo(new PrizesLeft(6, 5));
        }

        @Test
        @ForRule("PKM-T30")
        void is_ruled_on_once() {
            Told told = running.tell("penalty 0 PRIZE_2", "appeal 1 UPHELD");
            assertThat(told.match().prizesToWin(OPPONENT)).isEqualTo(Option.some(4));
            assertThat(told.refused("appeal 1 LIFTED")).isInstanceOf(MatchViolation.AppealIsRuled.class);
            assertThat(told.refused("appeal 2 LIFTED")).isInstanceOf(MatchViolation.NoSuchPenalty.class);
        }

        @Test
        @ForRule("PKM-T30")
        void takes_up_a_match_again_that_the_penalty_ended() {
            Told over = running.tell("turn 1 0 5 6", "penalty 1 CAUTION", "penalty 0 MATCH_LOSS");
            assertThat(over.refused("appeal 1 LIFTED")).isInstanceOf(MatchViolation.MatchIsOver.class);
            Told again = over.tell("appeal 2 LIFTED").isInPlay();
            assertThat(again.match().runningGame().get().turnsEnded()).isEqualTo(1);
            over.tell("appeal 2 UPHELD").isOver("LOSS WIN MATCH_LOSS");
        }

        @Test
        @ForRule("PKM-T30")
        void can_lift_several_penalties_one_after_another() {
            Told told = running.tell("penalty 0 PRIZE_2", "penalty 0 PRIZE_2", "appeal 2 LIFTED", "appeal 1 LIFTED");
            assertThat(told.match().headStart(OPPONENT)).isZero();
            assertThat(told.match().penalties().map(GivenPenalty::ruling)).containsOnly(GivenPenalty.Ruling.LIFTED);
        }

        @Test
        @ForRule("PKM-T30")
        void comes_too_late_once_play_went_on_upon_the_penalty() {
            Told told = running.tell("penalty 0 GAME_LOSS");
            assertThat(told.tell("appeal 1 LIFTED").match().runningGame()).isNotEmpty();
            MatchViolation violation = told.tell("start 0").refused("appeal 1 LIFTED");
            assertThat(violation).isInstanceOf(MatchViolation.TooLateToLift.class);
            assertThat(violation.explain())
                    .isEqualTo("play went on upon penalty 1: start 0 could not have been without it [PKM-T30]");
        }
    }

    @Nested
    class A_fault_of_a_deck {
        @Test
        @ForRule({"PKM-MATCH-7", "PKM-T33"})
        void is_a_lost_game_where_the_deck_has_another_size() {
            Told told = Told.swiss().won(0).tell("deck 0 59");
            assertThat(told.wins(1)).isEqualTo(1);
            assertThat(told.match().penalties().head().level()).isEqualTo(PenaltyLevel.GAME_LOSS);
            assertThat(Told.of(MatchRules.seed().sealed())
                            .tell("deck 0 40")
                            .match()
                            .games())
                    .isEmpty();
        }

        @Test
        @ForRule({"PKM-MATCH-7", "PKM-T33"})
        void is_mended_at_any_point() {
            Told told = running.tell("turn 1 0 6 6", "deck 1 60").isInPlay();
            assertThat(told.events()).containsExactly(new MatchEvent.DeckMended(OPPONENT, 60));
            assertThat(told.match().penalties()).isEmpty();
        }

        @Test
        @ForRule({"PKM-T30", "PKM-T33"})
        void can_be_appealed_as_every_penalty() {
            Told told =
                    Told.changed(rules -> rules.withBestOf(1)).tell("deck 0 61").isOver("LOSS WIN GAMES");
            told.tell("appeal 1 LIFTED").isInPlay();
        }
    }
}
