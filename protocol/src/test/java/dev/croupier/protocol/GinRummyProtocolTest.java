package dev.croupier.protocol;

import dev.croupier.ginrummy.rules.GinRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GinRummyProtocolTest {
    static Iterable<String> presets() {
        return GinRules.presetNames();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void what_a_table_says_is_read_as_it_was_written_and_tells_nobody_more(String preset) {
        for (int seed = 1; seed <= 2; seed++) {
            ProtocolLaws.check(Tables.ginRummy(GinRules.preset(preset).get()), seed, 400, 11);
        }
    }
}
