package dev.croupier.pokemon.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.options.RuleOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Options and presets are as the tables of the rulebook have them, value by value. */
@ForRule("PKM-OPT")
class PresetsTest {
    private static final Path RULEBOOK = Path.of("..", "docs", "rules", "pokemon.md");

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
        assertThat(presets).isEqualTo(PokemonRules.presetNames()).hasSize(4);
        assertThat(table.tail().map(Array::head))
                .isEqualTo(PokemonRules.options().names());
        for (Array<String> row : table.tail()) {
            RuleOption<PokemonRules> option =
                    PokemonRules.options().named(row.head()).get();
            assertThat(presets.map(name -> option.text(PokemonRules.preset(name).get())))
                    .as(row.head())
                    .isEqualTo(row.tail());
        }
    }

    @Test
    void every_option_has_the_values_and_the_default_that_are_stated() throws IOException {
        Array<Array<String>> table = table("| option |").tail();
        assertThat(table.map(row -> row.take(3)))
                .isEqualTo(PokemonRules.options()
                        .options()
                        .map(option -> Array.of(option.name(), option.values(), option.text(PokemonRules.seed()))));
    }

    @Test
    void the_default_is_the_newer_text_where_the_owners_two_differ() {
        PokemonRules seed = PokemonRules.seed();
        assertThat(seed.mulliganDraw()).isEqualTo(MulliganDraw.NET_EXTRA);
        assertThat(seed.simultaneousWin()).isEqualTo(SimultaneousWin.TIEBREAKER_6_FIRST_PRIZE);
        assertThat(seed.checkupOrderChooser()).isEqualTo(CheckupOrderChooser.NEXT_TURN_PLAYER);
        assertThat(seed.evenPrizesAtTime()).isEqualTo(EvenPrizesAtTime.TIEBREAKER_GAME);
        assertThat(seed.firstPlayerGame1()).isEqualTo(FirstPlayerGame1.COIN_WINNER_CHOOSES);
    }

    @Test
    void evolving_and_discards_for_attacks_are_alike_in_both_readings() {
        for (PokemonRules rules : Array.of(PokemonRules.seed(), PokemonRules.official2026())) {
            assertThat(rules.firstTurnEvolution()).isEqualTo(FirstTurnEvolution.BLOCK_OWN_FIRST_TURN);
            assertThat(rules.attackDiscardTiming()).isEqualTo(AttackDiscardTiming.AFTER_DAMAGE);
        }
    }

    @Test
    void presets_are_what_the_readings_change() {
        PokemonRules seed = PokemonRules.seed();
        assertThat(PokemonRules.official2026())
                .isEqualTo(seed.withFirstPlayerGame1(FirstPlayerGame1.HIGHER_SEED)
                        .withUpToMinimum(UpToMinimum.OFFICIAL_2026)
                        .withSimultaneousWin(SimultaneousWin.TIEBREAKER_6_AHEAD)
                        .withEvenPrizesAtTime(EvenPrizesAtTime.CONTINUE));
        assertThat(PokemonRules.sealed()).isEqualTo(seed.withPrizes(4));
        assertThat(PokemonRules.simulation())
                .isEqualTo(seed.withAutoResolveForcedPublicChoice(true)
                        .withTurnLimit(200)
                        .withActionsPerTurnLimit(500));
    }

    @Test
    void presets_are_found_in_any_letter_case() {
        assertThat(PokemonRules.preset("OFFICIAL2026").get()).isEqualTo(PokemonRules.official2026());
        assertThat(PokemonRules.preset("Sealed").get()).isEqualTo(PokemonRules.sealed());
        assertThat(PokemonRules.preset("handbook").getLeft().explain())
                .isEqualTo("'handbook' is unknown; known are: seed official2026 sealed simulation");
    }
}
