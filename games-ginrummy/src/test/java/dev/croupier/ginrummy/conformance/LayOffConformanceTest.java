package dev.croupier.ginrummy.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Hand;
import dev.croupier.ginrummy.Row;
import dev.croupier.ginrummy.analysis.LayOff;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class LayOffConformanceTest {
    @Test
    void every_row_of_the_sample_gets_its_right_answer() {
        assertThat(Row.sample("layoff")).hasSizeGreaterThan(150).allSatisfy(this::isRight);
    }

    @Test
    void every_row_of_the_whole_file_gets_its_right_answer() {
        assertThat(Row.all("layoff")).hasSizeGreaterThan(2000).allSatisfy(this::isRight);
    }

    private void isRight(Row row) {
        long hand = Hand.cards(row.text("opponent_hand"));
        Array<Meld> table = Hand.melds(row.text("knocker_melds"), AceRuns.LOW);
        LayOffs joint = LayOffs.optimal(table, hand, AceRuns.LOW);
        LayOffs none = LayOffs.none(hand, AceRuns.LOW);
        boolean allowed = row.text("layoffs_allowed").equals("1");

        assertThat(joint.deadwood()).isEqualTo(row.number("joint_optimum"));
        assertThat(none.deadwood()).isEqualTo(row.number("opponent_min_deadwood_no_layoff"));
        assertThat((allowed ? joint : none).deadwood()).isEqualTo(row.number("expected_opponent_deadwood"));
        assertThat(LayOffs.minimum(table, hand, AceRuns.LOW)).isEqualTo(joint.deadwood());
        isLegal(joint, table, hand);
    }

    private static void isLegal(LayOffs answer, Array<Meld> table, long hand) {
        Array<Meld> lying = table;
        long left = hand;
        for (LayOff layOff : answer.layOffs()) {
            assertThat(left & layOff.card().mask()).isNotZero();
            assertThat(layOff.onto()).isEqualTo(lying.get(layOff.place()));
            assertThat(layOff.onto().takes(layOff.card(), AceRuns.LOW)).isTrue();
            lying = lying.update(layOff.place(), layOff.onto().with(layOff.card(), AceRuns.LOW));
            left &= ~layOff.card().mask();
        }
        assertThat(answer.own().cards()).isEqualTo(left);
    }
}
