package dev.croupier.protocol;

import dev.croupier.pokemon.rules.PokemonRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PokemonProtocolTest {
    static Iterable<String> presets() {
        return PokemonRules.presetNames();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void what_a_table_says_is_read_as_it_was_written_and_tells_nobody_more(String preset) {
        ProtocolLaws.check(Tables.pokemon(PokemonRules.preset(preset).get()), 1, 400, 19);
    }
}
