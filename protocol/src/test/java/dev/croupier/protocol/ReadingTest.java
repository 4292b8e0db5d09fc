package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.protocol.ReadError.Reason;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is read, and what is said of the rest, by the example of an action of Gin Rummy. */
class ReadingTest {
    private static final Format<Content.Act<GinAction>> ACT =
            Tables.ginRummy(GinRules.seed()).protocol().act();

    private static final String HEAD = "{\"protocol\":1,\"game\":\"ginrummy\",\"version\":1,\"type\":\"action\",";

    private static final String DISCARD = "{\"type\":\"discard\",\"seat\":1,\"card\":\"7H\"}";

    @Test
    void an_action_is_written_by_its_type_and_components() {
        GinAction discard = Actions.discard(Seat.of(1), CardNotation.card("7H").get());
        String text = HEAD + "\"decision\":\"1-3\",\"action\":" + DISCARD + "}";
        assertThat(ACT.text(new Content.Act<>("1-3", discard))).isEqualTo(text);
        assertThat(ACT.read(text).get()).isEqualTo(new Content.Act<>("1-3", discard));
    }

    @Test
    void fields_may_stand_in_any_order() {
        assertThat(ACT.read("{\"action\":{\"card\":\"7H\",\"type\":\"discard\",\"seat\":1},\"type\":\"action\","
                                + "\"decision\":\"1-3\",\"version\":1,\"game\":\"ginrummy\",\"protocol\":1}")
                        .isValid())
                .isTrue();
    }

    @Nested
    class It_says_where_and_what_was_expected {

        @Test
        void of_text_that_is_no_JSON() {
            says(read("{\"protocol\":"), Reason.SYNTAX, "");
            says(read(""), Reason.SYNTAX, "");
            says(read(HEAD + "\"decision\":\"1-3\",\"action\":" + DISCARD + "} 7"), Reason.SYNTAX, "");
        }

        @Test
        void of_a_missing_field() {
            says(action("{\"type\":\"discard\",\"seat\":1}"), Reason.MISSING, "/action/card");
            says(action("{\"seat\":1}"), Reason.MISSING, "/action/type");
        }

        @Test
        void of_a_field_that_there_is_not() {
            says(action("{\"type\":\"pass\",\"seat\":1,\"card\":\"7H\"}"), Reason.UNKNOWN, "/action/card");
        }

        @Test
        void of_a_field_that_stands_twice() {
            says(action("{\"type\":\"pass\",\"seat\":1,\"seat\":1}"), Reason.TWICE, "/action/seat");
        }

        @Test
        void of_a_value_of_another_kind() {
            says(action("{\"type\":\"pass\",\"seat\":\"1\"}"), Reason.TYPE, "/action/seat");
            says(action("{\"type\":\"pass\",\"seat\":1.0}"), Reason.TYPE, "/action/seat");
            says(action("{\"type\":\"pass\",\"seat\":null}"), Reason.TYPE, "/action/seat");
            says(action("\"pass\""), Reason.TYPE, "/action");
        }

        @Test
        void of_a_value_that_there_is_not() {
            says(action("{\"type\":\"pass\",\"seat\":2}"), Reason.VALUE, "/action/seat");
            says(action("{\"type\":\"pass\",\"seat\":4294967297}"), Reason.VALUE, "/action/seat");
            says(action("{\"type\":\"pass\",\"seat\":99999999999999999999}"), Reason.VALUE, "/action/seat");
            says(action("{\"type\":\"fold\",\"seat\":1}"), Reason.VALUE, "/action/type");
            says(action("{\"type\":\"discard\",\"seat\":1,\"card\":\"7h\"}"), Reason.VALUE, "/action/card");
        }

        @Test
        void of_parts_that_do_not_fit_each_other() {
            says(
                    action("{\"type\":\"declare-meld\",\"seat\":1,\"meld\":[\"7H\",\"8H\"]}"),
                    Reason.VALUE,
                    "/action/meld");
            says(
                    action("{\"type\":\"declare-meld\",\"seat\":1,\"meld\":[\"9H\",\"8H\",\"7H\"]}"),
                    Reason.VALUE,
                    "/action/meld");
        }

        @Test
        void of_everything_that_is_wrong_at_once() {
            assertThat(read(HEAD + "\"decision\":3,\"action\":{\"type\":\"discard\",\"seat\":7}}")
                            .getError()
                            .map(ReadError::pointer))
                    .containsExactly("/decision", "/action/seat", "/action/card");
        }

        @Test
        void of_another_game_version_or_kind_of_message() {
            assertThat(read("{\"protocol\":2,\"game\":\"gin\",\"version\":9,\"type\":\"view\"}")
                            .getError()
                            .map(ReadError::pointer))
                    .containsExactly("/protocol", "/game", "/version", "/type");
        }

        @Test
        void of_a_name_with_a_slash() {
            says(action("{\"type\":\"pass\",\"seat\":1,\"a/b~\":1}"), Reason.UNKNOWN, "/action/a~1b~0");
        }
    }

    @Nested
    class It_has_limits {

        @Test
        void of_depth() {
            says(read("[".repeat(101) + "]".repeat(101)), Reason.LIMIT, "");
        }

        @Test
        void of_length() {
            says(ACT.read("1234567890", new Limits(9, 10, 10, 10)), Reason.LIMIT, "");
            says(ACT.read("1234567890".getBytes(StandardCharsets.UTF_8), new Limits(9, 10, 10, 10)), Reason.LIMIT, "");
        }

        @Test
        void of_values() {
            says(ACT.read("[1,2,3]", new Limits(99, 10, 3, 10)), Reason.LIMIT, "/2");
        }

        @Test
        void of_the_length_of_a_string() {
            says(ACT.read("\"" + "a".repeat(50_000) + "\"", new Limits(99_999, 10, 3, 10)), Reason.LIMIT, "");
        }
    }

    @Test
    void options_are_held_in_their_ranges() {
        var options = Tables.ginRummy(GinRules.seed()).protocol().options();
        String text = options.text(new Content.Options<>(GinRules.seed()));
        assertThat(text).contains("\"handSize\":10");
        assertThat(options.read(text.replace("\"handSize\":10", "\"handSize\":14"))
                        .getError()
                        .map(ReadError::reason))
                .containsExactly(Reason.VALUE);
    }

    private static Validation<Seq<ReadError>, Content.Act<GinAction>> action(String action) {
        return read(HEAD + "\"decision\":\"1-3\",\"action\":" + action + "}");
    }

    private static Validation<Seq<ReadError>, Content.Act<GinAction>> read(String text) {
        return ACT.read(text);
    }

    private static void says(Validation<Seq<ReadError>, Content.Act<GinAction>> read, Reason reason, String pointer) {
        assertThat(read.getError()).hasSize(1);
        assertThat(read.getError().head().reason()).isEqualTo(reason);
        assertThat(read.getError().head().pointer()).isEqualTo(pointer);
    }
}
