package dev.croupier.protocol.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON value. */
public sealed interface Json {
    /** What it is, in words for an error. */
    String describe();

    void write(JsonGenerator out) throws IOException;

    /** An object; its fields are in the order in which they were written. */
    record Struct(Map<String, Json> fields) implements Json {
        @Override
        public String describe() {
            return "an object";
        }

        @Override
        public void write(JsonGenerator out) throws IOException {
            out.writeStartObject();
            for (Map.Entry<String, Json> field : fields.entrySet()) {
                out.writeFieldName(field.getKey());
                field.getValue().write(out);
            }
            out.writeEndObject();
        }
    }

    /** An array. */
    record Listing(List<Json> items) implements Json {
        @Override
        public String describe() {
            return "an array";
        }

        @Override
        public void write(JsonGenerator out) throws IOException {
            out.writeStartArray();
            for (Json item : items) {
                item.write(out);
            }
            out.writeEndArray();
        }
    }

    /** A string. */
    record Text(String text) implements Json {
        private static final int SHOWN = 40;

        @Override
        public String describe() {
            return '"' + (text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text) + '"';
        }

        @Override
        public void write(JsonGenerator out) throws IOException {
            out.writeString(text);
        }
    }

    /** A whole number that a {@code long} holds. */
    record Whole(long number) implements Json {
        @Override
        public String describe() {
            return Long.toString(number);
        }

        @Override
        public void write(JsonGenerator out) throws IOException {
            out.writeNumber(number);
        }
    }

    /** A finite number with a fraction or an exponent. */
    record Fraction(double number) implements Json {
        @Override
        public String describe() {
            return Double.toString(number);
        }

        @Override
        public void write(JsonGenerator out) throws IOException {
            out.writeNumber(number);
        }
    }

    /** A number that is too large to be either. */
    record Beyond(String digits) implements Json {
        @Override
        public String describe() {
            return "a number that is out of range";
        }

        @Override
        public void write(JsonGenerator out) throws IOException {
            out.writeNumber(digits);
        }
    }

    /** True or false. */
    record Flag(boolean value) implements Json {
        @Override
        public String describe() {
            return Boolean.toString(value);
        }

        @Override
        public void write(JsonGenerator out) throws IOException {
            out.writeBoolean(value);
        }
    }

    /** Null. */
    record Nothing() implements Json {
        @Override
        public String describe() {
            return "null";
        }

        @Override
        public void write(JsonGenerator out) throws IOException {
            out.writeNull();
        }
    }

    /** An object of these names and values, by turns. */
    static Struct struct(Object... namesAndValues) {
        Map<String, Json> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put((String) namesAndValues[i], (Json) namesAndValues[i + 1]);
        }
        return new Struct(fields);
    }

    static Text text(String text) {
        return new Text(text);
    }

    /** An array of these strings. */
    static Listing texts(Iterable<String> texts) {
        List<Json> items = new ArrayList<>();
        texts.forEach(text -> items.add(new Text(text)));
        return new Listing(items);
    }
}
