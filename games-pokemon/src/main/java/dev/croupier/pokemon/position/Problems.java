package dev.croupier.pokemon.position;

import io.vavr.collection.Array;
import java.util.Comparator;

/** What is wrong with a text, as it is found. For one reading. */
final class Problems {
    private Array<PositionError> found = Array.empty();

    void add(PositionError error) {
        found = found.append(error);
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    /** All of them in the order of the text. */
    Array<PositionError> all() {
        return found.distinct()
                .sorted(Comparator.comparingInt(PositionError::line).thenComparingInt(PositionError::column));
    }
}
