package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The published schemas are those of the types. {@code mvn verify -pl protocol -am -Dcroupier.schemas=write} writes them for a raised
 * version; {@code =rewrite} also where the version is the same, for a version that no client has seen yet.
 */
class SchemaFilesTest {
    private static final Path FOLDER = Path.of("src", "main", "resources", "dev", "croupier", "protocol", "schema");
    private static final String WRITE = System.getProperty("croupier.schemas", "");

    static Iterable<ProtocolTable<?, ?, ?, ?, ?>> tables() {
        return Tables.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void are_those_of_the_types(ProtocolTable<?, ?, ?, ?, ?> table) throws IOException {
        for (Format<?> format : table.protocol().formats()) {
            isPublished(table.game().id().game(), format);
        }
    }

    @Test
    void of_cards_are_those_of_the_types() throws IOException {
        for (Format<?> format : Tables.cards()) {
            isPublished(format.game(), format);
        }
    }

    private static void isPublished(String game, Format<?> format) throws IOException {
        Path file = FOLDER.resolve(game).resolve(format.type() + ".json");
        String schema = format.schema();
        String published = Files.exists(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
        if (published.equals(schema)) {
            return;
        }
        boolean sameVersion = !published.isEmpty() && id(published).equals(id(schema));
        if (WRITE.equals("rewrite") || WRITE.equals("write") && !sameVersion) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, schema, StandardCharsets.UTF_8);
        } else if (sameVersion) {
            fail(
                    "the %s of %s has another shape: raise the version of the game's vocabulary, then write the schemas with"
                            + " -Dcroupier.schemas=write",
                    format.type(), game);
        } else {
            fail("the schema %s is to be written with -Dcroupier.schemas=write", file);
        }
    }

    private static String id(String schema) {
        return schema.lines()
                .filter(line -> line.contains("\"$id\""))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void are_found_among_the_resources(ProtocolTable<?, ?, ?, ?, ?> table) throws IOException {
        for (Format<?> format : table.protocol().formats()) {
            String name = "schema/" + table.game().id().game() + "/" + format.type() + ".json";
            try (var stream = GameProtocol.class.getResourceAsStream(name)) {
                assertThat(stream).as(name).isNotNull();
            }
        }
    }
}
