package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Every card except Basic Energy comes from what its player opened, counted by name and printing (PKM-DECK-9). */
record OpenedPool(Copies opened) implements DeckRule {

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        Copies copies = Copies.of(deck.reject(Card::isBasicEnergy));
        return copies.kinds()
                .filter(card -> copies.of(card) > opened.of(card))
                .map(card -> excess(card, copies.of(card)));
    }

    private DeckViolation excess(Card card, int found) {
        int here = opened.of(card);
        return new DeckViolation.NotOpened(card, here, found, Array.fill(found - here, () -> card));
    }
}
