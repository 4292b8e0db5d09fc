package dev.croupier.frontend.serve;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.JsonWriter;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The description of the server, and whether answers are as it says; the messages in them, too. */
final class Description {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private final Served served;
    private final Json.Struct whole;
    private final Map<String, Schema> messages = new HashMap<>();

    Description(Served served) {
        this.served = served;
        this.whole = (Json.Struct) served.get("/api/v1/openapi.json").json();
    }

    Json.Struct whole() {
        return whole;
    }

    /** The reply, which is as the description says of that path in it, such as {@code /tables/{table}}. */
    Reply check(Reply reply, String method, String path) {
        Json.Struct operation = (Json.Struct) field(field(field(whole, "paths"), path), method);
        Json.Struct answer = (Json.Struct) field(field(operation, "responses"), Integer.toString(reply.status()));
        Json content = field(answer, "content");
        String type = reply.header("Content-Type").replaceFirst(";.*", "");
        Json.Struct schema = (Json.Struct) field(field(content, type), "schema");
        if (type.equals("application/json")) {
            fits(schema, reply.text());
            messages(reply.json());
        }
        return reply;
    }

    /** That this body may be sent there. */
    String sent(String body, String path) {
        Json operation = field(field(field(whole, "paths"), path), "post");
        Json content = field(field(field(operation, "requestBody"), "content"), "application/json");
        fits((Json.Struct) field(content, "schema"), body);
        return body;
    }

    /** What stands under that name, which must be there. */
    static Json field(Json json, String name) {
        Json found = json instanceof Json.Struct struct ? struct.fields().get(name) : null;
        if (found == null) {
            throw new AssertionError("nothing is said of " + name);
        }
        return found;
    }

    private void fits(Json.Struct schema, String json) {
        Map<String, Json> fields = new LinkedHashMap<>(schema.fields());
        fields.put("components", field(whole, "components"));
        Schema read = REGISTRY.getSchema(JsonWriter.indented(new Json.Struct(fields)), InputFormat.JSON);
        report(read.validate(json, InputFormat.JSON), json);
    }

    private static void report(List<com.networknt.schema.Error> errors, String json) {
        if (!errors.isEmpty()) {
            throw new AssertionError(errors + " in " + json);
        }
    }

    /** Every message of the protocol in it is as its own schema says. */
    private void messages(Json json) {
        if (json instanceof Json.Listing listing) {
            listing.items().forEach(this::messages);
        } else if (json instanceof Json.Struct struct) {
            if (struct.fields().containsKey("protocol")) {
                message(struct);
            } else {
                struct.fields().values().forEach(this::messages);
            }
        }
    }

    private void message(Json.Struct message) {
        String path = "/api/v1/schemas/" + text(message, "game") + "/" + text(message, "type");
        String json = JsonWriter.indented(message);
        Schema schema = messages.computeIfAbsent(
                path, any -> REGISTRY.getSchema(served.get(path).text(), InputFormat.JSON));
        report(schema.validate(json, InputFormat.JSON), json);
    }

    private static String text(Json json, String name) {
        return field(json, name) instanceof Json.Text text ? text.text() : "";
    }
}
