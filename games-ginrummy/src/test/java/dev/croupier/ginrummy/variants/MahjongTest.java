package dev.croupier.ginrummy.variants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MahjongTest {
    private static Play drawn(GinRules rules, String hand) {
        return Table.with(rules).hand(1, hand).upcard("7S").inStock("JC").plays("1 pass", "0 pass", "1 stock JC");
    }

    @ForRule({"GIN-MAH-1", "GIN-MAH-4"})
    @Test
    void gin_is_four_melds_of_thirteen_cards() {
        Play gin = drawn(GinRules.mahjong(), "QH KH AH 4C 5C 6C 7D 8D 9D 3S 4S 5S 6S")
                .plays("1 knock JC", "1 meld QH KH AH", "1 meld 4C 5C 6C", "1 meld 7D 8D 9D", "1 meld 3S 4S 5S 6S")
                .plays("1 done", "0 done");
        assertThat(gin.result().ending()).isEqualTo(Ending.GIN);
    }

    @ForRule("GIN-MAH-4")
    @Test
    void nobody_knocks_unless_the_limit_allows_it() {
        String two = "QH KH AH 4C 5C 6C 7D 8D 9D 3S 4S 5S 2D";
        assertThat(drawn(GinRules.mahjong(), two).offers("knock")).isEmpty();
        assertThat(drawn(GinRules.mahjong().withKnockLimit(10), two).offers("knock"))
                .contains("JC");
    }

    @ForRule({"GIN-MAH-2", "GIN-20"})
    @ParameterizedTest
    @CsvSource({
        "AH 2H 3H, LOW, true",
        "QH KH AH, LOW, false",
        "QH KH AH, HIGH_OR_LOW, true",
        "KH AH 2H, HIGH_OR_LOW, false",
        "KH AH 2H, AROUND_THE_CORNER, true"
    })
    void an_ace_stands_where_the_table_lets_it(String run, AceRuns aceRuns, boolean gin) {
        Play drawn = drawn(
                GinRules.mahjong().withAceRuns(aceRuns).withBigGin(false), run + " 4C 5C 6C 7D 8D 9D 3S 4S 5S 6S");
        assertThat(drawn.offers("knock").contains("JC")).isEqualTo(gin);
    }

    @ForRule("GIN-MAH-2")
    @Test
    void an_ace_counts_one_point_high_or_low() {
        Play drawn = drawn(GinRules.mahjong().withKnockLimit(1), "JH QH KH 4C 5C 6C 7D 8D 9D 3S 4S 5S AD");
        assertThat(drawn.offers("knock")).contains("JC");
    }

    @ForRule("GIN-MAH-1")
    @Test
    void the_wall_stands_at_two_cards_too() {
        Play wall = Table.with(GinRules.mahjong())
                .hand(1, "QH KH AH 4C 5C 6C 7D 8D 9D 3S 4S 5S 2D")
                .stock("JC JD JS")
                .plays("1 pass", "0 pass", "1 stock JC", "1 discard JC");
        assertThat(wall.result().ending()).isEqualTo(Ending.VOID_WALL);
    }
}
