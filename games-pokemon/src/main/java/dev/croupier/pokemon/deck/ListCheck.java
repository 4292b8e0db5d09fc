package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Whether the deck on the table is the one on the list: an official may ask at any point of a tournament (PKM-MATCH-7). */
public final class ListCheck {
    private ListCheck() {}

    /**
     * Every difference between a list and the deck, as multisets of name, set and number (PKM-T41), after what is wrong with the number of
     * cards of either (PKM-T40, PKM-T33).
     *
     * @param size how many cards the format asks for
     */
    public static Seq<DeckViolation> violations(int size, Iterable<Card> list, Iterable<Card> deck) {
        Array<Card> onList = Array.ofAll(list);
        Array<Card> inDeck = Array.ofAll(deck);
        Array<DeckViolation> sizes = Array.empty();
        if (onList.size() != size) {
            sizes = sizes.append(new DeckViolation.ListOfWrongSize(size, onList.size()));
        }
        if (inDeck.size() != size) {
            sizes = sizes.append(new DeckViolation.DeckOfWrongSize(size, inDeck.size()));
        }
        Copies listed = Copies.of(onList);
        Copies found = Copies.of(inDeck);
        return sizes.appendAll(Copies.of(onList.appendAll(inDeck))
                .kinds()
                .filter(card -> listed.of(card) != found.of(card))
                .map(card -> difference(card, listed.of(card), found.of(card))));
    }

    private static DeckViolation difference(Card card, int listed, int found) {
        return new DeckViolation.NotAsListed(card, listed, found, Array.fill(Math.abs(listed - found), () -> card));
    }
}
