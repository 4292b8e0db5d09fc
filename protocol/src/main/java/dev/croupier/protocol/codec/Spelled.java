package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.vocabulary.Spelling;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Values that are spelled. */
final class Spelled<T> implements Codec<T> {
    private final Spelling<T> spelling;
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
        if (!pattern.matcher(text.text()).matches()) {
            return at.hasNo(spelling.expected(), json);
        }
        T read;
        try {
            read = spelling.read().apply(text.text()).getOrNull();
        } catch (RuntimeException e) {
            return at.hasNo(spelling.expected(), json);
        }
        return read == null || !spelling.spell().apply(read).equals(text.text())
                ? at.hasNo(spelling.expected(), json)
                : read;
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct(
                "type", Json.text("string"),
                "pattern", Json.text("^(?:" + spelling.pattern() + ")$"),
                "description", Json.text(spelling.expected()));
    }
}
