package dev.croupier.ginrummy.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Hand;
import dev.croupier.ginrummy.Row;
import dev.croupier.ginrummy.analysis.Arrangement;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class DeadwoodConformanceTest {
    private final Deadwood deadwood = Deadwood.of(AceRuns.LOW);

    @Test
    void every_row_of_the_sample_gets_its_right_answer() {
        assertThat(Row.sample("deadwood")).hasSizeGreaterThan(150).allSatisfy(this::isRight);
    }

    @Test
    void every_row_of_the_whole_file_gets_its_right_answer() {
        assertThat(Row.all("deadwood")).hasSizeGreaterThan(5000).allSatisfy(this::isRight);
    }

    private void isRight(Row row) {
        long hand = Hand.cards(row.text("hand"));
        Array<Arrangement> arrangements = Arrangements.optimal(hand, AceRuns.LOW);
        Arrangement example = new Arrangement(
                Hand.melds(row.text("example_melds"), AceRuns.LOW),
                hand & ~Hand.cards(row.text("example_melds").replace('|', ' ')));
        assertThat(deadwood.minimum(hand)).isEqualTo(row.number("min_deadwood"));
        assertThat(arrangements).hasSize(row.number("arrangements"));
        assertThat(arrangements.map(Arrangement::unmatched).distinct()).hasSize(row.number("deadwood_sets"));
        assertThat(arrangements).contains(example);
        assertThat(arrangements.map(Arrangement::cards).distinct()).containsExactly(hand);
        assertThat(Arrangements.isBigGin(hand, AceRuns.LOW) && row.number("cards") == 11)
                .isEqualTo(row.number("big_gin") == 1);
        if (row.number("cards") == 11) {
            assertThat(Deadwood.deadwood(deadwood.bestDiscard(hand)))
                    .isEqualTo(row.number("min_deadwood_after_discard"));
        }
    }
}
