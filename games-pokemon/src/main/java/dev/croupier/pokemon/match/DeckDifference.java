package dev.croupier.pokemon.match;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;

/**
 * One card of which a deck has another number than its list says (PKM-MATCH-7, PKM-T41).
 *
 * @param card which, by name and printing
 * @param listed how many the list has
 * @param found how many are in the deck
 */
public record DeckDifference(Card card, int listed, int found) {

    /** Every difference between a list and a deck, card by card; empty when they are the same cards, whatever the order. */
    public static Seq<DeckDifference> between(Seq<Card> list, Seq<Card> deck) {
        return Array.ofAll(TreeSet.ofAll(list).addAll(deck))
                .map(card -> new DeckDifference(card, list.count(card::equals), deck.count(card::equals)))
                .filter(difference -> difference.listed() != difference.found());
    }
}
