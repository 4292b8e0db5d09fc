package dev.croupier.frontend.serve;

import dev.croupier.protocol.Limits;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.JsonReader;
import dev.croupier.protocol.json.Problems;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the server answered. */
record Reply(HttpResponse<byte[]> answer) {
    int status() {
        return answer.statusCode();
    }

    String text() {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }

    String header(String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    Json json() {
        return json(text());
    }

    static Json json(String text) {
        Json read = new JsonReader(Limits.usual()).read(text, new Problems());
        if (read == null) {
            throw new AssertionError("no JSON: " + text);
        }
        return read;
    }

    /** What stands at that JSON pointer; nothing where nothing does. */
    @Nullable
    Json at(String pointer) {
        return at(json(), pointer);
    }

    static @Nullable Json at(Json json, String pointer) {
        Json found = json;
        for (String step : pointer.substring(1).split("/", -1)) {
            if (found instanceof Json.Listing listing) {
                int place = Integer.parseInt(step);
                found = place < listing.items().size() ? listing.items().get(place) : null;
            } else {
                found = found instanceof Json.Struct struct ? struct.fields().get(step) : null;
            }
        }
        return found;
    }

    boolean has(String pointer) {
        return at(pointer) != null;
    }

    String text(String pointer) {
        Json found = at(pointer);
        return found instanceof Json.Text text ? text.text() : String.valueOf(found);
    }

    /** What stands there, as one text, to be compared with another. */
    String written(String pointer) {
        return String.valueOf(at(pointer));
    }

    long number(String pointer) {
        return at(pointer) instanceof Json.Whole whole ? whole.number() : Long.MIN_VALUE;
    }

    boolean flag(String pointer) {
        return new Json.Flag(true).equals(at(pointer));
    }

    List<Json> items(String pointer) {
        return at(pointer) instanceof Json.Listing listing ? listing.items() : List.of();
    }
}
