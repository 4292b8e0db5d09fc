package dev.croupier.protocol.codec;

import dev.croupier.protocol.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The named definitions of one schema; filled while it is made. */
public final class Definitions {
    private final Map<String, Json> byName = new TreeMap<>();

    /** A reference to the definition of that name, which is made when it is first asked for. */
    Json refer(String name, Supplier<Json> definition) {
        if (!byName.containsKey(name)) {
            byName.put(name, new Json.Nothing());
            byName.put(name, definition.get());
        }
        return Json.struct("$ref", Json.text("#/$defs/" + name));
    }

    /** All of them, by name. */
    public Json.Struct all() {
        return new Json.Struct(new LinkedHashMap<>(byName));
    }
}
