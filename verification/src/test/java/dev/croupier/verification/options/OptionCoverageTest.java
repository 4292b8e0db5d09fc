package dev.croupier.verification.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.options.OptionTable;
import dev.croupier.core.options.RuleOption;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.OptionCoverage;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class OptionCoverageTest {
    private record Rules(boolean wild, int target, int limit) {}

    private static final OptionTable<Rules> TABLE = OptionTable.of(
            RuleOption.flag("wild", Rules::wild, (rules, value) -> new Rules(value, rules.target(), rules.limit())),
            RuleOption.number(
                    "target", 1, 99, Rules::target, (rules, value) -> new Rules(rules.wild(), value, rules.limit())),
            RuleOption.number(
                    "limit", 0, 9, Rules::limit, (rules, value) -> new Rules(rules.wild(), rules.target(), value)));

    private static final OptionCoverage<Rules> COVERAGE =
            OptionCoverage.of(TABLE, new Rules(false, 20, 0), Array.of("plain", "wide"));

    static class Tests {
        @ForOption({"wild=true", "target=20", "target=50", "preset=plain"})
        void known() {}

        @ForOption({"wild=perhaps", "preset=narrow", "nothing"})
        void unknown() {}
    }

    @Test
    void each_value_of_a_choice_the_usual_number_and_another_and_each_preset_need_a_test() {
        assertThat(COVERAGE.testedBeside(OptionCoverageTest.class).untested())
                .containsExactlyInAnyOrder("wild=false", "limit=0", "limit=…", "preset=wide");
    }

    @Test
    void what_no_option_has_is_told() {
        assertThat(COVERAGE.testedBeside(OptionCoverageTest.class).unknown())
                .containsExactlyInAnyOrder("wild=perhaps", "preset=narrow", "nothing");
    }

    @Test
    void either_fails_the_build_by_name() {
        assertThatThrownBy(() -> COVERAGE.testedBeside(OptionCoverageTest.class).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("limit=…")
                .hasMessageContaining("preset=narrow");
    }

    @Test
    void a_game_without_options_fails() {
        assertThatThrownBy(() -> OptionCoverage.of(OptionTable.of(), "rules", Array.empty())
                        .check())
                .isInstanceOf(AssertionError.class);
    }
}
