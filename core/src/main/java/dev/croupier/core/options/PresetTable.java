package dev.croupier.core.options;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/**
 * The presets of a game by name, in the order of its rulebook. The same rules may have several names.
 *
 * @param <R> the rules: a value that holds all options of a game
 * @param presets names, each another, letter case apart, with their rules
 */
public record PresetTable<R>(Array<Tuple2<String, R>> presets) {
    /**
     * A table of these presets.
     *
     * @throws IllegalArgumentException when two have the same name
     */
    public PresetTable {
        if (presets.distinctBy((one, other) -> one._1.compareToIgnoreCase(other._1))
                        .size()
                != presets.size()) {
            throw new IllegalArgumentException(
                    "two presets of one name: " + presets.map(Tuple2::_1).mkString(" "));
        }
    }

    /** The same from single presets. */
    @SafeVarargs
    @SuppressWarnings("varargs") // Array.of copies them
    public static <R> PresetTable<R> of(Tuple2<String, R>... presets) {
        return new PresetTable<>(Array.of(presets));
    }

    /** The names that {@link #named} knows. */
    public Array<String> names() {
        return presets.map(Tuple2::_1);
    }

    /** The preset of that name; letter case doesn't matter. */
    public Either<OptionError, R> named(String name) {
        return presets.find(preset -> preset._1.equalsIgnoreCase(name))
                .map(Tuple2::_2)
                .toEither(() -> new OptionError(name, "", names().mkString(" ")));
    }
}
