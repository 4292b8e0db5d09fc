package dev.croupier.pokemon.table;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.List;

/**
 * The cards that a player draws from, face down.
 *
 * @param pile the cards
 * @param knowers for each segment of the pile, top first, the seats that know which cards it holds, as bits
 */
public record DrawPile(Pile pile, List<Integer> knowers) {

    /** Those cards in an order that nobody knows. */
    public static DrawPile shuffled(CardSet cards) {
        return new DrawPile(Pile.shuffled(cards), cards.isEmpty() ? List.empty() : List.of(0));
    }

    public boolean isEmpty() {
        return pile.isEmpty();
    }

    public int size() {
        return pile.size();
    }

    public CardSet cards() {
        return pile.cards();
    }

    /**
     * A card drawn from the top.
     *
     * @param card its number
     * @param knowers who knew it to be there, where it was the only one that it could be
     */
    public record Drawn(int card, int knowers, DrawPile rest) {}

    /** Draws the top card of a pile that is not empty. */
    public Drawn draw(Chance chance) {
        CardSet top = pile.top();
        int knew = knowers.head();
        Pile.Drawn drawn = pile.draw(chance);
        return top.size() == 1
                ? new Drawn(drawn.card(), knew, new DrawPile(drawn.rest(), knowers.tail()))
                : new Drawn(
                        drawn.card(),
                        0,
                        new DrawPile(
                                drawn.rest(),
                                knew == 0 ? knowers : knowers.tail().prepend(0)));
    }

    /** Takes the card at the bottom of a pile that is not empty. */
    public Drawn drawFromBottom(Chance chance) {
        CardSet bottom = pile.segments().last();
        int card = chance.pick(bottom);
        return bottom.size() == 1
                ? new Drawn(card, knowers.last(), new DrawPile(pile.without(card), knowers.init()))
                : new Drawn(
                        card, 0, new DrawPile(pile.without(card), knowers.init().append(0)));
    }

    /** The whole pile in an order that nobody knows. */
    public DrawPile shuffle() {
        return shuffled(pile.cards());
    }

    /** With those cards, everything in an order that nobody knows. */
    public DrawPile shuffleIn(CardSet cards) {
        return shuffled(pile.cards().union(cards));
    }

    /** Those cards on top, in an order that nobody knows, though these seats know which cards they are. */
    public DrawPile putOnTop(CardSet cards, int knownTo) {
        return cards.isEmpty() ? this : new DrawPile(pile.putOnTop(cards), knowers.prepend(knownTo));
    }

    /** Those cards at the bottom, in an order that nobody knows, though these seats know which cards they are. */
    public DrawPile putUnder(CardSet cards, int knownTo) {
        return cards.isEmpty() ? this : new DrawPile(pile.putUnder(cards), knowers.append(knownTo));
    }

    /** The pile after that card was taken out, wherever it lay: of the segment that it was in nobody knows the rest any more but {@code seers}. */
    public DrawPile without(int card, int seers) {
        CardSet top = pile.top();
        if (top.size() > 1 && top.contains(card)) {
            int knew = knowers.head() & seers;
            return new DrawPile(
                    pile.without(card),
                    knew == knowers.head() ? knowers : knowers.tail().prepend(knew));
        }
        int at = pile.segments().indexWhere(segment -> segment.contains(card));
        boolean alone = pile.segments().get(at).size() == 1;
        return new DrawPile(
                pile.without(card), alone ? knowers.removeAt(at) : knowers.update(at, knowers.get(at) & seers));
    }

    /** Whether {@code observer} is among those seats; where all bits are set, everybody is. */
    public static boolean knows(Observer observer, int knowers) {
        if (knowers == -1) {
            return true;
        }
        for (int rest = knowers; rest != 0; rest &= rest - 1) {
            if (observer.sees(Seat.of(Integer.numberOfTrailingZeros(rest)))) {
                return true;
            }
        }
        return false;
    }
}
