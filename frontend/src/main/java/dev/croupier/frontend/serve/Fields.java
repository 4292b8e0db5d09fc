package dev.croupier.frontend.serve;

import dev.croupier.frontend.game.Brought;
import dev.croupier.protocol.Limits;
import dev.croupier.protocol.ReadError.Reason;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.JsonReader;
import dev.croupier.protocol.json.JsonWriter;
import dev.croupier.protocol.json.Place;
import dev.croupier.protocol.json.Problems;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The object that a request sends, read field by field; everything that is wrong with it is found before anything is said. */
final class Fields {
    private static final Limits LIMITS = new Limits(1_000_000, 20, 10_000, 100_000);

    private static final String NAME = "name";
    private static final String LIST = "list";
    private static final int LONGEST_LIST = 10_000;

    private final Problems problems = new Problems();
    private final Place whole = Place.whole(problems);
    private final Map<String, Json> left;

    /** The fields of that object; no bytes are an object without fields. */
    Fields(byte[] bytes) {
        this(bytes, LIMITS);
    }

    /** The same where more is read. */
    Fields(byte[] bytes, Limits limits) {
        Json read = bytes.length == 0 ? Json.struct() : new JsonReader(limits).read(bytes, problems);
        if (read != null && !(read instanceof Json.Struct)) {
            whole.isNo("an object", read);
        }
        left = new HashMap<>(read instanceof Json.Struct struct ? struct.fields() : Map.of());
        failWhereWrong();
    }

    private void failWhereWrong() {
        if (problems.count() > 0) {
            throw Problem.unreadable(problems.errors());
        }
    }

    /** Nothing else may stand there, and nothing may have been wrong. */
    void end() {
        left.keySet().stream()
                .sorted()
                .forEach(name -> whole.field(name).fails(Reason.UNKNOWN, "no such field", "one"));
        failWhereWrong();
    }

    boolean has(String name) {
        return left.containsKey(name);
    }

    private <T> Option<T> read(String name, String expected, Function<Json, Option<T>> reading) {
        Json found = left.remove(name);
        if (found == null || found instanceof Json.Nothing) {
            return Option.none();
        }
        Option<T> read = reading.apply(found);
        if (read.isEmpty()) {
            whole.field(name).isNo(expected, found);
        }
        return read;
    }

    Option<String> text(String name) {
        return read(name, "a text", Fields::text);
    }

    private static Option<String> text(Json json) {
        return json instanceof Json.Text text ? Option.some(text.text()) : Option.none();
    }

    /** A text; where there is none, it is missing. */
    String neededText(String name) {
        boolean missing = !has(name);
        Option<String> read = text(name);
        if (missing) {
            whole.field(name).fails(Reason.MISSING, "a text", "nothing");
        }
        return read.getOrElse("");
    }

    Option<Boolean> flag(String name) {
        return read(
                name,
                "true or false",
                json -> json instanceof Json.Flag flag ? Option.some(flag.value()) : Option.none());
    }

    Option<Integer> number(String name) {
        return read(
                name,
                "a whole number",
                json -> json instanceof Json.Whole whole && whole.number() == (int) whole.number()
                        ? Option.some((int) whole.number())
                        : Option.none());
    }

    /** A whole number of 64 bits, also as text, since not every language has so large numbers. */
    Option<Long> large(String name) {
        return read(name, "a whole number", json -> {
            String digits = json instanceof Json.Whole whole
                    ? Long.toString(whole.number())
                    : text(json).getOrElse("");
            try {
                return Option.some(Long.parseLong(digits));
            } catch (NumberFormatException e) {
                return Option.none();
            }
        });
    }

    Array<String> texts(String name) {
        return read(
                        name,
                        "an array of texts",
                        json -> json instanceof Json.Listing listing
                                ? Option.sequence(Array.ofAll(listing.items()).map(Fields::text))
                                        .map(Array::ofAll)
                                : Option.<Array<String>>none())
                .getOrElse(Array.empty());
    }

    /** The text of an array, whatever stands in it. */
    Option<String> array(String name) {
        return read(
                name,
                "an array",
                json -> json instanceof Json.Listing listing
                        ? Option.some(JsonWriter.compact(listing))
                        : Option.<String>none());
    }

    /** A name, or an object with a list of one's own as a text. */
    Option<Brought> list(String name) {
        Json found = left.remove(name);
        return found == null || found instanceof Json.Nothing ? Option.none() : list(found, whole.field(name));
    }

    /** An array of names and lists of one's own. */
    Array<Brought> lists(String name) {
        Array<Json> items = read(
                        name,
                        "an array",
                        json -> json instanceof Json.Listing listing
                                ? Option.some(Array.ofAll(listing.items()))
                                : Option.<Array<Json>>none())
                .getOrElse(Array.empty());
        return items.zipWithIndex((json, at) -> list(json, whole.field(name).item(at)))
                .flatMap(list -> list);
    }

    private static Option<Brought> list(Json json, Place at) {
        if (json instanceof Json.Text name) {
            return Option.some(Brought.known(name.text()));
        }
        if (!(json instanceof Json.Struct struct)) {
            at.isNo("a name, or an object with a list", json);
            return Option.none();
        }
        struct.fields().keySet().stream()
                .filter(field -> !field.equals(NAME) && !field.equals(LIST))
                .forEach(field -> at.field(field).fails(Reason.UNKNOWN, "no such field", "one"));
        Option<String> name = text(struct, NAME, at);
        if (!struct.fields().containsKey(LIST)) {
            at.field(LIST).fails(Reason.MISSING, "a text", "nothing");
        }
        Option<String> list = text(struct, LIST, at);
        if (list.exists(text -> text.length() > LONGEST_LIST)) {
            at.field(LIST).fails(Reason.LIMIT, "at most " + LONGEST_LIST + " characters", "more");
            return Option.none();
        }
        return list.map(text -> Brought.written(name.getOrElse(""), text));
    }

    private static Option<String> text(Json.Struct struct, String field, Place at) {
        Json found = struct.fields().get(field);
        if (found == null) {
            return Option.none();
        }
        Option<String> text = text(found);
        if (text.isEmpty()) {
            at.field(field).isNo("a text", found);
        }
        return text;
    }

    /** An object of names with texts, numbers or flags, as {@code name=value}. */
    Array<String> settings(String name) {
        return read(
                        name,
                        "an object of texts, numbers and flags",
                        json -> json instanceof Json.Struct struct
                                ? Option.sequence(Array.ofAll(struct.fields().entrySet())
                                                .map(entry -> setting(entry.getKey(), entry.getValue())))
                                        .map(Array::ofAll)
                                : Option.<Array<String>>none())
                .getOrElse(Array.empty());
    }

    private static Option<String> setting(String name, Json value) {
        return value instanceof Json.Text || value instanceof Json.Whole || value instanceof Json.Flag
                ? Option.some(name + "=" + text(value).getOrElse(value::describe))
                : Option.none();
    }

    /** A number or a text; nothing where neither stands there, which is an error. */
    @Nullable
    Json numberOrText(String name) {
        Json found = left.remove(name);
        if (found == null) {
            whole.field(name).fails(Reason.MISSING, "a number or a text", "nothing");
        } else if (!(found instanceof Json.Whole) && !(found instanceof Json.Text)) {
            whole.field(name).isNo("a number or a text", found);
        }
        return found;
    }
}
