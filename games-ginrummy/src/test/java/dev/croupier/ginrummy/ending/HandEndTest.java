package dev.croupier.ginrummy.ending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Sheet;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.Dealer;
import dev.croupier.ginrummy.rules.GameWinner;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Tie;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinMessage;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HandEndTest {
    private static final String KNOCKER = "4C 5C 6C 8D 9D TD 3H 3S 3C 5S";
    private static final String HIGH = "KC KD QC QH JC 9S 9C 7H 6H 2S";
    private static final String UNDERCUTTER = "KC KD KS QC QH QS JC JD JS 5D";
    private static final String TIED = "KC KD KS QC QH QS JC JD JS 5H";

    /** Seat 1 knocks with five; seat 0 shows what it has. */
    private static Play knocked(GinRules rules, int dealer, String defender, Sheet sheet) {
        Play offered = Table.match(rules)
                .dealer(dealer)
                .hand(1, KNOCKER)
                .hand(0, defender)
                .upcard("2C")
                .inStock("KH AH")
                .score(sheet.score())
                .opens();
        Play turn = dealer == 0
                ? offered.plays("1 pass", "0 pass", "1 stock KH")
                : offered.plays("0 pass", "1 pass", "0 stock AH", "0 discard AH", "1 stock KH");
        Play declared = turn.plays("1 knock KH", "1 meld 4C 5C 6C", "1 meld 8D 9D TD", "1 meld 3C 3H 3S", "1 done");
        Play answered = defender.equals(HIGH)
                ? declared
                : declared.plays("0 meld KC KD KS", "0 meld QC QH QS", "0 meld JC JD JS");
        return answered.plays("0 done");
    }

    private static Play knocked(GinRules rules, int dealer, String defender) {
        return knocked(rules, dealer, defender, Sheet.of(rules));
    }

    @ForRule("GIN-17")
    @Nested
    class The_next_dealer {
        /** Seat 1 wins with a knock, or seat 0 with an undercut. */
        @ParameterizedTest
        @CsvSource({
            "ALTERNATE, 0, KNOCK, 1",
            "ALTERNATE, 1, KNOCK, 0",
            "ALTERNATE, 0, UNDERCUT, 1",
            "LOSER, 0, KNOCK, 0",
            "LOSER, 0, UNDERCUT, 1",
            "WINNER, 0, KNOCK, 1",
            "WINNER, 0, UNDERCUT, 0"
        })
        void is_as_the_table_says(Dealer option, int dealer, Ending ending, int next) {
            Play scored =
                    knocked(GinRules.seed().withDealer(option), dealer, ending == Ending.KNOCK ? HIGH : UNDERCUTTER);
            assertThat(scored.result().ending()).isEqualTo(ending);
            assertThat(scored.offers()).containsExactly(next + " deal");
        }

        @ForRule({"GIN-26", "GIN-2"})
        @ParameterizedTest
        @CsvSource({"ALTERNATE", "LOSER", "WINNER"})
        void is_the_same_after_a_hand_that_nobody_won(Dealer option) {
            Play tied = knocked(GinRules.seed().withTie(Tie.NO_WINNER).withDealer(option), 0, TIED);
            assertThat(tied.result().ending()).isEqualTo(Ending.TIE);
            assertThat(tied.offers()).containsExactly("0 deal");
            assertThat(tied.state().score()).isEqualTo(Sheet.of(GinRules.seed()).score());
        }
    }

    @ForRule({"GIN-21", "GIN-E14"})
    @Nested
    class The_end_of_a_match {
        private final Sheet close = Sheet.of(GinRules.seed()).wins(0, 60, 15).wins(1, 60);

        @Test
        void comes_with_an_undercut_that_takes_the_defender_to_the_target() {
            Play over = knocked(GinRules.seed(), 0, UNDERCUTTER, close);
            assertThat(over.result().points()).isEqualTo(25);
            assertThat(over.game().outcome(over.state()).get())
                    .isEqualTo(Outcome.wonBy(Seat.of(0), 2, GinMessage.BY_TARGET.with()));
            assertThat(over.offers()).isEmpty();
            assertThat(over.events().last().message().english()).isEqualTo("seat 0 won the match, 275:85");
        }

        @Test
        void comes_with_a_knock_that_takes_the_knocker_there() {
            Play over = knocked(GinRules.seed(), 0, HIGH, close);
            assertThat(over.result().points()).isEqualTo(83 - 5);
            assertThat(over.game().outcome(over.state()).get().winners()).containsExactly(Seat.of(1));
        }

        @Test
        void does_not_come_one_point_short() {
            Play goesOn = knocked(
                    GinRules.seed(), 0, UNDERCUTTER, Sheet.of(GinRules.seed()).wins(0, 74));
            assertThat(goesOn.state().score().columns().head().first().points()).isEqualTo(99);
            assertThat(goesOn.offers()).containsExactly("1 deal");
        }

        @ForRule("GIN-25")
        @Test
        void may_be_won_by_who_did_not_reach_the_target() {
            GinRules total = GinRules.seed().withGameWinner(GameWinner.TOTAL);
            Sheet boxes =
                    Sheet.of(total).wins(1, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 11).wins(0, 75);
            Play over = knocked(total, 0, UNDERCUTTER, boxes);
            assertThat(over.game().outcome(over.state()).get().winners()).containsExactly(Seat.of(1));
        }
    }

    @Nested
    class A_hand_by_itself {
        private Play hand(GinRules rules, String defender) {
            Play match = knocked(rules, 0, defender);
            return new Play(GinRummy.hand(rules), match.state(), match.events());
        }

        @Test
        void is_over_with_its_points_in_hundreds() {
            Outcome outcome = hand(GinRules.seed(), HIGH)
                    .game()
                    .outcome(hand(GinRules.seed(), HIGH).state())
                    .get();
            assertThat(outcome.ranks()).containsExactly(2, 1);
            assertThat(outcome.utilities()).containsExactly(-0.78, 0.78);
            assertThat(outcome.reason()).isEqualTo(GinMessage.BY_KNOCK.with());
        }

        @ForRule("GIN-2")
        @Test
        void that_is_won_for_nothing_has_a_winner_and_no_points() {
            Play zero = hand(GinRules.seed().withTie(Tie.KNOCKER_ZERO), TIED);
            Outcome outcome = zero.game().outcome(zero.state()).get();
            assertThat(outcome.winners()).containsExactly(Seat.of(1));
            assertThat(outcome.utilities()).isEqualTo(Array.of(0.0, 0.0));
        }

        @ForRule("GIN-2")
        @Test
        void that_nobody_won_has_no_winner() {
            Play tie = hand(GinRules.seed().withTie(Tie.NO_WINNER), TIED);
            assertThat(tie.game().outcome(tie.state()).get())
                    .isEqualTo(Outcome.nobodyWins(2, GinMessage.BY_TIE.with()));
        }

        @Test
        void ends_no_match_however_many_points_it_brings() {
            Play gin = Table.with(GinRules.oklahoma())
                    .hand(1, "4C 5C 6C 8D 9D TD 3H 3S 3C 5S")
                    .hand(0, "KC KD QC QH JC JD 9S 9C 7H 6H")
                    .upcard("2S")
                    .inStock("3D")
                    .plays("1 pass", "0 pass", "1 stock 3D", "1 knock 5S")
                    .plays("1 meld 4C 5C 6C", "1 meld 8D 9D TD", "1 meld 3C 3D 3H 3S", "1 done", "0 done");
            assertThat(gin.result().points()).isEqualTo(2 * (25 + 91));
            assertThat(gin.events().last().message().english()).isEqualTo("seat 1 won the hand: gin, 232 points");
        }
    }

    @Nested
    class Whoever_withdraws {
        private final Play play = Table.match(GinRules.seed()).opens();
        private final Play left = new Play(
                play.game(),
                play.game()
                        .withdraw(play.state(), Seat.of(0), Randomness.scripted())
                        .state(),
                play.game()
                        .withdraw(play.state(), Seat.of(0), Randomness.scripted())
                        .events());

        @Test
        void loses() {
            assertThat(left.game().outcome(left.state()).get())
                    .isEqualTo(Outcome.wonBy(Seat.of(1), 2, GinMessage.WITHDREW.with(Seat.of(0))));
            assertThat(left.told(Seat.of(1))).containsExactly("seat 0 gave up");
            assertThat(left.rulesAgainst("1 pass")).containsExactly("CORE-OVER");
        }

        @Test
        void changes_nothing_after_the_end() {
            assertThat(left.game()
                            .withdraw(left.state(), Seat.of(1), Randomness.scripted())
                            .state())
                    .isEqualTo(left.state());
        }
    }

    @Test
    void a_game_that_reaches_its_last_decision_is_nobodys() {
        Play play = Table.match(GinRules.seed()).opens();
        var last = play.state().withDecisions(play.game().maxDecisions());
        assertThat(play.game().outcome(last).get().reason()).isEqualTo(CoreMessage.CAPPED.with());
        assertThat(play.game().legalActions(last)).isEmpty();
    }
}
