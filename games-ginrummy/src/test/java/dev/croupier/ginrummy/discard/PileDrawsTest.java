package dev.croupier.ginrummy.discard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

@ForRule("GIN-15")
class PileDrawsTest {
    private static Table table(int maxPileDraws) {
        return Table.with(GinRules.seed().withMaxPileDraws(maxPileDraws))
                .hand(0, "2C 4C 6C 8C TC QC AD 3D 5D 7D")
                .hand(1, "4H 5H 6H 8S 9S TS JC KC KD AH")
                .upcard("KS");
    }

    @Test
    void the_hand_is_void_after_the_turn_of_the_last_take_and_the_opening_counts() {
        Play one = table(1).plays("1 pile", "1 discard JC");
        assertThat(one.result().ending()).isEqualTo(Ending.VOID_PILE_DRAWS);
        assertThat(one.result().points()).isZero();
    }

    @Test
    void another_limit_lets_it_go_on() {
        Play two = table(2).plays("1 pile", "1 discard JC");
        assertThat(two.offers()).containsExactly("0 pile", "0 stock");
        assertThat(two.plays("0 pile", "0 discard QC").result().ending()).isEqualTo(Ending.VOID_PILE_DRAWS);
    }

    @Test
    void draws_from_the_stock_do_not_count() {
        Play stock = table(1).inStock("QD").plays("1 pass", "0 pass", "1 stock QD", "1 discard QD");
        assertThat(stock.offers()).containsExactly("0 pile", "0 stock");
    }

    @Test
    void a_knock_in_the_turn_of_the_last_take_scores() {
        Play knock = table(1).plays(
                        "1 pile", "1 knock JC", "1 meld 4H 5H 6H", "1 meld 8S 9S TS", "1 meld KC KD KS", "1 done")
                .plays("0 done");
        assertThat(knock.result().ending()).isEqualTo(Ending.KNOCK);
    }

    @Test
    void none_is_no_limit() {
        assertThat(taken(0, 60).offers()).containsExactly("1 pile", "1 stock");
    }

    @Test
    void fifty_is_the_default() {
        assertThat(GinRules.seed().maxPileDraws()).isEqualTo(50);
        assertThat(taken(50, 49).state().resultIfAny()).isEmpty();
        assertThat(taken(50, 50).result().ending()).isEqualTo(Ending.VOID_PILE_DRAWS);
    }

    /** Both take each other's discards, for so many turns. */
    private static Play taken(int limit, int turns) {
        Play play = table(limit).opens();
        for (int turn = 0; turn < turns; turn++) {
            Play drawn = play.plays(play.state().turn() + " pile");
            play = drawn.plays(
                    drawn.state().turn() + " discard " + drawn.offers("discard").last());
        }
        return play;
    }
}
