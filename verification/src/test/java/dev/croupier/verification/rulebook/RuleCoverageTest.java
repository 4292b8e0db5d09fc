package dev.croupier.verification.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.verification.ForRule;
import dev.croupier.verification.RuleCoverage;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RuleCoverageTest {
    private static final String RULEBOOK = """
            # Fixture
            **FIX-1** The first rule, which FIX-9 is mentioned by only.
            * **FIX-OKL-2** a variant's rule
            | id | rule |
            |---|---|
            | FIX-E3 | an edge case, see FIX-8 |
            """;

    @ForRule("FIX-1")
    static class Tests {
        @Nested
        class Inside {
            @ForRule({"FIX-OKL-2", "FIX-7"})
            void isATest() {}
        }
    }

    @Test
    void idsAreDefinedInBoldOrInATablesFirstCell() {
        assertThat(RuleCoverage.ofText(RULEBOOK, "FIX").defined()).containsExactly("FIX-1", "FIX-E3", "FIX-OKL-2");
    }

    @Test
    void testsNameIdsOnClassesAndMethodsNestedOnesIncluded() {
        RuleCoverage coverage = RuleCoverage.ofText(RULEBOOK, "FIX").testedBeside(RuleCoverageTest.class);
        assertThat(coverage.untested()).containsExactly("FIX-E3");
        assertThat(coverage.unknown()).containsExactly("FIX-7");
    }

    @Test
    void whatIsMissingFailsTheBuildByName() {
        RuleCoverage coverage = RuleCoverage.ofText(RULEBOOK, "FIX").testedBeside(RuleCoverageTest.class);
        assertThatThrownBy(coverage::check)
                .isInstanceOf(AssertionError.class)
                .hasMessage("2 of 3 rules have a test; untested: [FIX-E3], unknown: [FIX-7]");
    }

    @Test
    void aRulebookWithoutRulesFails() {
        assertThatThrownBy(() -> RuleCoverage.ofText("no rules", "FIX").check()).isInstanceOf(AssertionError.class);
    }
}
