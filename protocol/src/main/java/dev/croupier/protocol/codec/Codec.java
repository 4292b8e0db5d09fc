package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the values of one type.
 *
 * @param <T> the type
 */
public interface Codec<T> {
    /** Writes one JSON value: the same bytes for equal values. */
    void write(T value, JsonGenerator out) throws IOException;

    /** The value that was written so; nothing where none was, which is noted at the place. */
    @Nullable
    T read(Json json, Place at);

    /** The JSON Schema of what is written. */
    Json schema(Definitions definitions);
}
