package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.RuleCoverage;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RuleCoverageTest {
    private final RuleCoverage coverage =
            RuleCoverage.of(Path.of("..", "docs", "rules", "pokemon.md"), "PKM").testedBeside(RuleCoverageTest.class);

    @Test
    void every_rule_has_a_test_and_every_test_a_rule() {
        coverage.check();
    }

    /** The rules with a word (101), those of options, tournaments, missed cases, and the two lists of defects. */
    @Test
    void the_rulebook_defines_every_rule() {
        assertThat(coverage.defined().size())
                .isEqualTo(10 + 3 + 8 + 8 + 14 + 17 + 6 + 5 + 5 + 16 + 9 + 6 + 30 + 35 + 80 + 34);
    }
}
