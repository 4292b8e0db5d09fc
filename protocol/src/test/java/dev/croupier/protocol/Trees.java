package dev.croupier.protocol;

import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.JsonReader;
import dev.croupier.protocol.json.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** JSON as trees, for tests. */
final class Trees {
    private Trees() {}

    /** The tree of a text, whole numbers and others as the same. */
    static Json of(String text) {
        return numbersAlike(Objects.requireNonNull(new JsonReader(Limits.usual()).read(text, new Problems())));
    }

    private static Json numbersAlike(Json json) {
        if (json instanceof Json.Whole whole) {
            return new Json.Fraction(whole.number());
        }
        if (json instanceof Json.Struct struct) {
            Map<String, Json> fields = new LinkedHashMap<>();
            struct.fields().forEach((name, field) -> fields.put(name, numbersAlike(field)));
            return new Json.Struct(fields);
        }
        return json instanceof Json.Listing listing
                ? new Json.Listing(
                        listing.items().stream().map(Trees::numbersAlike).toList())
                : json;
    }

    /** How many values it has, itself included. */
    static int size(Json json) {
        int size = 1;
        for (Json inner : inner(json)) {
            size += size(inner);
        }
        return size;
    }

    private static List<Json> inner(Json json) {
        if (json instanceof Json.Struct struct) {
            return new ArrayList<>(struct.fields().values());
        }
        return json instanceof Json.Listing listing ? listing.items() : List.of();
    }
}
