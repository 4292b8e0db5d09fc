package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.vocabulary.Spelling;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Values that are spelled. */
final class Spelled<T> implements Codec<T> {
    private static final int KEPT = 1_000;

    private final Spelling<T> spelling;
    private final Map<String, T> seen = new ConcurrentHashMap<>();
    private final Pattern pattern;

    Spelled(Spelling<T> spelling) {
        this.spelling = spelling;
        this.pattern = Pattern.compile(spelling.pattern());
    }

    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        out.writeString(spelling.spell().apply(value));
    }

    /** A value is read from its own spelling alone, not from another that is as good. */
    @Override
    public @Nullable T read(Json json, Place at) {
        if (!(json instanceof Json.Text text)) {
            return at.isNo(spelling.expected(), json);
        }
        T before = seen.get(text.text());
        T read = before == null ? spelled(text.text()) : before;
        if (read == null) {
            return at.hasNo(spelling.expected(), json);
        }
        if (before == null && seen.size() < KEPT) {
            seen.put(text.text(), read);
        }
        return read;
    }

    private @Nullable T spelled(String text) {
        if (!pattern.matcher(text).matches()) {
            return null;
        }
        try {
            T read = spelling.read().apply(text).getOrNull();
            return read != null && spelling.spell().apply(read).equals(text) ? read : null;
        } catch (RuntimeException e) {
            return null;
        }
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct(
                "type", Json.text("string"),
                "pattern", Json.text("^(?:" + spelling.pattern() + ")$"),
                "description", Json.text(spelling.expected()));
    }
}
