package dev.croupier.protocol;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Validates messages against the schemas of their formats. */
final class Schemas {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private final Map<Format<?>, Schema> schemas = new HashMap<>();

    /** Fails where the message does not fit the schema. */
    void check(Format<?> format, String message) {
        List<Error> errors = errors(format, message);
        if (!errors.isEmpty()) {
            throw new AssertionError(errors + " in " + message);
        }
    }

    /** What the validator has against the message. */
    List<Error> errors(Format<?> format, String message) {
        return schemas.computeIfAbsent(format, any -> REGISTRY.getSchema(any.schema(), InputFormat.JSON))
                .validate(message, InputFormat.JSON);
    }
}
