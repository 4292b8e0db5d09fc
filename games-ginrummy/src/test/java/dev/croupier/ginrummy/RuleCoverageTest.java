package dev.croupier.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.RuleCoverage;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RuleCoverageTest {
    private final RuleCoverage coverage = RuleCoverage.of(Path.of("..", "docs", "rules", "ginrummy.md"), "GIN")
            .testedBeside(RuleCoverageTest.class);

    @Test
    void every_rule_has_a_test_and_every_test_a_rule() {
        coverage.check();
    }

    /** 27 base rules, 26 rows, the variants, 16 cases. */
    @Test
    void the_rulebook_defines_every_rule() {
        assertThat(coverage.defined().size()).isEqualTo(27 + 26 + 5 + 4 + 2 + 3 + 5 + 16);
    }
}
