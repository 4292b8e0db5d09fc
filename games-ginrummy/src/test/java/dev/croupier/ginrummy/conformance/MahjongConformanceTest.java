package dev.croupier.ginrummy.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Hand;
import dev.croupier.ginrummy.Row;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import org.junit.jupiter.api.Test;

class MahjongConformanceTest {
    @Test
    void every_row_of_the_sample_gets_its_right_answer() {
        assertThat(Row.sample("mahjong")).hasSizeGreaterThan(150).allSatisfy(this::isRight);
    }

    @Test
    void every_row_of_the_whole_file_gets_its_right_answer() {
        assertThat(Row.all("mahjong")).hasSizeGreaterThan(1000).allSatisfy(this::isRight);
    }

    private void isRight(Row row) {
        isRight(row, AceRuns.LOW, "min_deadwood_ace_low", "after_discard_ace_low");
        isRight(row, AceRuns.HIGH_OR_LOW, "min_deadwood_ace_high_or_low", "after_discard_high_or_low");
        isRight(row, AceRuns.AROUND_THE_CORNER, "min_deadwood_around_corner", "after_discard_around_corner");
    }

    private static void isRight(Row row, AceRuns aceRuns, String minimum, String afterDiscard) {
        long hand = Hand.cards(row.text("hand"));
        Deadwood deadwood = Deadwood.of(aceRuns);
        assertThat(deadwood.minimum(hand)).isEqualTo(row.number(minimum));
        if (row.text("cards").equals("14")) {
            assertThat(Deadwood.deadwood(deadwood.bestDiscard(hand))).isEqualTo(row.number(afterDiscard));
        }
    }
}
