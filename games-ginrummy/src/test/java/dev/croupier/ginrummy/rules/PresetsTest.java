package dev.croupier.ginrummy.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.options.RuleOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Options and presets are as the tables of the rulebook have them, value by value. */
@ForRule({"GIN-STR-1", "GIN-TED-1", "GIN-TED-3", "GIN-MAH-4", "GIN-OKL-5"})
class PresetsTest {
    private static final Path RULEBOOK = Path.of("..", "docs", "rules", "ginrummy.md");

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
        assertThat(presets).isEqualTo(GinRules.presetNames()).hasSize(10);
        assertThat(table.tail().map(Array::head)).isEqualTo(GinRules.options().names());
        for (Array<String> row : table.tail()) {
            RuleOption<GinRules> option = GinRules.options().named(row.head()).get();
            assertThat(presets.map(name -> option.text(GinRules.preset(name).get())))
                    .as(row.head())
                    .isEqualTo(row.tail());
        }
    }

    @Test
    void every_option_has_the_values_and_the_default_that_are_stated() throws IOException {
        Array<Array<String>> table = table("| option |").tail();
        assertThat(table.map(row -> row.take(3)))
                .isEqualTo(GinRules.options()
                        .options()
                        .map(option -> Array.of(option.name(), option.values(), option.text(GinRules.seed()))));
    }

    @Test
    void presets_are_what_the_variants_change() {
        assertThat(GinRules.standard()).isEqualTo(GinRules.seed());
        assertThat(GinRules.oklahoma())
                .isEqualTo(GinRules.seed().withLimitByUpcard(true).withSpadeDoubles(true));
        assertThat(GinRules.hollywood()).isEqualTo(GinRules.seed().withThreeColumns(true));
        assertThat(GinRules.straight()).isEqualTo(GinRules.seed().withKnockLimit(0));
    }

    @Test
    void presets_are_found_in_any_letter_case() {
        assertThat(GinRules.preset("OPENSPIEL").get()).isEqualTo(GinRules.openSpiel());
        assertThat(GinRules.preset("Eaai").get()).isEqualTo(GinRules.eaai());
        assertThat(GinRules.preset("jdh8").get()).isEqualTo(GinRules.jdh8());
        assertThat(GinRules.preset("bridge").getLeft().explain())
                .isEqualTo("'bridge' is unknown; known are:"
                        + " seed standard oklahoma hollywood straight tedesco mahjong openSpiel eaai jdh8");
    }

    @Test
    void every_preset_can_be_played() {
        assertThat(GinRules.presetNames()
                        .flatMap(name -> GinRules.preset(name).get().problems()))
                .isEmpty();
    }
}
