package dev.croupier.frontend.game;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.Locale;

/** JSON of maps, sequences, numbers and text, in one line. */
public final class Json {
    private Json() {}

    /** The value in JSON. */
    public static String text(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.iterator()
                    .map(entry -> quoted(String.valueOf(entry._1)) + ":" + text(entry._2))
                    .mkString("{", ",", "}");
        }
        if (value instanceof Seq<?> sequence) {
            return sequence.map(Json::text).mkString("[", ",", "]");
        }
        if (value instanceof Double number) {
            return String.format(Locale.ROOT, "%.3f", number);
        }
        return value instanceof Number || value instanceof Boolean ? value.toString() : quoted(value.toString());
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"' || character == '\\') {
                quoted.append('\\').append(character);
            } else if (character < ' ') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
            } else {
                quoted.append(character);
            }
        }
        return quoted.append('"').toString();
    }
}
