package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import io.vavr.collection.Array;
import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Sequences, as arrays.
 *
 * @param items what they hold
 * @param form the sequence as it is kept
 */
record Sequenced<T>(Codec<T> items, Function<Array<T>, ? extends Iterable<T>> form) implements Codec<Iterable<T>> {
    @Override
    public void write(Iterable<T> value, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (T item : value) {
            items.write(item, out);
        }
        out.writeEndArray();
    }

    @Override
    public @Nullable Iterable<T> read(Json json, Place at) {
        Array<T> read = items(json, at, items);
        return read == null ? null : form.apply(read);
    }

    /** The items of an array; nothing where one of them cannot be read. */
    static <T> @Nullable Array<T> items(Json json, Place at, Codec<T> items) {
        if (!(json instanceof Json.Listing listing)) {
            return at.isNo("an array", json);
        }
        Object[] read = new Object[listing.items().size()];
        boolean whole = true;
        for (int i = 0; i < read.length; i++) {
            T item = items.read(listing.items().get(i), at.item(i));
            if (item == null) {
                whole = false;
            } else {
                read[i] = item;
            }
        }
        return whole ? array(read) : null;
    }

    @SuppressWarnings("unchecked") // nothing but what the codec read
    private static <T> Array<T> array(Object[] items) {
        return (Array<T>) Array.of(items);
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct("type", Json.text("array"), "items", items.schema(definitions));
    }
}
