package dev.croupier.heretoslay.table;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * What lies in the middle of the table.
 *
 * @param deck the main deck
 * @param discards the discard pile, face up, top first (HTS-PIL-02)
 * @param resolving the cards that somebody is playing, until they are in a Party or discarded (HTS-EFF-19)
 * @param monsterDeck the Monster deck
 * @param monsterRow the Monsters that can be attacked, in the order in which they were turned up
 * @param leaders the Party Leaders that can still be chosen; none after the choice
 */
public record Piles(
        Deck deck,
        List<Integer> discards,
        CardSet resolving,
        Pile monsterDeck,
        Array<Integer> monsterRow,
        CardSet leaders) {

    public Piles withDeck(Deck other) {
        return new Piles(other, discards, resolving, monsterDeck, monsterRow, leaders);
    }

    public Piles withDiscards(List<Integer> other) {
        return new Piles(deck, other, resolving, monsterDeck, monsterRow, leaders);
    }

    public Piles withResolving(CardSet other) {
        return new Piles(deck, discards, other, monsterDeck, monsterRow, leaders);
    }

    public Piles withMonsters(Pile otherDeck, Array<Integer> row) {
        return new Piles(deck, discards, resolving, otherDeck, row, leaders);
    }

    public Piles withLeaders(CardSet other) {
        return new Piles(deck, discards, resolving, monsterDeck, monsterRow, other);
    }
}
