package dev.croupier.frontend.serve;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * One thing that the server does.
 *
 * @param method of HTTP
 * @param path with places in braces, such as {@code /api/v1/tables/{table}}
 * @param answer does it; a stream of events has none, since it is answered bit by bit
 * @param most how many bytes may be sent there
 */
record Route(String method, String path, Option<Function<Call, Answer>> answer, int most) {
    /** What is sent as a rule. */
    static final int USUAL_BYTES = 64 * 1024;

    Route(String method, String path, Option<Function<Call, Answer>> answer) {
        this(method, path, answer, USUAL_BYTES);
    }

    /** What stands in the places of the path, where that is such a path. */
    Option<Map<String, String>> places(String asked) {
        Array<String> parts = Array.of(path.split("/", -1));
        Array<String> found = Array.of(asked.split("/", -1));
        if (parts.size() != found.size()) {
            return Option.none();
        }
        Map<String, String> places = new HashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            String part = parts.get(i);
            if (part.startsWith("{")) {
                places.put(part.substring(1, part.length() - 1), found.get(i));
            } else if (!part.equals(found.get(i))) {
                return Option.none();
            }
        }
        return Option.some(places);
    }
}
