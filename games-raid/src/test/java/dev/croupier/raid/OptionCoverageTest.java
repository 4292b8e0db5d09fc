package dev.croupier.raid;

import dev.croupier.raid.rules.RaidRules;
import dev.croupier.verification.OptionCoverage;
import org.junit.jupiter.api.Test;

class OptionCoverageTest {
    @Test
    void every_value_of_every_option_has_a_test_and_every_test_a_value() {
        OptionCoverage.of(RaidRules.options(), RaidRules.house(), RaidRules.presetNames())
                .testedBeside(OptionCoverageTest.class)
                .check();
    }
}
