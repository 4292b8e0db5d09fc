package dev.croupier.protocol;

import dev.croupier.raid.rules.RaidRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RaidProtocolTest {
    static Iterable<String> presets() {
        return RaidRules.presetNames();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void what_a_table_says_is_read_as_it_was_written_and_tells_nobody_more(String preset) {
        ProtocolLaws.check(Tables.raid(RaidRules.preset(preset).get(), 3), 1, 400, 19);
    }
}
