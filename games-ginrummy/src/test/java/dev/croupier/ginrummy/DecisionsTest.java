package dev.croupier.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Decision;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.WallRule;
import dev.croupier.ginrummy.table.GinAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DecisionsTest {
    private static final String HAND_0 = "2H 3H 7H 8H QC QD QS KC 5D 9C";
    private static final String HAND_1 = "4H 5H 6H 8S 9S TS 2C 2D 2S AH";

    private static Play opens(GinRules rules) {
        return Table.match(rules)
                .hand(0, HAND_0)
                .hand(1, HAND_1)
                .upcard("JD")
                .inStock("KH")
                .opens();
    }

    private static Decision<GinAction> decision(Play play) {
        return play.game().turn(play.state()).decision(play.state().toAct()).getOrElseThrow(AssertionError::new);
    }

    /** The kind, the question and what is played by default. */
    private static String asked(Play play) {
        Decision<GinAction> decision = decision(play);
        return decision.kind() + ": " + decision.prompt().english() + " "
                + play.game().notation().text(decision.byDefault().get());
    }

    @Test
    void each_phase_asks_its_question() {
        Play play = opens(GinRules.seed());
        assertThat(asked(play)).isEqualTo("upcard: Take the JD or pass? 1 pass");
        assertThat(asked(play.plays("1 pass", "0 pass"))).isEqualTo("draw: Both passed: draw from the stock. 1 stock");
        Play drawn = play.plays("1 pass", "0 pass", "1 stock KH");
        assertThat(asked(drawn)).isEqualTo("discard: Discard a card, or knock with 10 or less. 1 discard KH");
        assertThat(asked(drawn.plays("1 discard KH"))).isEqualTo("draw: Draw from the pile (KH) or the stock? 0 stock");
        assertThat(asked(opens(GinRules.straight()).plays("1 pile")))
                .isEqualTo("discard: Discard a card, or go gin. 1 discard AH");
    }

    @Test
    void the_last_discard_and_the_knock_with_it_are_asked_for() {
        GinRules rules = GinRules.seed().withWallRule(WallRule.LAST_DISCARD_KNOCK);
        Play offered = Table.with(rules)
                .dealer(1)
                .hand(0, HAND_0)
                .hand(1, HAND_1)
                .upcard("JD")
                .stock("JC JH QH")
                .plays("0 pass", "1 pass", "0 stock JC", "0 discard JC");
        assertThat(asked(offered)).isEqualTo("last-discard: Two cards are left: take the JC to knock, or pass? 1 pass");
        assertThat(asked(offered.plays("1 pile")))
                .isEqualTo("last-knock: You took the last discard: knock. 1 knock AH");
    }

    @Nested
    class After_a_knock {
        private final Play knocked = opens(GinRules.seed()).plays("1 pass", "0 pass", "1 stock KH", "1 knock KH");

        /** Plays what is done by default until the hand is scored. */
        private Play byDefault(Play from) {
            Play play = from;
            while (play.state().resultIfAny().isEmpty()) {
                play = play.plays(
                        play.game().notation().text(decision(play).byDefault().get()));
            }
            return play;
        }

        @Test
        void the_default_declares_all_melds_before_it_is_done() {
            assertThat(asked(knocked))
                    .isEqualTo("declaration: Declare your melds; at most 10 deadwood may be left. 1 meld 2C 2D 2S");
            assertThat(asked(knocked.plays("1 meld 2C 2D 2S", "1 meld 4H 5H 6H", "1 meld 8S 9S TS")))
                    .endsWith("1 done");
        }

        @Test
        void the_default_answers_with_the_least_deadwood() {
            Play laysOff = knocked.plays("1 meld 2C 2D 2S", "1 meld 4H 5H 6H", "1 meld 8S 9S TS", "1 done");
            assertThat(asked(laysOff)).startsWith("lay-off: Lay out your melds and lay off on the knocker's. 0 layoff");
            Play scored = byDefault(knocked);
            assertThat(scored.result().knockerDeadwood()).isEqualTo(1);
            assertThat(scored.result().defenderDeadwood()).isEqualTo(9 + 10 + 5);
            assertThat(asked(scored)).isEqualTo("deal: Deal the next hand. 1 deal");
        }

        @Test
        void the_default_declares_gin_and_answers_it_with_melds() {
            Play gin = Table.match(GinRules.seed())
                    .hand(0, HAND_0)
                    .hand(1, "4H 5H 6H 8S 9S TS 2C 2D 2S KD")
                    .upcard("JS")
                    .plays("1 pile", "1 knock KD");
            Play declared = gin.plays("1 meld 2C 2D 2S", "1 meld 4H 5H 6H", "1 meld 8S 9S TS JS", "1 done");
            assertThat(asked(declared))
                    .isEqualTo("lay-off: Lay out your melds; nothing is laid off on gin. 0 meld QC QD QS");
            assertThat(byDefault(gin).result().points()).isEqualTo(25 + 2 + 3 + 7 + 8 + 10 + 5 + 9);
        }
    }

    @Test
    void what_may_be_declined_is_marked_so() {
        Play play = opens(GinRules.seed());
        assertThat(decision(play).optional()).isTrue();
        assertThat(decision(play.plays("1 pass", "0 pass")).optional()).isFalse();
    }
}
