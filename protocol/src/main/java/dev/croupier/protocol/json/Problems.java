package dev.croupier.protocol.json;

import dev.croupier.protocol.ReadError;
import java.util.ArrayList;
import java.util.List;

/** The errors that are found while a text is read; for one reading. */
public final class Problems {
    private static final int MOST = 100;

    private final List<ReadError> errors = new ArrayList<>();
    private int count;

    void add(ReadError error) {
        count++;
        if (errors.size() < MOST) {
            errors.add(error);
        }
    }

    /** The first hundred, in the order of the text's structure. */
    public List<ReadError> errors() {
        return errors;
    }

    /** How many there are, those after the first hundred included: what was read in between is no value. */
    public int count() {
        return count;
    }
}
