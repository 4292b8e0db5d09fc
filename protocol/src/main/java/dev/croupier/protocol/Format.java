package dev.croupier.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.croupier.protocol.ReadError.Reason;
import dev.croupier.protocol.codec.Definitions;
import dev.croupier.protocol.codec.Product;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.JsonReader;
import dev.croupier.protocol.json.JsonWriter;
import dev.croupier.protocol.json.Place;
import dev.croupier.protocol.json.Problems;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One kind of message: how it is written and read, and its schema. Thread-safe.
 *
 * @param <C> what it holds
 */
public final class Format<C extends Content> {
    /** The version of the head that all messages share. */
    public static final int PROTOCOL = 1;

    private static final JsonFactory FACTORY = new JsonFactory();
    private static final JsonReader USUAL = new JsonReader(Limits.usual());
    private static final List<String> HEAD = List.of("protocol", "game", "version", "type");

    private static final int ROOM = 256;

    private final String game;
    private final int version;
    private final String type;
    private final SerializedString writtenGame;
    private final SerializedString writtenType;
    private final Class<C> held;
    private final Product content;
    private final Function<C, Option<ReadError>> check;
    /** How many bytes to make room for; only a guess, so that it does not matter which thread's it is. */
    private volatile int usual = ROOM;

    Format(
            String game,
            int version,
            String type,
            Class<C> held,
            Product content,
            Function<C, Option<ReadError>> check) {
        this.game = game;
        this.version = version;
        this.type = type;
        this.writtenGame = new SerializedString(game);
        this.writtenType = new SerializedString(type);
        this.held = held;
        this.content = content;
        this.check = check;
    }

    /** What {@code game} says in such a message. */
    public String game() {
        return game;
    }

    /** What {@code type} says in such a message. */
    public String type() {
        return type;
    }

    /** The message as JSON: the same bytes for equal contents, on every machine. */
    public byte[] bytes(C message) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(usual);
        try {
            write(message, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        usual = bytes.size() + ROOM;
        return bytes.toByteArray();
    }

    /** The message as JSON. */
    public String text(C message) {
        return new String(bytes(message), StandardCharsets.UTF_8);
    }

    /** Writes the message as JSON in UTF-8; the stream stays open. */
    public void write(C message, OutputStream stream) throws IOException {
        JsonGenerator out = FACTORY.createGenerator(stream);
        out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        out.writeStartObject();
        out.writeNumberField("protocol", PROTOCOL);
        out.writeFieldName("game");
        out.writeString(writtenGame);
        out.writeNumberField("version", version);
        out.writeFieldName("type");
        out.writeString(writtenType);
        content.writeFields(message, out);
        out.writeEndObject();
        out.close();
    }

    /** Reads such a message, or says everything that is wrong with the text. */
    public Validation<Seq<ReadError>, C> read(String text) {
        return read(text, Limits.usual());
    }

    /** The same within other limits. */
    public Validation<Seq<ReadError>, C> read(String text, Limits limits) {
        Problems problems = new Problems();
        return read(reader(limits).read(text, problems), problems);
    }

    /** The same from bytes in UTF-8. */
    public Validation<Seq<ReadError>, C> read(byte[] bytes, Limits limits) {
        Problems problems = new Problems();
        return read(reader(limits).read(bytes, problems), problems);
    }

    /** A reader remembers the names that it has met, so the usual one is kept. */
    private static JsonReader reader(Limits limits) {
        return limits.equals(Limits.usual()) ? USUAL : new JsonReader(limits);
    }

    private Validation<Seq<ReadError>, C> read(@Nullable Json json, Problems problems) {
        C read = json == null ? null : content(json, Place.whole(problems));
        if (read == null || problems.count() > 0) {
            return Validation.invalid(Array.ofAll(problems.errors()));
        }
        return check.apply(read)
                .<Validation<Seq<ReadError>, C>>map(error -> Validation.invalid(Array.of(error)))
                .getOrElse(() -> Validation.valid(read));
    }

    private @Nullable C content(Json json, Place whole) {
        if (!(json instanceof Json.Struct struct)) {
            return whole.isNo("an object", json);
        }
        is("protocol", new Json.Whole(PROTOCOL), struct, whole);
        is("game", Json.text(game), struct, whole);
        is("version", new Json.Whole(version), struct, whole);
        is("type", Json.text(type), struct, whole);
        return whole.problems().count() > 0 ? null : held.cast(content.readFields(struct, whole, HEAD));
    }

    private static void is(String field, Json expected, Json.Struct struct, Place whole) {
        Json found = struct.fields().get(field);
        if (found == null) {
            whole.field(field).fails(Reason.MISSING, expected.describe(), "nothing");
        } else if (!found.equals(expected)) {
            whole.field(field).hasNo(expected.describe(), found);
        }
    }

    /** The JSON Schema of such messages, draft 2020-12, as text that ends with a line feed. */
    public String schema() {
        Definitions definitions = new Definitions();
        Map<String, Json> head = new LinkedHashMap<>();
        head.put("protocol", constant(new Json.Whole(PROTOCOL)));
        head.put("game", constant(Json.text(game)));
        head.put("version", constant(new Json.Whole(version)));
        head.put("type", constant(Json.text(type)));
        Map<String, Json> schema = new LinkedHashMap<>();
        schema.put("$schema", Json.text("https://json-schema.org/draft/2020-12/schema"));
        schema.put("$id", Json.text("urn:croupier:" + game + ":" + version + ":" + type));
        schema.putAll(((Json.Struct) content.object(definitions, head)).fields());
        schema.put("$defs", definitions.all());
        return JsonWriter.indented(new Json.Struct(schema));
    }

    private static Json constant(Json value) {
        return Json.struct("const", value);
    }
}
