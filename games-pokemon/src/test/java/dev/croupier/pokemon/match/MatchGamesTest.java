package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.rules.SimultaneousWin;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MatchGamesTest {

    @Nested
    class A_match {
        @Test
        @ForRule({"PKM-MATCH-1", "PKM-T1"})
        void is_best_of_three_unless_the_options_say_otherwise() {
            Told.swiss().won(0).isInPlay().won(1).isInPlay().won(1).isOver("LOSS WIN GAMES");
            Told.swiss().won(0).won(0).isOver("WIN LOSS GAMES");
        }

        @Test
        @ForRule({"PKM-MATCH-1", "PKM-T1"})
        void of_one_game_is_won_with_that_game() {
            Told.changed(rules -> rules.withBestOf(1)).won(1).isOver("LOSS WIN GAMES");
        }

        @Test
        @ForRule("PKM-T4")
        void has_games_with_the_same_number_of_prizes_throughout() {
            Told sealed = Told.of(MatchRules.seed().sealed());
            assertThat(sealed.next().prizes()).isEqualTo(4);
            assertThat(sealed.won(0).next().prizes()).isEqualTo(4);
        }

        @Test
        @ForRule("PKM-MATCH-1")
        void with_drawn_games_goes_to_whoever_won_more_of_them() {
            Told.swiss().drawn().won(1).drawn().isOver("LOSS WIN MORE_GAMES");
            Told.swiss().won(0).won(1).drawn().isOver("TIE TIE EVEN_GAMES");
            assertThat(Told.swiss().drawn().match().games().head().isDecided()).isTrue();
        }

        @Test
        @ForRule({"PKM-MATCH-1", "PKM-T15"})
        void of_a_knockout_round_is_never_a_tie() {
            Told even = Told.knockout().won(0).drawn().won(1).isInPlay();
            assertThat(even.next().reason()).isEqualTo(Occasion.EVEN_GAMES);
            assertThat(even.drawn().next().reason()).isEqualTo(Occasion.EVEN_GAMES);
            even.tell("start 1", "end WON_BY_1 PRIZES 6 5").isOver("LOSS WIN TIEBREAKER");
        }
    }

    @Nested
    class Who_chooses_who_goes_first {
        @Test
        @ForRule({"PKM-MATCH-1", "PKM-T2"})
        void is_the_winner_of_a_coin_flip_in_game_1() {
            assertThat(Told.swiss().next())
                    .isEqualTo(new NextGame(1, 6, FirstPlayerChooser.coinWinner(), Aim.ALL_PRIZES, Occasion.FIRST));
        }

        @Test
        @ForOption({"firstPlayerGame1=HIGHER_SEED", "firstPlayerGame1=COIN_WINNER_CHOOSES"})
        @ForRule("PKM-T2")
        void is_the_higher_seed_in_a_knockout_round_by_option() {
            Told seeded = Told.of(MatchRules.official2026().withRound(Round.KNOCKOUT));
            assertThat(seeded.next().chooser()).isEqualTo(FirstPlayerChooser.of(Seat.of(0)));
            assertThat(Told.of(MatchRules.official2026()).next().chooser().isCoinFlip())
                    .isTrue();
            assertThat(Told.knockout().next().chooser().isCoinFlip()).isTrue();
        }

        @Test
        @ForRule({"PKM-MATCH-1", "PKM-T3"})
        void is_the_loser_of_the_game_before_from_game_2_on() {
            Told told = Told.swiss().won(0);
            assertThat(told.next().chooser().seat()).isEqualTo(Option.some(Seat.of(1)));
            assertThat(told.won(1).next().chooser().seat()).isEqualTo(Option.some(Seat.of(0)));
        }

        @Test
        @ForRule("PKM-T3")
        void is_the_winner_of_a_flip_after_a_drawn_game() {
            Told told = Told.swiss().won(0).drawn();
            assertThat(told.next().number()).isEqualTo(3);
            assertThat(told.next().chooser().isCoinFlip()).isTrue();
        }

        @Test
        @ForRule({"PKM-T5", "PKM-T3"})
        void is_the_loser_of_a_game_that_was_lost_by_penalty_which_counts_as_played() {
            Told told = Told.swiss().tell("start 0", "turn 1 0 6 6", "penalty 0 GAME_LOSS");
            assertThat(told.wins(1)).isEqualTo(1);
            assertThat(told.match().games().head().ending()).isEqualTo(GameEnding.PENALTY);
            assertThat(told.next().number()).isEqualTo(2);
            assertThat(told.next().chooser().seat()).isEqualTo(Option.some(Seat.of(0)));
        }
    }

    @Nested
    class When_both_players_win_at_once {
        private final Told both = Told.swiss().tell("start 0", "turn 1 0 6 6", "end BOTH_WON SIMULTANEOUS 0 0");

        @Test
        @ForRule({"PKM-T21", "PKM-Q24"})
        void a_tiebreaker_game_decides_the_same_game() {
            assertThat(both.next())
                    .isEqualTo(new NextGame(
                            1, 6, FirstPlayerChooser.coinWinner(), Aim.FIRST_PRIZE, Occasion.SIMULTANEOUS_WIN));
            assertThat(both.wins(0) + both.wins(1)).isZero();
            Told won = both.tell("start 1", "end WON_BY_1 PRIZES 6 5");
            assertThat(won.wins(1)).isEqualTo(1);
            assertThat(won.next().number()).isEqualTo(2);
            assertThat(won.next().reason()).isEqualTo(Occasion.FOLLOWING);
        }

        @Test
        @ForRule("PKM-T21")
        void again_it_repeats_until_somebody_wins() {
            Told again =
                    both.tell("start 1", "end BOTH_WON SIMULTANEOUS 6 6", "start 0", "end BOTH_WON SIMULTANEOUS 6 6");
            assertThat(again.next().number()).isEqualTo(1);
            assertThat(again.next().reason()).isEqualTo(Occasion.SIMULTANEOUS_WIN);
            assertThat(again.match().games()).hasSize(3);
        }

        @Test
        @ForRule({"PKM-T20", "PKM-Q23"})
        void but_one_in_more_ways_that_one_has_won_the_game() {
            Told told = Told.swiss().tell("start 0", "end WON_BY_1 MORE_WAYS 0 0");
            assertThat(told.wins(1)).isEqualTo(1);
        }

        @Test
        @ForOption({
            "simultaneousWin=TIEBREAKER_6_AHEAD",
            "simultaneousWin=TIEBREAKER_6_FIRST_PRIZE",
            "simultaneousWin=SUDDEN_DEATH_1"
        })
        @ForRule("PKM-T22")
        void the_tiebreaker_is_played_as_the_option_says() {
            MatchRules seed = MatchRules.seed();
            String[] lines = {"start 0", "end BOTH_WON SIMULTANEOUS 0 0"};
            NextGame first = Told.of(seed).tell(lines).next();
            NextGame ahead = Told.of(MatchRules.official2026()).tell(lines).next();
            NextGame sudden = Told.of(seed.withSimultaneousWin(SimultaneousWin.SUDDEN_DEATH_1))
                    .tell(lines)
                    .next();
            assertThat(first.firstPrizeWins()).isTrue();
            assertThat(first.aheadWins()).isFalse();
            assertThat(first.prizesToWin()).isEqualTo(1);
            assertThat(ahead.aheadWins()).isTrue();
            assertThat(ahead.prizesToWin()).isEqualTo(6);
            assertThat(sudden.prizes()).isEqualTo(1);
            assertThat(sudden.aim()).isEqualTo(Aim.ALL_PRIZES);
        }

        @Test
        @ForRule({"PKM-T22", "PKM-T23"})
        void the_tiebreaker_goes_on_only_while_prizes_are_even() {
            Told running = both.tell("start 0", "prizes 5 5", "turn 1 0 5 5");
            assertThat(running.refused("turn 2 1 5 4")).isInstanceOf(MatchViolation.GameIsWon.class);
            assertThat(running.refused("end WON_BY_0 PRIZES 5 5")).isInstanceOf(MatchViolation.PrizesNotTaken.class);
            running.tell("end WON_BY_1 PRIZES 5 4").isInPlay();
        }

        @Test
        @ForRule("PKM-T53")
        void the_tiebreaker_of_a_sealed_event_has_4_prizes() {
            Told sealed = Told.of(MatchRules.seed().sealed()).tell("start 0", "end BOTH_WON SIMULTANEOUS 0 0");
            assertThat(sealed.next().prizes()).isEqualTo(4);
        }
    }
}
