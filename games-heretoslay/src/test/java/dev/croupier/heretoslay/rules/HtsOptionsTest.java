package dev.croupier.heretoslay.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.RuleOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HtsOptionsTest {
    /** The values of an option: its words, or the edges of its range. */
    private static Seq<String> valuesOf(RuleOption<HtsRules> option) {
        return option.values().startsWith("a number ")
                ? Array.of(option.values().substring("a number ".length()).split("…", -1))
                : Array.of(option.values().split(" or ", -1));
    }

    private static HtsRules changed(String option, String value) {
        return HtsRules.seed().with(option, value).get();
    }

    @Nested
    class Text {
        @Test
        void of_every_preset_reads_back() {
            for (String name : HtsRules.presetNames()) {
                HtsRules rules = HtsRules.preset(name).get();
                assertThat(HtsRules.parse(rules.text()).get()).as(name).isEqualTo(rules);
            }
        }

        @Test
        void of_every_value_of_every_option_reads_back() {
            for (RuleOption<HtsRules> option : HtsRules.options().options()) {
                for (String value : valuesOf(option)) {
                    HtsRules changed = changed(option.name(), value);
                    assertThat(option.text(changed)).isEqualTo(value);
                    assertThat(HtsRules.parse(changed.text()).get()).isEqualTo(changed);
                    assertThat(HtsRules.parse(option.name() + "=" + value).get())
                            .isEqualTo(changed);
                }
            }
        }

        @Test
        void names_each_option_once_and_tells_all_rules_apart() {
            assertThat(HtsRules.options().names()).doesNotHaveDuplicates().hasSize(18);
            Seq<HtsRules> all = HtsRules.options()
                    .options()
                    .flatMap(option -> valuesOf(option).map(value -> changed(option.name(), value)))
                    .distinct();
            assertThat(all.map(HtsRules::text)).doesNotHaveDuplicates();
        }

        @Test
        void that_leaves_options_out_means_the_default() {
            assertThat(HtsRules.parse("").get()).isEqualTo(HtsRules.seed());
            assertThat(HtsRules.parse(" SEATS = 4 , windows=first_comer").get())
                    .isEqualTo(HtsRules.seed().withSeats(4).withWindows(Windows.FIRST_COMER));
        }
    }

    @Nested
    class Errors {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "seats=3,seats=4 | seats=4: expected each option once",
                    "players=3 | 'players' is unknown; known are: seats leaderSelection targetDeclaration windows",
                    "leaderSelection=RANDOM_DEAL | leaderSelection=RANDOM_DEAL: expected PICK or RANDOM",
                    "targetDeclaration=LATE | targetDeclaration=LATE: expected BEFORE_CLOSE or AFTER_CLOSE",
                    "windows= | windows='': expected IN_ORDER or FIRST_COMER",
                    "triggerOrder=NONE | triggerOrder=NONE: expected EFFECT_FIRST or TRIGGERS_FIRST",
                    "megaSlimeSameTurn=yes | megaSlimeSameTurn=yes: expected true or false",
                    "seats | seats=(nothing): expected a value, written name=value",
                    "turnCap=-1 | turnCap=-1: expected a number 0…100000",
                    "turnCap=100001 | turnCap=100001: expected a number 0…100000",
                    "decisionCap=0 | decisionCap=0: expected a number 1000…1000000",
                    "decisionCap=999 | decisionCap=999: expected a number 1000…1000000",
                    "decisionCap=1000001 | decisionCap=1000001: expected a number 1000…1000000"
                })
        void say_what_could_stand_there(String text, String message) {
            assertThat(HtsRules.parse(text).getLeft().explain()).startsWith(message);
        }

        @Test
        void come_at_the_first_that_cannot_be_read() {
            assertThat(HtsRules.parse("seats=3,windows=SHUT,turnCap=x").getLeft())
                    .isEqualTo(new OptionError("windows", "SHUT", "IN_ORDER or FIRST_COMER"));
        }

        @Test
        void are_told_of_what_a_session_decides_and_no_rule() {
            assertThat(HtsRules.parse("autoPassWhenNoOption=true").getLeft().option())
                    .isEqualTo("autoPassWhenNoOption");
        }
    }

    @Nested
    @ForRule("HTS-SET-01")
    class Seats {
        @ParameterizedTest
        @ValueSource(ints = {2, 3, 4, 5, 6})
        void are_two_to_six(int seats) {
            assertThat(HtsRules.seed().withSeats(seats).problems()).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(ints = {-1, 0, 1, 7})
        void are_no_other_number(int seats) {
            String message = "seats=" + seats + ": expected a number 2…6";
            assertThat(HtsRules.seed().withSeats(seats).problems().map(OptionError::explain))
                    .containsExactly(message);
            assertThat(HtsRules.parse("seats=" + seats).getLeft().explain()).isEqualTo(message);
        }
    }

    @Test
    void numbers_out_of_range_are_all_told() {
        HtsRules rules = HtsRules.seed().withSeats(7).withTurnCap(-1).withDecisionCap(10);
        assertThat(rules.problems().map(OptionError::option)).containsExactly("seats", "turnCap", "decisionCap");
    }
}
