package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.RuleCoverage;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RuleCoverageTest {
    private final RuleCoverage coverage = RuleCoverage.of(Path.of("..", "docs", "rules", "heretoslay.md"), "HTS")
            .testedBeside(RuleCoverageTest.class);

    @Test
    void every_rule_has_a_test_and_every_test_a_rule() {
        coverage.check();
    }

    /** 31 base rules; those of setup, turn, Heroes, Modifiers, challenges, Items, effects, Monsters, ends, piles; 6 without a number. */
    @Test
    void the_rulebook_defines_every_rule() {
        assertThat(coverage.defined().size()).isEqualTo(31 + 5 + 9 + 9 + 13 + 15 + 13 + 23 + 7 + 4 + 4 + 6);
    }
}
