package dev.croupier.frontend.simulate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A strict reader of JSON, as far as a simulation needs it: objects, arrays, text and numbers. */
final class JsonReader {
    private final String text;
    private int at;

    private JsonReader(String text) {
        this.text = text;
    }

    /** The one object that the text is. */
    static Map<?, ?> object(String text) {
        JsonReader reader = new JsonReader(text.strip());
        Map<?, ?> object = (Map<?, ?>) reader.value();
        if (reader.at != reader.text.length()) {
            throw new IllegalArgumentException("more than one value: " + text);
        }
        return object;
    }

    private Object value() {
        return switch (text.charAt(at)) {
            case '{' -> members();
            case '[' -> elements();
            case '"' -> string();
            default -> number();
        };
    }

    private Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        take('{');
        while (text.charAt(at) != '}') {
            String name = string();
            take(':');
            if (members.put(name, value()) != null) {
                throw new IllegalArgumentException("twice: " + name);
            }
            separator('}');
        }
        take('}');
        return members;
    }

    private List<Object> elements() {
        List<Object> elements = new ArrayList<>();
        take('[');
        while (text.charAt(at) != ']') {
            elements.add(value());
            separator(']');
        }
        take(']');
        return elements;
    }

    private void separator(char end) {
        if (text.charAt(at) != end) {
            take(',');
        }
    }

    private String string() {
        take('"');
        int end = text.indexOf('"', at);
        String string = text.substring(at, end);
        at = end + 1;
        return string;
    }

    private Double number() {
        int end = at;
        while ("+-.0123456789eE".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        Double number = Double.valueOf(text.substring(at, end));
        at = end;
        return number;
    }

    private void take(char expected) {
        if (text.charAt(at) != expected) {
            throw new IllegalArgumentException(expected + " expected at " + at + " of " + text);
        }
        at++;
    }
}
