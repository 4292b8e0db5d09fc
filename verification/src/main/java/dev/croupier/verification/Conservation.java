package dev.croupier.verification;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Where the cards of one owner are.
 *
 * @param owner whose cards, in words
 * @param zones every place of a state that holds such cards
 * @param whole all the cards that there are
 */
record Conservation<S>(String owner, Function<? super S, ? extends Seq<CardSet>> zones, CardSet whole) {

    /** The cards that are nowhere, in two places, or of no game. */
    Option<String> broken(S state) {
        CardSet once = CardSet.empty();
        CardSet twice = CardSet.empty();
        for (CardSet zone : zones.apply(state)) {
            twice = twice.union(once.intersection(zone));
            once = once.union(zone);
        }
        return fault("nowhere", whole.minus(once))
                .orElse(fault("in more than one place", twice))
                .orElse(fault("unknown to the game", once.minus(whole)));
    }

    private Option<String> fault(String where, CardSet cards) {
        return Option.when(!cards.isEmpty(), () -> "of the cards of " + owner + ", " + cards + " are " + where);
    }
}
