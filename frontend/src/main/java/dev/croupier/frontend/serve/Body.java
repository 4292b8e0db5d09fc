package dev.croupier.frontend.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.protocol.Content;
import dev.croupier.protocol.Format;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A JSON object while it is written; messages of a game's protocol stand in it as they are. For one thread. */
final class Body {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
    private final JsonGenerator out;

    @FunctionalInterface
    private interface Writing {
        void write() throws IOException;
    }

    private Body() {
        try {
            out = FACTORY.createGenerator(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The object that {@code content} writes, as JSON in UTF-8. */
    static byte[] of(Consumer<Body> content) {
        Body body = new Body();
        body.doing(() -> {
            body.out.writeStartObject();
            content.accept(body);
            body.out.writeEndObject();
            body.out.close();
        });
        return body.bytes.toByteArray();
    }

    private Body doing(Writing writing) {
        try {
            writing.write();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Body text(String name, @Nullable String value) {
        return value == null ? this : doing(() -> out.writeStringField(name, value));
    }

    Body text(String name, Option<String> value) {
        return text(name, value.getOrNull());
    }

    Body number(String name, long value) {
        return doing(() -> out.writeNumberField(name, value));
    }

    Body flag(String name, boolean value) {
        return doing(() -> out.writeBooleanField(name, value));
    }

    Body texts(String name, Iterable<String> values) {
        return doing(() -> {
            out.writeArrayFieldStart(name);
            for (String value : values) {
                out.writeString(value);
            }
            out.writeEndArray();
        });
    }

    Body numbers(String name, Iterable<Integer> values) {
        return doing(() -> {
            out.writeArrayFieldStart(name);
            for (int value : values) {
                out.writeNumber(value);
            }
            out.writeEndArray();
        });
    }

    Body object(String name, Consumer<Body> content) {
        return doing(() -> {
            out.writeObjectFieldStart(name);
            content.accept(this);
            out.writeEndObject();
        });
    }

    /** An array of objects. */
    <T> Body objects(String name, Iterable<T> items, Consumer<T> content) {
        return doing(() -> {
            out.writeArrayFieldStart(name);
            for (T item : items) {
                out.writeStartObject();
                content.accept(item);
                out.writeEndObject();
            }
            out.writeEndArray();
        });
    }

    /** A message of a game's protocol. */
    <C extends Content> Body message(String name, Format<C> format, C message) {
        return doing(() -> {
            out.writeFieldName(name);
            out.writeRawValue("");
            out.flush();
            format.write(message, bytes);
        });
    }
}
