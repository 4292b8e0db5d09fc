package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A component that may be null: then its field is left out. */
record Perhaps<T>(Codec<T> present) implements Omissible<T> {
    @Override
    public boolean isLeftOut(@Nullable T value) {
        return value == null;
    }

    @Override
    public @Nullable T leftOut() {
        return null;
    }

    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        present.write(value, out);
    }

    @Override
    public @Nullable T read(Json json, Place at) {
        return present.read(json, at);
    }

    @Override
    public Json schema(Definitions definitions) {
        return present.schema(definitions);
    }
}
