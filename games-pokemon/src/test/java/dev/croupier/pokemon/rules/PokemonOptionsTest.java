package dev.croupier.pokemon.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.RuleOption;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PokemonOptionsTest {
    /** The values of an option: its words, or the edges of its range. */
    private static Seq<String> valuesOf(RuleOption<PokemonRules> option) {
        return option.values().startsWith("a number ")
                ? Array.of(option.values().substring("a number ".length()).split("…", -1))
                : Array.of(option.values().split(" or ", -1));
    }

    private static PokemonRules changed(String option, String value) {
        return PokemonRules.seed().with(option, value).get();
    }

    @Nested
    class Text {
        @Test
        void of_every_preset_reads_back() {
            for (String name : PokemonRules.presetNames()) {
                PokemonRules rules = PokemonRules.preset(name).get();
                assertThat(PokemonRules.parse(rules.text()).get()).as(name).isEqualTo(rules);
            }
        }

        @Test
        void of_every_value_of_every_option_reads_back() {
            for (RuleOption<PokemonRules> option : PokemonRules.options().options()) {
                for (String value : valuesOf(option)) {
                    PokemonRules changed = changed(option.name(), value);
                    assertThat(option.text(changed)).isEqualTo(value);
                    assertThat(PokemonRules.parse(changed.text()).get()).isEqualTo(changed);
                    assertThat(PokemonRules.parse(option.name() + "=" + value).get())
                            .isEqualTo(changed);
                }
            }
        }

        @Test
        void names_each_option_once_and_tells_all_rules_apart() {
            assertThat(PokemonRules.options().names()).doesNotHaveDuplicates().hasSize(16);
            Seq<PokemonRules> all = PokemonRules.options()
                    .options()
                    .flatMap(option -> valuesOf(option).map(value -> changed(option.name(), value)))
                    .distinct();
            assertThat(all.map(PokemonRules::text)).doesNotHaveDuplicates();
        }

        @Test
        void that_leaves_options_out_means_the_default() {
            assertThat(PokemonRules.parse("").get()).isEqualTo(PokemonRules.seed());
            assertThat(PokemonRules.parse(" PRIZES = 4 , deckLists=open").get())
                    .isEqualTo(PokemonRules.seed().withPrizes(4).withDeckLists(DeckLists.OPEN));
        }

        @Test
        void is_one_line() {
            assertThat(PokemonRules.seed().text())
                    .isEqualTo("prizes=6,deckLists=CLOSED,firstPlayerGame1=COIN_WINNER_CHOOSES,mulliganDraw=NET_EXTRA,"
                            + "cutAfterShuffle=false,firstTurnAttack=false,firstTurnEvolution=BLOCK_OWN_FIRST_TURN,"
                            + "attackDiscardTiming=AFTER_DAMAGE,upToMinimum=RULEBOOK_2023,"
                            + "checkupOrderChooser=NEXT_TURN_PLAYER,simultaneousWin=TIEBREAKER_6_FIRST_PRIZE,"
                            + "evenPrizesAtTime=TIEBREAKER_GAME,autoResolveForcedPublicChoice=false,"
                            + "turnLimit=0,actionsPerTurnLimit=0,decisionCap=100000");
        }
    }

    @Nested
    class Errors {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "prizes=4,prizes=6 | prizes=6: expected each option once",
                    "bench=8 | 'bench' is unknown; known are: prizes deckLists firstPlayerGame1 mulliganDraw",
                    "prizes=0 | prizes=0: expected a number 1…6",
                    "prizes=7 | prizes=7: expected a number 1…6",
                    "prizes=six | prizes=six: expected a number 1…6",
                    "deckLists=SHOWN | deckLists=SHOWN: expected CLOSED or OPEN",
                    "firstPlayerGame1=LOSER | firstPlayerGame1=LOSER: expected COIN_WINNER_CHOOSES or HIGHER_SEED",
                    "mulliganDraw= | mulliganDraw='': expected NET_EXTRA or PER_MULLIGAN",
                    "cutAfterShuffle=yes | cutAfterShuffle=yes: expected true or false",
                    "firstTurnAttack=1 | firstTurnAttack=1: expected true or false",
                    "firstTurnEvolution=BLOCK | firstTurnEvolution=BLOCK: expected BLOCK_OWN_FIRST_TURN or BLOCK_OPENING_TURN_ONLY or ALLOW",
                    "attackDiscardTiming=NEVER | attackDiscardTiming=NEVER: expected AFTER_DAMAGE or BEFORE_DAMAGE",
                    "upToMinimum=0 | upToMinimum=0: expected RULEBOOK_2023 or OFFICIAL_2026",
                    "checkupOrderChooser=COIN | checkupOrderChooser=COIN: expected NEXT_TURN_PLAYER or AFFECTED_OWNER",
                    "simultaneousWin=TIE | simultaneousWin=TIE: expected TIEBREAKER_6_AHEAD or TIEBREAKER_6_FIRST_PRIZE or SUDDEN_DEATH_1",
                    "evenPrizesAtTime=TIE | evenPrizesAtTime=TIE: expected TIEBREAKER_GAME or CONTINUE",
                    "autoResolveForcedPublicChoice=no | autoResolveForcedPublicChoice=no: expected true or false",
                    "turnLimit | turnLimit=(nothing): expected a value, written name=value",
                    "turnLimit=-1 | turnLimit=-1: expected a number 0…100000",
                    "turnLimit=none | turnLimit=none: expected a number 0…100000",
                    "turnLimit=100001 | turnLimit=100001: expected a number 0…100000",
                    "actionsPerTurnLimit=100001 | actionsPerTurnLimit=100001: expected a number 0…100000",
                    "decisionCap=0 | decisionCap=0: expected a number 1000…1000000",
                    "decisionCap=999 | decisionCap=999: expected a number 1000…1000000",
                    "decisionCap=1000001 | decisionCap=1000001: expected a number 1000…1000000"
                })
        void say_what_could_stand_there(String text, String message) {
            assertThat(PokemonRules.parse(text).getLeft().explain()).startsWith(message);
        }

        @Test
        void name_the_option_and_the_value() {
            assertThat(PokemonRules.seed().with("upToMinimum", "SOME").getLeft())
                    .isEqualTo(new OptionError("upToMinimum", "SOME", "RULEBOOK_2023 or OFFICIAL_2026"));
        }

        @Test
        void come_at_the_first_that_cannot_be_read() {
            assertThat(PokemonRules.parse("prizes=4,deckLists=SHUT,turnLimit=x").getLeft())
                    .isEqualTo(new OptionError("deckLists", "SHUT", "CLOSED or OPEN"));
        }

        @Test
        void are_told_of_what_a_game_keeps_and_no_option() {
            assertThat(PokemonRules.parse("prizesToWin=4").getLeft().option()).isEqualTo("prizesToWin");
        }
    }

    @Nested
    class Problems {
        @Test
        void are_all_numbers_out_of_range() {
            PokemonRules rules = PokemonRules.seed()
                    .withPrizes(7)
                    .withTurnLimit(-1)
                    .withActionsPerTurnLimit(-1)
                    .withDecisionCap(10);
            assertThat(rules.problems().map(OptionError::option))
                    .containsExactly("prizes", "turnLimit", "actionsPerTurnLimit", "decisionCap");
            assertThat(rules.problems().head().explain()).isEqualTo("prizes=7: expected a number 1…6");
        }

        @Test
        void are_none_in_any_preset() {
            for (String name : PokemonRules.presetNames()) {
                assertThat(PokemonRules.preset(name).get().problems()).as(name).isEmpty();
            }
        }

        @Test
        void are_none_in_a_game_of_sudden_death() {
            assertThat(PokemonRules.seed().withPrizes(1).problems()).isEmpty();
        }
    }
}
