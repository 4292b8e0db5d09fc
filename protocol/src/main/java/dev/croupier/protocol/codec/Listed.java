package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.vocabulary.Listing;
import dev.croupier.protocol.ReadError.Reason;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import io.vavr.collection.Array;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Values that are lists in another form. */
record Listed<T, P>(Listing<T, P> listing, Codec<P> items) implements Codec<T> {
    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (P item : listing.list().apply(value)) {
            items.write(item, out);
        }
        out.writeEndArray();
    }

    /** The list has to be as it is written: in order, and with nothing in it twice that is there once. */
    @Override
    public @Nullable T read(Json json, Place at) {
        Array<P> read = Sequenced.items(json, at, items);
        if (read == null) {
            return null;
        }
        try {
            T whole = listing.read().apply(read);
            return Array.narrow(listing.list().apply(whole).toArray()).equals(read)
                    ? whole
                    : at.fails(Reason.VALUE, "each once and in order", "another list");
        } catch (RuntimeException e) {
            return at.fails(Reason.VALUE, "what makes a whole", String.valueOf(e.getMessage()));
        }
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct("type", Json.text("array"), "items", items.schema(definitions));
    }
}
