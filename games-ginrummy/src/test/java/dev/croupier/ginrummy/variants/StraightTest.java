package dev.croupier.ginrummy.variants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

class StraightTest {
    private final Table table = Table.with(GinRules.straight())
            .hand(1, "4C 5C 6C 8D 9D TD 3H 3S 3C AD")
            .hand(0, "KC KD QC QH JC 9S 9C 7H 6H 2S")
            .upcard("AS")
            .inStock("KH 3D");

    @ForRule("GIN-STR-1")
    @Test
    void one_point_is_too_much_to_knock_with() {
        assertThat(table.plays("1 pass", "0 pass", "1 stock KH").rulesAgainst("1 knock KH"))
                .containsExactly("GIN-B16");
    }

    @ForRule("GIN-STR-1")
    @Test
    void gin_scores_25_as_ever() {
        Play gin = table.plays("1 pass", "0 pass", "1 stock 3D", "1 knock AD")
                .plays("1 meld 4C 5C 6C", "1 meld 8D 9D TD", "1 meld 3C 3D 3H 3S", "1 done", "0 done");
        assertThat(gin.result().ending()).isEqualTo(Ending.GIN);
        assertThat(gin.result().points()).isEqualTo(25 + 83);
    }

    @ForRule("GIN-STR-2")
    @Test
    void the_declaration_leaves_nothing_and_no_lay_off_follows() {
        Play knocked = table.plays("1 pass", "0 pass", "1 stock 3D", "1 knock AD");
        assertThat(knocked.offers("meld"))
                .containsExactly("3C 4C 5C 6C", "3C 3D 3H 3S", "4C 5C 6C", "3D 3H 3S", "8D 9D TD");
        Play two = knocked.plays("1 meld 4C 5C 6C", "1 meld 3C 3D 3H 3S");
        assertThat(two.rulesAgainst("1 done")).containsExactly("GIN-10");
        assertThat(two.plays("1 meld 8D 9D TD", "1 done").offers()).containsExactly("0 meld JC QC KC", "0 done");
    }
}
