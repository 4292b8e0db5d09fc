package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.protocol.ReadError.Reason;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Maps in the order of their keys: an array of pairs, each an object of a key and what stands there. */
record Mapped<K extends Comparable<K>, V>(Codec<K> keys, Codec<V> values) implements Codec<Map<K, V>> {
    @Override
    public void write(Map<K, V> value, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (Tuple2<K, V> entry : value) {
            out.writeStartObject();
            out.writeFieldName("key");
            keys.write(entry._1, out);
            out.writeFieldName("value");
            values.write(entry._2, out);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    @Override
    public @Nullable Map<K, V> read(Json json, Place at) {
        if (!(json instanceof Json.Listing listing)) {
            return at.isNo("an array of pairs", json);
        }
        TreeMap<K, V> read = TreeMap.empty();
        boolean whole = true;
        for (int i = 0; i < listing.items().size(); i++) {
            Tuple2<K, V> pair = pair(listing.items().get(i), at.item(i));
            if (pair == null) {
                whole = false;
            } else if (!read.isEmpty() && read.last()._1.compareTo(pair._1) >= 0) {
                at.item(i).fails(Reason.VALUE, "keys in order, each once", "a key out of order");
                whole = false;
            } else {
                read = read.put(pair);
            }
        }
        return whole ? read : null;
    }

    private @Nullable Tuple2<K, V> pair(Json json, Place at) {
        if (!(json instanceof Json.Struct struct)) {
            return at.isNo("an object of key and value", json);
        }
        Json key = struct.fields().get("key");
        Json value = struct.fields().get("value");
        if (key == null || value == null) {
            return at.fails(Reason.MISSING, "key and value", "an object without them");
        }
        for (String name : struct.fields().keySet()) {
            if (!name.equals("key") && !name.equals("value")) {
                return at.field(name).fails(Reason.UNKNOWN, "key and value alone", "another field");
            }
        }
        K readKey = keys.read(key, at.field("key"));
        V readValue = values.read(value, at.field("value"));
        return readKey == null || readValue == null ? null : new Tuple2<>(readKey, readValue);
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct(
                "type",
                Json.text("array"),
                "items",
                Json.struct(
                        "type", Json.text("object"),
                        "properties", Json.struct("key", keys.schema(definitions), "value", values.schema(definitions)),
                        "required", Json.texts(List.of("key", "value")),
                        "additionalProperties", new Json.Flag(false)));
    }
}
