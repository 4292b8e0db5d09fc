package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.Message;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a message is filled with, and other evidence for people: whole numbers and flags as such, messages as messages, anything else as its text. */
record Plain(Codec<Message> messages) implements Codec<Object> {
    @Override
    public void write(Object value, JsonGenerator out) throws IOException {
        if (value instanceof Message message) {
            messages.write(message, out);
        } else if (value instanceof Integer number) {
            out.writeNumber(number.intValue());
        } else if (value instanceof Long number) {
            out.writeNumber(number.longValue());
        } else if (value instanceof Boolean flag) {
            out.writeBoolean(flag);
        } else {
            out.writeString(String.valueOf(value));
        }
    }

    @Override
    public @Nullable Object read(Json json, Place at) {
        if (json instanceof Json.Text text) {
            return text.text();
        }
        if (json instanceof Json.Whole whole) {
            return whole.number() == (int) whole.number() ? Integer.valueOf((int) whole.number()) : number(whole);
        }
        if (json instanceof Json.Flag flag) {
            return flag.value();
        }
        return json instanceof Json.Struct
                ? messages.read(json, at)
                : at.isNo("a text, a whole number, true or false, or a message", json);
    }

    private static Object number(Json.Whole whole) {
        return whole.number();
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct(
                "anyOf",
                new Json.Listing(List.of(
                        Json.struct("type", Json.texts(List.of("string", "integer", "boolean"))),
                        messages.schema(definitions))));
    }
}
