package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.croupier.protocol.ReadError.Reason;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One of several types: an object whose field {@code type} says which. What is no object by itself stands in a field {@code value}.
 */
final class Family implements Codec<Object> {
    private static final SerializedString KIND = new SerializedString(Product.KIND);
    private static final SerializedString VALUE = new SerializedString("value");
    private static final List<String> BESIDES = List.of(Product.KIND);

    private final String name;
    private final Supplier<List<Member>> derived;
    private final Map<String, Member> byName = new TreeMap<>();
    private final Map<Class<?>, Member> byClass = new HashMap<>();

    /**
     * A type of the family.
     *
     * @param type its class
     * @param name what {@code type} says
     * @param codec of its values
     */
    record Member(Class<?> type, SerializedString name, Codec<Object> codec) {
        static Member of(Class<?> type, Codec<Object> codec) {
            return new Member(type, new SerializedString(Typed.hyphened(type.getSimpleName())), codec);
        }
    }

    /**
     * A family.
     *
     * @param name in schemas
     * @param derived its members, asked for when all types are known
     */
    Family(String name, Supplier<List<Member>> derived) {
        this.name = name;
        this.derived = derived;
    }

    /**
     * Finds the members.
     *
     * @throws IllegalArgumentException when two have the same name
     */
    void complete() {
        if (!byName.isEmpty()) {
            return;
        }
        for (Member member : derived.get()) {
            Member other = byName.put(member.name().getValue(), member);
            if (other != null) {
                throw new IllegalArgumentException(
                        other.type() + " and " + member.type() + " are both called " + member.name() + " in " + name);
            }
            byClass.put(member.type(), member);
        }
    }

    private Member member(Object value) {
        Class<?> type = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        Member member = byClass.get(type);
        if (member == null) {
            throw new IllegalArgumentException("the vocabulary has no word " + type.getName() + " in " + name);
        }
        return member;
    }

    @Override
    public void write(Object value, JsonGenerator out) throws IOException {
        Member member = member(value);
        out.writeStartObject();
        out.writeFieldName(KIND);
        out.writeString(member.name());
        if (member.codec() instanceof Product product) {
            product.writeFields(value, out);
        } else {
            out.writeFieldName(VALUE);
            member.codec().write(value, out);
        }
        out.writeEndObject();
    }

    @Override
    public @Nullable Object read(Json json, Place at) {
        if (!(json instanceof Json.Struct struct)) {
            return at.isNo("an object with a type", json);
        }
        Json kind = struct.fields().get(Product.KIND);
        if (kind == null) {
            return at.field(Product.KIND).fails(Reason.MISSING, expected(), "nothing");
        }
        if (!(kind instanceof Json.Text text)) {
            return at.field(Product.KIND).isNo(expected(), kind);
        }
        Member member = byName.get(text.text());
        if (member == null) {
            return at.field(Product.KIND).hasNo(expected(), kind);
        }
        return member.codec() instanceof Product product
                ? product.readFields(struct, at, BESIDES)
                : value(member, struct, at);
    }

    private static @Nullable Object value(Member member, Json.Struct struct, Place at) {
        for (String field : struct.fields().keySet()) {
            if (!field.equals(Product.KIND) && !field.equals("value")) {
                return at.field(field).fails(Reason.UNKNOWN, "type and value alone", "another field");
            }
        }
        Json value = struct.fields().get("value");
        return value == null
                ? at.field("value").fails(Reason.MISSING, "a field", "nothing")
                : member.codec().read(value, at.field("value"));
    }

    private String expected() {
        return byName.size() > 24 ? "the name of a type" : "one of " + String.join(", ", byName.keySet());
    }

    @Override
    public Json schema(Definitions definitions) {
        return definitions.refer(name, () -> union(definitions));
    }

    /** The type is looked at first, so that a validator need not try the members one by one. */
    private Json union(Definitions definitions) {
        List<Json> cases = new ArrayList<>();
        for (Member member : byName.values()) {
            Json is = Json.struct("const", Json.text(member.name().getValue()));
            cases.add(Json.struct(
                    "if",
                    Json.struct("properties", Json.struct(Product.KIND, is)),
                    "then",
                    definitions.refer(name + "." + member.name().getValue(), () -> object(member, is, definitions))));
        }
        return Json.struct(
                "type", Json.text("object"),
                "properties", Json.struct(Product.KIND, Json.struct("enum", Json.texts(byName.keySet()))),
                "required", Json.texts(BESIDES),
                "allOf", new Json.Listing(cases));
    }

    private static Json object(Member member, Json is, Definitions definitions) {
        Map<String, Json> fields = new LinkedHashMap<>();
        fields.put(Product.KIND, is);
        if (member.codec() instanceof Product product) {
            return product.object(definitions, fields);
        }
        fields.put("value", member.codec().schema(definitions));
        return Json.struct(
                "type",
                Json.text("object"),
                "properties",
                new Json.Struct(fields),
                "required",
                Json.texts(List.copyOf(fields.keySet())),
                "additionalProperties",
                new Json.Flag(false));
    }
}
