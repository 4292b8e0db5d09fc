package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;

/**
 * Cards of one owner that a program has bound.
 *
 * @param owner whose cards
 * @param where the zone in which they lie when they are bound
 * @param cards their numbers
 * @param seers the seats that know which cards they are, as bits; all bits where everybody does
 */
public record Picked(Seat owner, PokemonEvent.Zone where, CardSet cards, int seers) {
    /** What was chosen so far for a question that is answered one by one. */
    public static final Slot<Picked> CHOOSING = Slot.of("choosing-cards", Picked.class);

    public boolean isEmpty() {
        return cards.isEmpty();
    }

    public int size() {
        return cards.size();
    }

    public Picked with(int card) {
        return new Picked(owner, where, cards.with(card), seers);
    }

    public Picked minus(CardSet others) {
        return cards.intersects(others) ? new Picked(owner, where, cards.minus(others), seers) : this;
    }

    /** The same cards, once everybody knows which they are. */
    public Picked seenByAll() {
        return new Picked(owner, where, cards, -1);
    }
}
