package dev.croupier.pokemon.deck;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;

/** Whether a deck is legal in a format, before a game starts (PKM-DECK-10). */
public final class DeckCheck {
    private DeckCheck() {}

    /** Everything that is wrong with the deck, in the order of the format's rules; empty where it is legal. */
    public static Seq<DeckViolation> violations(DeckFormat format, Iterable<Card> deck) {
        Array<Card> sorted = Array.ofAll(deck).sorted();
        return format.rules().flatMap(rule -> rule.violations(sorted));
    }

    /** The deck as a seat plays it, or everything that is wrong with it. */
    public static Validation<Seq<DeckViolation>, DeckList> deck(DeckFormat format, Seat seat, Iterable<Card> deck) {
        Seq<DeckViolation> violations = violations(format, deck);
        return violations.isEmpty() ? Validation.valid(DeckList.of(seat, deck)) : Validation.invalid(violations);
    }
}
