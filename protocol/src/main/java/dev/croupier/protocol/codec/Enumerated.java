package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The constants of an enum, by name. */
final class Enumerated implements Codec<Enum<?>> {
    private final Enum<?>[] constants;
    private final SerializedString[] names;

    Enumerated(Class<?> type) {
        constants = (Enum<?>[]) type.getEnumConstants();
        names = new SerializedString[constants.length];
        Arrays.setAll(names, at -> new SerializedString(constants[at].name()));
    }

    @Override
    public void write(Enum<?> value, JsonGenerator out) throws IOException {
        out.writeString(names[value.ordinal()]);
    }

    @Override
    public @Nullable Enum<?> read(Json json, Place at) {
        String expected = "one of " + String.join(", ", all());
        if (!(json instanceof Json.Text text)) {
            return at.isNo(expected, json);
        }
        for (Enum<?> constant : constants) {
            if (constant.name().equals(text.text())) {
                return constant;
            }
        }
        return at.hasNo(expected, json);
    }

    private List<String> all() {
        return Arrays.stream(constants).map(Enum::name).toList();
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct("enum", Json.texts(all()));
    }
}
