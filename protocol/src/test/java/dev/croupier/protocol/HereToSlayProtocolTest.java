package dev.croupier.protocol;

import dev.croupier.heretoslay.rules.HtsRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HereToSlayProtocolTest {
    static Iterable<String> presets() {
        return HtsRules.presetNames();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void what_a_table_says_is_read_as_it_was_written_and_tells_nobody_more(String preset) {
        for (int seed = 1; seed <= 2; seed++) {
            ProtocolLaws.check(Tables.hereToSlay(HtsRules.preset(preset).get()), seed, 600, 17);
        }
    }
}
