package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.protocol.ReadError.Reason;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import io.vavr.collection.Array;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Messages: the key with its arguments, and what that is in English. */
final class Messages implements Codec<Message> {
    private final Map<String, MessageKey> catalogue;
    private final Codec<Object> arguments = new Plain(this);

    Messages(Map<String, MessageKey> catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public void write(Message value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("key", value.key().key());
        out.writeFieldName("arguments");
        out.writeStartArray();
        for (Object argument : value.arguments()) {
            arguments.write(argument, out);
        }
        out.writeEndArray();
        out.writeStringField("english", value.english());
        out.writeEndObject();
    }

    @Override
    public @Nullable Message read(Json json, Place at) {
        if (!(json instanceof Json.Struct struct)) {
            return at.isNo("a message", json);
        }
        for (String name : struct.fields().keySet()) {
            if (!FIELDS.contains(name)) {
                return at.field(name).fails(Reason.UNKNOWN, "key, arguments and english", "another field");
            }
        }
        for (String name : FIELDS) {
            if (!struct.fields().containsKey(name)) {
                return at.field(name).fails(Reason.MISSING, "key, arguments and english", "nothing");
            }
        }
        return message(struct, at);
    }

    private @Nullable Message message(Json.Struct struct, Place at) {
        Json key = struct.fields().get("key");
        MessageKey known = key instanceof Json.Text text ? catalogue.get(text.text()) : null;
        if (known == null) {
            return at.field("key").hasNo("the key of a message", key == null ? new Json.Nothing() : key);
        }
        Json given = struct.fields().get("arguments");
        Array<Object> read = given == null ? null : Sequenced.items(given, at.field("arguments"), arguments);
        if (read == null) {
            return null;
        }
        Message message = new Message(known, read);
        return new Json.Text(message.english()).equals(struct.fields().get("english"))
                ? message
                : at.field("english").fails(Reason.VALUE, "what the key and the arguments say", "something else");
    }

    private static final List<String> FIELDS = List.of("key", "arguments", "english");

    @Override
    public Json schema(Definitions definitions) {
        return definitions.refer(
                "core.message",
                () -> Json.struct(
                        "type", Json.text("object"),
                        "properties",
                                Json.struct(
                                        "key", Json.struct("type", Json.text("string")),
                                        "arguments",
                                                Json.struct(
                                                        "type",
                                                        Json.text("array"),
                                                        "items",
                                                        arguments.schema(definitions)),
                                        "english", Json.struct("type", Json.text("string"))),
                        "required", Json.texts(FIELDS),
                        "additionalProperties", new Json.Flag(false)));
    }
}
