package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.protocol.ReadError.Reason;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Records, and classes that are made of what they answer: an object with a field for each component, in their order. */
public final class Product implements Codec<Object> {
    static final String KIND = "type";

    private final String name;
    private final MethodHandle make;
    private final Supplier<Part[]> derived;
    private Part @Nullable [] parts;

    /**
     * A product.
     *
     * @param name in schemas
     * @param make takes the components as an array
     * @param derived the components, asked for when all types are known
     */
    Product(String name, MethodHandle make, Supplier<Part[]> derived) {
        this.name = name;
        this.make = make;
        this.derived = derived;
    }

    /** Finds the codecs of the components. */
    void complete() {
        parts();
    }

    private Part[] parts() {
        Part[] known = parts;
        if (known == null) {
            known = derived.get();
            parts = known;
        }
        return known;
    }

    @Override
    public void write(Object value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        writeFields(value, out);
        out.writeEndObject();
    }

    /** Writes the fields into an object that is open. */
    public void writeFields(Object value, JsonGenerator out) throws IOException {
        for (Part part : parts()) {
            Object component = part.of().apply(value);
            if (!(part.codec() instanceof Omissible<Object> omissible)) {
                out.writeFieldName(part.name());
                part.codec().write(component, out);
            } else if (!omissible.isLeftOut(component)) {
                out.writeFieldName(part.name());
                writePresent(omissible, component, out);
            }
        }
    }

    private static void writePresent(Omissible<Object> codec, Object component, JsonGenerator out) throws IOException {
        codec.write(component, out);
    }

    @Override
    public @Nullable Object read(Json json, Place at) {
        return json instanceof Json.Struct struct ? readFields(struct, at, List.of()) : at.isNo("an object", json);
    }

    /** Reads the fields of an object that may have {@code others} besides. */
    public @Nullable Object readFields(Json.Struct struct, Place at, List<String> others) {
        int before = at.problems().count();
        Part[] all = parts();
        Object[] components = new Object[all.length];
        int met = 0;
        for (int i = 0; i < all.length; i++) {
            Json json = struct.fields().get(all[i].name().getValue());
            met += json == null ? 0 : 1;
            components[i] = component(all[i], json, at);
        }
        for (String other : others) {
            met += struct.fields().containsKey(other) ? 1 : 0;
        }
        if (met < struct.fields().size()) {
            refuseUnknown(struct, at, others);
        }
        return at.problems().count() > before ? null : made(components, at);
    }

    @SuppressWarnings("NullAway") // a component that may be null is one that says so
    private static Object component(Part part, @Nullable Json json, Place at) {
        String field = part.name().getValue();
        if (part.codec() instanceof Omissible<Object> omissible) {
            if (json == null) {
                return omissible.leftOut();
            }
            return json instanceof Json.Nothing
                    ? at.field(field).fails(Reason.TYPE, "a value, or the field left out", "null")
                    : omissible.read(json, at.field(field));
        }
        return json == null
                ? at.field(field).fails(Reason.MISSING, "a field", "nothing")
                : part.codec().read(json, at.field(field));
    }

    private void refuseUnknown(Json.Struct struct, Place at, List<String> others) {
        for (String field : struct.fields().keySet()) {
            if (!others.contains(field) && !has(field)) {
                at.field(field).fails(Reason.UNKNOWN, "one of " + String.join(", ", fields()), "another field");
            }
        }
    }

    private boolean has(String field) {
        for (Part part : parts()) {
            if (part.name().getValue().equals(field)) {
                return true;
            }
        }
        return false;
    }

    private List<String> fields() {
        List<String> fields = new ArrayList<>();
        for (Part part : parts()) {
            fields.add(part.name().getValue());
        }
        return fields;
    }

    private @Nullable Object made(Object[] components, Place at) {
        try {
            return (Object) make.invokeExact(components);
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            return at.fails(Reason.VALUE, "parts that fit each other", String.valueOf(e.getMessage()));
        }
    }

    /** The codec of the component at that place. */
    Part part(int at) {
        return parts()[at];
    }

    String name() {
        return name;
    }

    @Override
    public Json schema(Definitions definitions) {
        return definitions.refer(name, () -> object(definitions, new LinkedHashMap<>()));
    }

    /** The schema of an object with the fields of this product after those others. */
    public Json object(Definitions definitions, Map<String, Json> others) {
        Map<String, Json> properties = new LinkedHashMap<>(others);
        List<String> required = new ArrayList<>(others.keySet());
        for (Part part : parts()) {
            String field = part.name().getValue();
            if (part.codec() instanceof Omissible<Object> omissible) {
                properties.put(field, omissible.present().schema(definitions));
            } else {
                properties.put(field, part.codec().schema(definitions));
                required.add(field);
            }
        }
        return Json.struct(
                "type",
                Json.text("object"),
                "properties",
                new Json.Struct(properties),
                "required",
                Json.texts(required),
                "additionalProperties",
                new Json.Flag(false));
    }
}
