package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A schema says what is wrong with a message, by the example of an action of Gin Rummy. */
class SchemaTest {
    private static final Format<Content.Act<GinAction>> ACT =
            Tables.ginRummy(GinRules.seed()).protocol().act();
    private static final Schemas SCHEMAS = new Schemas();

    private static String message(String action) {
        return "{\"protocol\":1,\"game\":\"ginrummy\",\"version\":1,\"type\":\"action\",\"decision\":\"1-3\",\"action\":"
                + action + "}";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"discard\",\"seat\":1,\"card\":\"7H\"}",
                "{\"seat\":1,\"type\":\"pass\"}",
                "{\"type\":\"declare-meld\",\"seat\":0,\"meld\":[\"7H\",\"8H\",\"9H\"]}"
            })
    void fits_what_is_read(String action) {
        assertThat(SCHEMAS.errors(ACT, message(action))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"discard\",\"seat\":1}",
                "{\"type\":\"pass\",\"seat\":1,\"card\":\"7H\"}",
                "{\"type\":\"fold\",\"seat\":1}",
                "{\"seat\":1}",
                "{\"type\":\"pass\",\"seat\":\"1\"}",
                "{\"type\":\"pass\",\"seat\":-1}",
                "{\"type\":\"discard\",\"seat\":1,\"card\":\"7h\"}",
                "{\"type\":\"discard\",\"seat\":1,\"card\":null}",
                "[]"
            })
    void does_not_fit_what_is_refused(String action) {
        assertThat(SCHEMAS.errors(ACT, message(action))).isNotEmpty();
        assertThat(ACT.read(message(action)).isInvalid()).isTrue();
    }
}
