package dev.croupier.raid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.options.RuleOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Options and presets are as the tables of the rulebook have them, value by value. */
@ForRule("RAID-OPT")
class PresetsTest {
    private static final Path RULEBOOK = Path.of("..", "docs", "rules", "raid.md");

    /** The rows of the table with that heading row, as texts of their cells. */
    private static Array<Array<String>> table(String heading) throws IOException {
        return Array.ofAll(Files.readAllLines(RULEBOOK))
                .dropUntil(line -> line.startsWith(heading))
                .takeWhile(line -> line.startsWith("|"))
                .filter(line -> !line.startsWith("|---"))
                .map(PresetsTest::cells);
    }

    private static Array<String> cells(String row) {
        return Array.of(row.substring(1, row.length() - 1).split("\\|", -1))
                .map(cell -> cell.replace("`", "").strip());
    }

    @Test
    void every_option_of_every_preset_is_as_stated() throws IOException {
        Array<Array<String>> table = table("| preset |");
        Array<String> presets = table.head().tail();
        assertThat(presets).isEqualTo(RaidRules.presetNames()).hasSize(2);
        assertThat(table.tail().map(Array::head)).isEqualTo(RaidRules.options().names());
        for (Array<String> row : table.tail()) {
            RuleOption<RaidRules> option = RaidRules.options().named(row.head()).get();
            assertThat(presets.map(name -> option.text(RaidRules.preset(name).get())))
                    .as(row.head())
                    .isEqualTo(row.tail());
        }
    }

    @Test
    void every_option_has_the_values_and_the_default_that_are_stated() throws IOException {
        Array<Array<String>> table = table("| option |").tail();
        assertThat(table.map(row -> row.take(3)))
                .isEqualTo(RaidRules.options()
                        .options()
                        .map(option -> Array.of(option.name(), option.values(), option.text(RaidRules.house()))));
    }

    @Test
    void the_handbook_differs_where_the_text_says_so() {
        assertThat(RaidRules.handbook())
                .isEqualTo(RaidRules.house()
                        .withEliminationRule(EliminationRule.ON_PRIZE_UNAVAILABLE)
                        .withReshuffleLimit(new ReshuffleLimit(1))
                        .withRemainderDamage(RemainderDamage.KEEP_ON_BOSS));
    }

    @Test
    void presets_are_found_in_any_letter_case() {
        assertThat(RaidRules.preset("HANDBOOK").get()).isEqualTo(RaidRules.handbook());
        assertThat(RaidRules.preset("House").get()).isEqualTo(RaidRules.house());
        assertThat(RaidRules.preset("seed").getLeft().explain())
                .isEqualTo("'seed' is unknown; known are: house handbook");
    }
}
