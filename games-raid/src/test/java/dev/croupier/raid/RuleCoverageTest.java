package dev.croupier.raid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.RuleCoverage;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RuleCoverageTest {
    /** The numbers of the rules, and those of the examples; both have gaps. */
    private static final Array<Integer> RULES = Array.rangeClosed(1, 7)
            .appendAll(Array.rangeClosed(10, 21))
            .appendAll(Array.rangeClosed(30, 55))
            .appendAll(Array.rangeClosed(60, 68));

    private static final Array<Integer> EXAMPLES =
            Array.rangeClosed(1, 56).removeAll(Array.of(7, 9, 13, 15, 19, 23, 25, 31, 37, 44, 46, 49, 51));

    private final RuleCoverage coverage =
            RuleCoverage.of(Path.of("..", "docs", "rules", "raid.md"), "RAID").testedBeside(RuleCoverageTest.class);

    @Test
    void every_rule_has_a_test_and_every_test_a_rule() {
        coverage.check();
    }

    @Test
    void the_rulebook_defines_every_rule() {
        TreeSet<String> ids = TreeSet.of("RAID-OPT")
                .addAll(RULES.map(number -> "RAID-" + number))
                .addAll(EXAMPLES.map(number -> "RAID-E" + number))
                .addAll(Array.rangeClosed(1, 31).map(number -> "RAID-D" + number))
                .addAll(Array.rangeClosed(1, 8).map(number -> "RAID-S" + number))
                .addAll(Array.rangeClosed(1, 7).map(number -> "RAID-OPT-" + number));
        assertThat(coverage.defined()).isEqualTo(ids);
    }
}
