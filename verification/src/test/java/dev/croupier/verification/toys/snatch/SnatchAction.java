package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** What can be done; cards are named by kind. */
record SnatchAction(Seat seat, Verb verb, Option<Kind> kind) implements Action {
    enum Verb {
        PICK,
        EXCHANGE,
        COMMIT,
        STOP,
        PASS,
        SHOW,
        DECLINE;

        boolean namesCard() {
            return this == PICK || this == EXCHANGE;
        }
    }

    /** The actions of that verb: one for each kind, or just one. */
    static Array<SnatchAction> of(Seat seat, Verb verb) {
        return verb.namesCard()
                ? Array.of(Kind.values()).map(kind -> new SnatchAction(seat, verb, Option.some(kind)))
                : Array.of(new SnatchAction(seat, verb, Option.none()));
    }

    String words() {
        return verb.name().toLowerCase(Locale.ROOT)
                + kind.map(named -> " " + named).getOrElse("");
    }

    static Option<SnatchAction> read(Seat seat, Array<String> words) {
        return Array.of(Verb.values())
                .flatMap(verb -> of(seat, verb))
                .find(action -> action.words().equals(words.mkString(" ")));
    }
}
