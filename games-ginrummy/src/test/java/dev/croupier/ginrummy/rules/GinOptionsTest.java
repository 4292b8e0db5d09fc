package dev.croupier.ginrummy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.options.RuleOption;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GinOptionsTest {
    /** Values to try for an option: its words, or numbers in and at the edge of its range. */
    private static Seq<String> valuesOf(RuleOption<GinRules> option) {
        return option.values().startsWith("a number ")
                ? Array.of(option.values().substring("a number ".length()).split("…", -1))
                        .append("7")
                : Array.of(option.values().split(" or ", -1));
    }

    @Nested
    class Text {
        @Test
        void of_every_preset_reads_back() {
            for (String name : GinRules.presetNames()) {
                GinRules rules = GinRules.preset(name).get();
                assertThat(GinRules.parse(rules.text()).get()).as(name).isEqualTo(rules);
            }
        }

        @Test
        void of_every_value_of_every_option_reads_back() {
            for (RuleOption<GinRules> option : GinRules.options().options()) {
                for (String value : valuesOf(option)) {
                    GinRules changed =
                            GinRules.seed().with(option.name(), value).get();
                    assertThat(option.text(changed)).isEqualTo(value);
                    assertThat(GinRules.parse(changed.text()).get()).isEqualTo(changed);
                    assertThat(GinRules.parse(option.name() + "=" + value).get())
                            .isEqualTo(changed);
                }
            }
        }

        @Test
        void names_each_option_once_and_tells_all_rules_apart() {
            assertThat(GinRules.options().names()).doesNotHaveDuplicates().hasSize(35);
            Seq<GinRules> all = GinRules.options()
                    .options()
                    .flatMap(option -> valuesOf(option)
                            .map(value ->
                                    GinRules.seed().with(option.name(), value).get()))
                    .distinct();
            assertThat(all.map(GinRules::text)).doesNotHaveDuplicates();
        }

        @Test
        void that_leaves_options_out_means_the_default() {
            assertThat(GinRules.parse("").get()).isEqualTo(GinRules.seed());
            assertThat(GinRules.parse(" KNOCKLIMIT = 0 , tie=no_winner").get())
                    .isEqualTo(GinRules.seed().withKnockLimit(0).withTie(Tie.NO_WINNER));
        }
    }

    @Nested
    class Errors {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "knocklimits=1 | 'knocklimits' is unknown; known are: handSize knockLimit",
                    "knockLimit=1001 | knockLimit=1001: expected a number 0…1000",
                    "knockLimit=-1 | knockLimit=-1: expected a number 0…1000",
                    "knockLimit=ten | knockLimit=ten: expected a number 0…1000",
                    "target=0 | target=0: expected a number 1…100000",
                    "streakFrom=1 | streakFrom=1: expected a number 2…1000",
                    "handSize=14 | handSize=14: expected a number 3…13",
                    "tie=PUSH | tie=PUSH: expected UNDERCUT or KNOCKER_ZERO or NO_WINNER",
                    "tie= | tie='': expected UNDERCUT or KNOCKER_ZERO or NO_WINNER",
                    "bigGin=yes | bigGin=yes: expected true or false",
                    "tie | tie=(nothing): expected a value, written name=value"
                })
        void say_what_could_stand_there(String text, String message) {
            assertThat(GinRules.parse(text).getLeft().explain()).startsWith(message);
        }

        @Test
        void come_at_the_first_that_cannot_be_read() {
            assertThat(GinRules.parse("tie=UNDERCUT,dealer=ME,target=0")
                            .getLeft()
                            .option())
                    .isEqualTo("dealer");
        }
    }

    @Nested
    class Options_that_cannot_be_played {
        private void refused(GinRules rules, String reason) {
            assertThat(rules.problems()).hasSize(1);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GinRummy.hand(rules))
                    .withMessageContaining(reason);
            assertThatIllegalArgumentException().isThrownBy(() -> GinRummy.match(rules));
        }

        @ForRule("GIN-13")
        @Test
        void are_eleven_cards_with_a_limit_by_upcard_or_with_doubling_spades() {
            GinRules eleven = GinRules.seed().withOpening(Opening.ELEVEN_CARDS);
            refused(eleven.withLimitByUpcard(true), "they need an upcard");
            refused(eleven.withSpadeDoubles(true), "they need an upcard");
            assertThat(eleven.problems()).isEmpty();
        }

        @Test
        void are_numbers_out_of_range() {
            refused(GinRules.seed().withTarget(0), "target=0: expected a number 1…100000");
            refused(GinRules.seed().withHandSize(15), "handSize=15: expected a number 3…13");
        }

        @ForRule("GIN-9")
        @Test
        void are_hands_that_could_go_big_gin_but_not_gin() {
            refused(GinRules.seed().withHandSize(8), "which 5, 8 and 11 cards cannot");
            assertThat(GinRules.seed().withHandSize(8).withBigGin(false).problems())
                    .isEmpty();
            assertThat(GinRules.seed().withHandSize(9).problems()).isEmpty();
        }
    }
}
