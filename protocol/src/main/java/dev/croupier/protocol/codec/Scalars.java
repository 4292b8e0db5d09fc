package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Numbers, texts and flags. */
final class Scalars {
    private Scalars() {}

    /** A whole number of a range, both ends included. */
    record Whole(int least, int most) implements Codec<Integer> {
        @Override
        public void write(Integer value, JsonGenerator out) throws IOException {
            out.writeNumber(value.intValue());
        }

        @Override
        public @Nullable Integer read(Json json, Place at) {
            if (json instanceof Json.Whole whole) {
                return whole.number() >= least && whole.number() <= most
                        ? Integer.valueOf((int) whole.number())
                        : at.hasNo(expected(), json);
            }
            return json instanceof Json.Beyond ? at.hasNo(expected(), json) : at.isNo(expected(), json);
        }

        private String expected() {
            return "a whole number " + least + "…" + most;
        }

        @Override
        public Json schema(Definitions definitions) {
            return Json.struct(
                    "type", Json.text("integer"), "minimum", new Json.Whole(least), "maximum", new Json.Whole(most));
        }
    }

    /** A whole number of 64 bits. */
    record LongWhole() implements Codec<Long> {
        @Override
        public void write(Long value, JsonGenerator out) throws IOException {
            out.writeNumber(value.longValue());
        }

        @Override
        public @Nullable Long read(Json json, Place at) {
            if (json instanceof Json.Whole whole) {
                return whole.number();
            }
            return json instanceof Json.Beyond
                    ? at.hasNo("a whole number of 64 bits", json)
                    : at.isNo("a whole number", json);
        }

        @Override
        public Json schema(Definitions definitions) {
            return Json.struct("type", Json.text("integer"));
        }
    }

    /** A finite number. */
    record Real() implements Codec<Double> {
        @Override
        public void write(Double value, JsonGenerator out) throws IOException {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("JSON has no number " + value);
            }
            out.writeNumber(value.doubleValue());
        }

        @Override
        public @Nullable Double read(Json json, Place at) {
            if (json instanceof Json.Fraction fraction) {
                return fraction.number();
            }
            if (json instanceof Json.Whole whole) {
                return (double) whole.number();
            }
            return json instanceof Json.Beyond ? at.hasNo("a number", json) : at.isNo("a number", json);
        }

        @Override
        public Json schema(Definitions definitions) {
            return Json.struct("type", Json.text("number"));
        }
    }

    /** True or false. */
    record Flag() implements Codec<Boolean> {
        @Override
        public void write(Boolean value, JsonGenerator out) throws IOException {
            out.writeBoolean(value);
        }

        @Override
        public @Nullable Boolean read(Json json, Place at) {
            return json instanceof Json.Flag flag ? Boolean.valueOf(flag.value()) : at.isNo("true or false", json);
        }

        @Override
        public Json schema(Definitions definitions) {
            return Json.struct("type", Json.text("boolean"));
        }
    }

    /** Any text. */
    record Text() implements Codec<String> {
        @Override
        public void write(String value, JsonGenerator out) throws IOException {
            out.writeString(value);
        }

        @Override
        public @Nullable String read(Json json, Place at) {
            return json instanceof Json.Text text ? text.text() : at.isNo("a text", json);
        }

        @Override
        public Json schema(Definitions definitions) {
            return Json.struct("type", Json.text("string"));
        }
    }
}
