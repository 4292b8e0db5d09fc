package dev.croupier.ginrummy.bot;

import static dev.croupier.ginrummy.Hand.cards;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.Hand;
import dev.croupier.ginrummy.Row;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;
import dev.croupier.ginrummy.table.Showdown;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ShowingTest {
    private static final GinRummy GAME = GinRummy.hand(GinRules.standard());
    private static final Seat KNOCKER = Seat.of(0);

    /** Played on by the heuristic to the end of the hand. */
    private static GinState played(GinState from) {
        GinState state = from;
        while (GAME.outcome(state).isEmpty()) {
            var action = new Seated(GAME, state).choice(GinBots.heuristic());
            state = GAME.apply(state, action, Randomness.seeded(1)).get().state();
        }
        return state;
    }

    private static GinState knocked(long knocker, long defender) {
        return GAME.start(Randomness.seeded(1))
                .state()
                .withPhase(Phase.DECLARATION)
                .withTurn(KNOCKER.index())
                .withHand0(knocker)
                .withHand1(defender)
                .withPile(io.vavr.collection.List.empty())
                .withShowdown(new Showdown(KNOCKER, false, 10, Array.empty(), Array.empty(), CardSet.empty()));
    }

    @Nested
    class A_defender {
        @Test
        void comes_to_the_joint_optimum_step_by_step() {
            assertThat(Row.sample("layoff")).hasSizeGreaterThan(150).allSatisfy(A_defender::isAnswered);
        }

        private static void isAnswered(Row row) {
            Array<Meld> table = Hand.melds(row.text("knocker_melds"), AceRuns.LOW);
            long hand = cards(row.text("opponent_hand"));
            long melded = table.foldLeft(Cards.NONE, (mask, meld) -> mask | meld.cards());
            long ace = Long.lowestOneBit(Cards.DECK & ~(hand | melded));
            boolean gin = !row.text("layoffs_allowed").equals("1");
            GinState answered = played(knocked(gin ? Cards.NONE : ace, hand)
                    .withPhase(Phase.LAY_OFF)
                    .withTurn(1)
                    .withShowdown(new Showdown(KNOCKER, false, 10, table, Array.empty(), CardSet.empty())));
            assertThat(answered.resultIfAny().get().defenderDeadwood())
                    .isEqualTo(row.number("expected_opponent_deadwood"));
        }
    }

    @Nested
    class A_knocker {
        @Test
        void declares_the_least_deadwood() {
            GinState scored = played(knocked(cards("5C 5D 5H 5S 6S 7S 8S KC KD KH"), cards("2C 4D 9H")));
            assertThat(scored.resultIfAny().get().knockerDeadwood()).isZero();
        }

        @Test
        void declares_the_melds_with_the_fewest_openings() {
            // Four fives and 6S 7S 8S take the 9S alone; three fives and 5S 6S 7S 8S would take the 4S too.
            long hand = cards("5C 5D 5H 5S 6S 7S 8S 2C 2D AH");
            GinState scored = played(knocked(hand, cards("4S 9S KD")));
            assertThat(scored.resultIfAny().get().knockerDeadwood()).isEqualTo(5);
            assertThat(scored.resultIfAny().get().defenderDeadwood()).isEqualTo(14);
        }
    }
}
