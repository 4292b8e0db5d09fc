package dev.croupier.pokemon;

import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Placed;
import io.vavr.collection.TreeMap;

/** The cards of one owner while a table is drawn: those of its deck that have no place yet. Copies are alike, so the lowest is taken. For one draw. */
final class OwnedCards {
    private final DeckList deck;
    private CardSet left;

    OwnedCards(DeckList deck) {
        this.deck = deck;
        this.left = deck.all();
    }

    DeckList deck() {
        return deck;
    }

    /** The cards without a place. */
    CardSet left() {
        return left;
    }

    /** The cards without a place, by what they say. */
    TreeMap<Card, CardSet> leftByKind() {
        TreeMap<Card, CardSet> kinds = TreeMap.empty();
        for (var all = deck.kinds(left).iterator(); all.hasNext(); ) {
            Card card = deck.card(all.nextInt());
            kinds = kinds.put(card, deck.copies(card).intersection(left));
        }
        return kinds;
    }

    boolean has(Card card) {
        return deck.copies(card).intersects(left);
    }

    int take(Card card) {
        int number = deck.copies(card).intersection(left).first();
        left = left.without(number);
        return number;
    }

    Placed place(Card card) {
        return deck.placed(take(card));
    }

    CardSet takeAll(Iterable<Card> cards) {
        CardSet taken = CardSet.empty();
        for (Card card : cards) {
            taken = taken.with(take(card));
        }
        return taken;
    }

    void take(CardSet cards) {
        left = left.minus(cards);
    }
}
