package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.JsonReader;
import dev.croupier.protocol.json.JsonWriter;
import dev.croupier.protocol.json.Problems;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** What is changed in a message is noticed, or it is read as what it now says. */
class StrictReadingPropertyTest {
    private static final Array<Sample<?>> SAMPLES = Tables.all().flatMap(StrictReadingPropertyTest::samples);

    private static final Schemas SCHEMAS = new Schemas();

    /** A message and its kind. */
    record Sample<C extends Content>(Format<C> format, String text) {
        Validation<Seq<ReadError>, C> read(String changed) {
            return format.read(changed);
        }

        /** What the message reads as, written again; nothing where it does not read. */
        @Nullable
        String readAndWritten(String changed) {
            Validation<Seq<ReadError>, C> read = read(changed);
            if (read.isValid()) {
                return format.text(read.get());
            }
            assertThat(read.getError()).isNotEmpty().allSatisfy(error -> {
                assertThat(error.pointer()).matches(pointer -> pointer.isEmpty() || pointer.startsWith("/"));
                assertThat(error.expected()).isNotBlank();
                assertThat(error.found()).isNotBlank();
            });
            return null;
        }
    }

    private static <S, A extends Action, E extends Event, V, R> Array<Sample<?>> samples(
            ProtocolTable<S, A, E, V, R> table) {
        List<Sample<?>> samples = new ArrayList<>();
        Sayings.of(table, 3, 120, 13, new Sayings.Listener<S>() {
            @Override
            public <C extends Content> void said(Format<C> format, C content) {
                samples.add(new Sample<>(format, format.text(content)));
            }
        });
        return Array.ofAll(samples);
    }

    @Property(tries = 4000)
    void a_changed_value_is_refused_with_its_place_or_read_as_it_is(
            @ForAll("samples") Sample<?> sample, @ForAll int at, @ForAll("changes") Change change) {
        Json json = Objects.requireNonNull(new JsonReader(Limits.usual()).read(sample.text(), new Problems()));
        String changed = JsonWriter.indented(change.in(json, Math.floorMod(at, Trees.size(json))));
        String again = sample.readAndWritten(changed);
        if (again != null) {
            assertThat(Trees.of(again)).isEqualTo(Trees.of(changed));
            SCHEMAS.check(sample.format(), changed);
        }
    }

    @Property(tries = 4000)
    void broken_text_is_refused_or_read_as_it_is(
            @ForAll("samples") Sample<?> sample, @ForAll int at, @ForAll int length, @ForAll("scraps") String scrap) {
        int from = Math.floorMod(at, sample.text().length());
        int to = Math.min(sample.text().length(), from + Math.floorMod(length, 4));
        String broken = sample.text().substring(0, from) + scrap + sample.text().substring(to);
        String again = sample.readAndWritten(broken);
        if (again != null) {
            assertThat(Trees.of(again)).isEqualTo(Trees.of(broken));
        }
    }

    @Provide
    Arbitrary<Sample<?>> samples() {
        return Arbitraries.of(SAMPLES.toJavaList());
    }

    @Provide
    Arbitrary<Change> changes() {
        return Combinators.combine(Arbitraries.of(Change.Kind.values()), values())
                .as(Change::new);
    }

    private static Arbitrary<Json> values() {
        return Arbitraries.of(
                new Json.Nothing(),
                new Json.Flag(true),
                new Json.Whole(-1),
                new Json.Whole(0),
                new Json.Whole(7),
                new Json.Whole(1L << 40),
                new Json.Fraction(0.5),
                new Json.Beyond("1" + "0".repeat(40)),
                new Json.Text(""),
                new Json.Text("7H"),
                new Json.Text("type"),
                new Json.Struct(java.util.Map.of()),
                Json.struct("type", new Json.Text("pass")),
                new Json.Listing(List.of()),
                new Json.Listing(List.of(new Json.Whole(1), new Json.Whole(1))));
    }

    @Provide
    Arbitrary<String> scraps() {
        return Arbitraries.of(
                "",
                "\"",
                "{",
                "}",
                "[",
                "]",
                ",",
                ":",
                "null",
                "1e999",
                "-",
                "0",
                "\\",
                "\\u",
                "\\ud800",
                "\u0000",
                "é",
                "//",
                "NaN",
                "'",
                " ",
                "\ud800",
                "[[[[[[[[",
                "\"type\":\"x\",");
    }
}
