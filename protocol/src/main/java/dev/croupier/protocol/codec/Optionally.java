package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An option: where there is nothing, a field is left out, and an item of an array is null. */
record Optionally<T>(Codec<T> present) implements Omissible<Option<T>> {
    @Override
    public boolean isLeftOut(@Nullable Option<T> value) {
        return value == null || value.isEmpty();
    }

    @Override
    public Option<T> leftOut() {
        return Option.none();
    }

    @Override
    public void write(Option<T> value, JsonGenerator out) throws IOException {
        if (value.isEmpty()) {
            out.writeNull();
        } else {
            present.write(value.get(), out);
        }
    }

    @Override
    public @Nullable Option<T> read(Json json, Place at) {
        if (json instanceof Json.Nothing) {
            return Option.none();
        }
        T value = present.read(json, at);
        return value == null ? null : Option.some(value);
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct(
                "anyOf",
                new Json.Listing(List.of(present.schema(definitions), Json.struct("type", Json.text("null")))));
    }
}
