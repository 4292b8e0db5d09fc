package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The messages of {@code docs/protocol.md} are messages. */
class GuideTest {
    private static final Pattern MESSAGE = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
    private static final Pattern HEAD = Pattern.compile("\"game\":\"([a-z]+)\",\"version\":1,\"type\":\"([a-z-]+)\"");

    @Test
    void every_message_is_read_and_there_is_one_of_every_kind() throws IOException {
        Array<String> messages = Array.ofAll(MESSAGE.matcher(Files.readString(Path.of("..", "docs", "protocol.md")))
                .results()
                .map(result -> result.group(1))
                .toList());
        Schemas schemas = new Schemas();
        for (String message : messages) {
            Format<?> format = format(message);
            var read = format.read(message);
            assertThat(read.isValid())
                    .as(() -> message + read.getError().map(ReadError::explain))
                    .isTrue();
            schemas.check(format, message);
        }
        assertThat(messages.map(GuideTest::format).map(Format::type).distinct())
                .containsExactlyInAnyOrderElementsOf(Tables.all()
                        .head()
                        .protocol()
                        .formats()
                        .map(Format::type)
                        .remove("legal-actions"));
    }

    private static Format<?> format(String message) {
        MatchResult head = HEAD.matcher(message).results().findFirst().orElseThrow();
        return Tables.all()
                .find(table -> table.game().id().game().equals(head.group(1)))
                .get()
                .protocol()
                .formats()
                .find(format -> format.type().equals(head.group(2)))
                .get();
    }
}
