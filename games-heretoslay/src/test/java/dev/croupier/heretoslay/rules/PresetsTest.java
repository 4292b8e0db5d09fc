package dev.croupier.heretoslay.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.options.RuleOption;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Options and presets are as the tables of the rulebook have them, value by value. */
class PresetsTest {
    private static final Path RULEBOOK = Path.of("..", "docs", "rules", "heretoslay.md");

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
        assertThat(presets).isEqualTo(HtsRules.presetNames()).hasSize(6);
        assertThat(table.tail().map(Array::head)).isEqualTo(HtsRules.options().names());
        for (Array<String> row : table.tail()) {
            RuleOption<HtsRules> option = HtsRules.options().named(row.head()).get();
            assertThat(presets.map(name -> option.text(HtsRules.preset(name).get())))
                    .as(row.head())
                    .isEqualTo(row.tail());
        }
    }

    @Test
    void every_option_has_the_values_and_the_default_that_are_stated() throws IOException {
        Array<Array<String>> table = table("| option |").tail();
        assertThat(table.map(row -> row.take(3)))
                .isEqualTo(HtsRules.options()
                        .options()
                        .map(option -> Array.of(option.name(), option.values(), option.text(HtsRules.seed()))));
    }

    @Test
    void presets_are_what_the_readings_change() {
        HtsRules seed = HtsRules.seed();
        assertThat(HtsRules.rulebook()).isEqualTo(seed.withChallengeOnlyOnPlayersTurn(true));
        assertThat(HtsRules.hereToSlayEs())
                .isEqualTo(seed.withTargetDeclaration(TargetDeclaration.AFTER_CLOSE)
                        .withMegaSlimeSameTurn(false)
                        .withFistOfReasonAsDefender(true));
        assertThat(HtsRules.jingxianlau())
                .isEqualTo(seed.withUsedMarkClearedOnLeavingPlay(true)
                        .withChoosePlayerMayBeSelf(true)
                        .withTriggerOrder(TriggerOrder.TRIGGERS_FIRST));
        assertThat(HtsRules.miurary()).isEqualTo(seed.withTitanWyvernAsDefender(false));
        assertThat(HtsRules.simulation())
                .isEqualTo(seed.withAutoResolveForcedPublicChoice(true).withTurnCap(1000));
    }

    @Test
    void presets_are_found_in_any_letter_case() {
        assertThat(HtsRules.preset("HERETOSLAYES").get()).isEqualTo(HtsRules.hereToSlayEs());
        assertThat(HtsRules.preset("Miurary").get()).isEqualTo(HtsRules.miurary());
        assertThat(HtsRules.preset("handbook").getLeft().explain())
                .isEqualTo("'handbook' is unknown; known are:"
                        + " seed rulebook hereToSlayEs jingxianlau miurary simulation");
    }

    @Test
    void every_preset_can_be_played_by_two_to_six() {
        for (String name : HtsRules.presetNames()) {
            for (int seats = 2; seats <= 6; seats++) {
                assertThat(HtsRules.preset(name).get().withSeats(seats).problems())
                        .as(name)
                        .isEmpty();
            }
        }
    }
}
