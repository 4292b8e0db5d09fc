package dev.croupier.protocol;

import dev.croupier.protocol.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something done to one value of a tree.
 *
 * @param kind what
 * @param value another value
 */
record Change(Kind kind, Json value) {
    /** What can be done. */
    enum Kind {
        /** The other value stands there instead. */
        REPLACE,
        /** The first field or item is taken out. */
        DROP,
        /** A field or item is added. */
        ADD,
        /** The first item stands there twice; the last field is first. */
        REPEAT
    }

    /** The tree with that done to the value with so many others before it. */
    Json in(Json json, int at) {
        if (at == 0) {
            return done(json);
        }
        int left = at - 1;
        if (json instanceof Json.Struct struct) {
            Map<String, Json> fields = new LinkedHashMap<>();
            for (var field : struct.fields().entrySet()) {
                int size = Trees.size(field.getValue());
                fields.put(field.getKey(), left >= 0 && left < size ? in(field.getValue(), left) : field.getValue());
                left -= size;
            }
            return new Json.Struct(fields);
        }
        List<Json> items = new ArrayList<>();
        for (Json item : ((Json.Listing) json).items()) {
            int size = Trees.size(item);
            items.add(left >= 0 && left < size ? in(item, left) : item);
            left -= size;
        }
        return new Json.Listing(items);
    }

    private Json done(Json json) {
        if (kind == Kind.REPLACE) {
            return value;
        }
        if (json instanceof Json.Struct struct) {
            return new Json.Struct(fields(struct.fields()));
        }
        return json instanceof Json.Listing listing ? new Json.Listing(items(listing.items())) : value;
    }

    private Map<String, Json> fields(Map<String, Json> all) {
        Map<String, Json> fields = new LinkedHashMap<>(all);
        if (kind == Kind.DROP && !fields.isEmpty()) {
            fields.remove(fields.keySet().iterator().next());
        } else if (kind == Kind.ADD) {
            fields.put("surplus", value);
        }
        return fields;
    }

    private List<Json> items(List<Json> all) {
        List<Json> items = new ArrayList<>(all);
        if (kind == Kind.DROP && !items.isEmpty()) {
            items.remove(0);
        } else if (kind == Kind.ADD) {
            items.add(value);
        } else if (kind == Kind.REPEAT && !items.isEmpty()) {
            items.add(items.get(0));
        }
        return items;
    }
}
