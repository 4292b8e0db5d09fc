package dev.croupier.protocol.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.croupier.protocol.Limits;
import dev.croupier.protocol.ReadError.Reason;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a whole text into a tree, within limits. A name that stands twice in an object is an error. */
public final class JsonReader {
    private final Limits limits;
    private final JsonFactory factory;

    public JsonReader(Limits limits) {
        this.limits = limits;
        this.factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(limits.depth())
                        .maxStringLength(limits.text())
                        .maxNameLength(limits.text())
                        .build())
                .build();
    }

    /** The tree of that text; nothing where it has errors, which are noted. */
    public @Nullable Json read(String text, Problems problems) {
        Place whole = Place.whole(problems);
        return text.length() > limits.characters()
                ? tooLong(whole, text.length())
                : read(() -> factory.createParser(text), whole);
    }

    /** The same from bytes in UTF-8. */
    public @Nullable Json read(byte[] bytes, Problems problems) {
        Place whole = Place.whole(problems);
        return bytes.length > limits.characters()
                ? tooLong(whole, bytes.length)
                : read(() -> factory.createParser(bytes), whole);
    }

    private @Nullable Json tooLong(Place whole, int length) {
        return whole.fails(Reason.LIMIT, "at most " + limits.characters() + " characters", Integer.toString(length));
    }

    private @Nullable Json read(Source source, Place whole) {
        try (JsonParser parser = source.open()) {
            return new Reading(parser, limits.values()).whole(whole);
        } catch (StreamConstraintsException e) {
            return whole.fails(Reason.LIMIT, "a text within the limits", said(e));
        } catch (IOException e) {
            return whole.fails(Reason.SYNTAX, "JSON", said(e));
        }
    }

    private static String said(IOException e) {
        String message = e instanceof com.fasterxml.jackson.core.JsonProcessingException broken
                ? broken.getOriginalMessage()
                        + (broken.getLocation() == null
                                ? ""
                                : " (line " + broken.getLocation().getLineNr() + ", column "
                                        + broken.getLocation().getColumnNr() + ")")
                : e.getMessage();
        return message == null ? "something else" : message;
    }

    @FunctionalInterface
    private interface Source {
        JsonParser open() throws IOException;
    }

    /** One text while it is read. */
    private static final class Reading {
        private final JsonParser parser;
        private int left;

        Reading(JsonParser parser, int values) {
            this.parser = parser;
            this.left = values;
        }

        @Nullable
        Json whole(Place place) throws IOException {
            if (parser.nextToken() == null) {
                return place.fails(Reason.SYNTAX, "JSON", "nothing");
            }
            Json read = value(place);
            return read == null || parser.nextToken() == null
                    ? read
                    : place.fails(Reason.SYNTAX, "the end of the text", "more after the value");
        }

        /** The value that begins with the current token; nothing where it has an error. */
        private @Nullable Json value(Place place) throws IOException {
            if (--left < 0) {
                return place.fails(Reason.LIMIT, "fewer values", "more than are read");
            }
            JsonToken token = parser.currentToken();
            return switch (token) {
                case START_OBJECT -> object(place);
                case START_ARRAY -> array(place);
                case VALUE_STRING -> new Json.Text(parser.getText());
                case VALUE_NUMBER_INT -> whole();
                case VALUE_NUMBER_FLOAT -> fraction();
                case VALUE_TRUE, VALUE_FALSE -> new Json.Flag(token == JsonToken.VALUE_TRUE);
                case VALUE_NULL -> new Json.Nothing();
                default -> place.fails(Reason.SYNTAX, "a value", token.toString());
            };
        }

        private Json whole() throws IOException {
            return parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                    ? new Json.Beyond(parser.getText())
                    : new Json.Whole(parser.getLongValue());
        }

        private Json fraction() throws IOException {
            double number = parser.getDoubleValue();
            return Double.isFinite(number) ? new Json.Fraction(number) : new Json.Beyond(parser.getText());
        }

        private @Nullable Json object(Place place) throws IOException {
            Map<String, Json> fields = new LinkedHashMap<>();
            boolean whole = true;
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                Json field = value(place.field(name));
                if (field == null) {
                    return null;
                }
                if (fields.put(name, field) != null) {
                    place.field(name).fails(Reason.TWICE, "each field once", "a second one");
                    whole = false;
                }
            }
            return whole ? new Json.Struct(fields) : null;
        }

        private @Nullable Json array(Place place) throws IOException {
            List<Json> items = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                Json item = value(place.item(items.size()));
                if (item == null) {
                    return null;
                }
                items.add(item);
            }
            return new Json.Listing(items);
        }
    }
}
