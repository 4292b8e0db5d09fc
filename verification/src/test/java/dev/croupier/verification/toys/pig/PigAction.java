package dev.croupier.verification.toys.pig;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** Roll or hold. */
public record PigAction(Seat seat, Kind kind) implements Action {

    /** What can be done. */
    public enum Kind {
        ROLL,
        HOLD
    }

    String words() {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    static Option<PigAction> read(Seat seat, Array<String> words) {
        return Array.of(Kind.values())
                .map(kind -> new PigAction(seat, kind))
                .find(action -> words.equals(Array.of(action.words())));
    }
}
