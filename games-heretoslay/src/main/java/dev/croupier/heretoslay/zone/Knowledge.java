package dev.croupier.heretoslay.zone;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Place;
import io.vavr.collection.Array;

/**
 * What each player, and everybody together, makes of what is to be seen of hidden cards. A player has no claims about the own hand. Where
 * nobody has claims nothing is done, which is nearly always.
 */
public final class Knowledge {
    private Knowledge() {}

    /** Everybody knows nothing. */
    public static Array<Whereabouts<Card, Place>> nothing(int seats) {
        return Array.fill(seats + 1, Whereabouts::none);
    }

    /** A card left a hand for all to see. */
    static HtsState left(HtsState state, Seat seat, Card card) {
        return isSilent(state)
                ? state
                : each(state, (other, known) -> other == seat.index() ? known : known.left(Place.hand(seat), card));
    }

    /** A card came to a hand for all to see. */
    static HtsState came(HtsState state, Seat seat, Card card) {
        return cameSeenBy(state, seat, card, -1);
    }

    /** A card came to a hand from the deck; {@code seers} know which. */
    static HtsState cameSeenBy(HtsState state, Seat seat, Card card, int seers) {
        return (seers & ~(1 << seat.index())) == 0
                ? state
                : each(
                        state,
                        (other, known) -> other != seat.index() && sees(state, other, seers)
                                ? known.cameTo(Place.hand(seat), card)
                                : known);
    }

    /** A card of a hand was shown and stays there. */
    static HtsState shown(HtsState state, Seat seat, Card card) {
        Place hand = Place.hand(seat);
        return each(
                state,
                (other, known) ->
                        other == seat.index() ? known : known.left(hand, card).cameTo(hand, card));
    }

    /** A card went from one hand to another, and only these two saw it. */
    static HtsState passed(HtsState state, Seat from, Seat to, Card card) {
        Place source = Place.hand(from);
        Place target = Place.hand(to);
        return each(state, (other, known) -> {
            if (other == from.index()) {
                return known.cameTo(target, card);
            }
            return other == to.index() ? known.left(source, card) : known.wentUnseen(source, target);
        });
    }

    /** A player looked at a hand. */
    static HtsState looked(HtsState state, Seat seat, Seat of) {
        Array<Card> cards = state.catalogue().cards(state.hand(of));
        return each(state, (other, known) -> other == seat.index() ? known.looked(Place.hand(of), cards) : known);
    }

    /** Two players swapped hands, which {@code before} still has. */
    static HtsState swapped(HtsState before, Seat one, Seat other) {
        Catalogue catalogue = before.catalogue();
        return each(before, (seat, known) -> {
            if (seat != one.index() && seat != other.index()) {
                return known.swapped(Place.hand(one), Place.hand(other));
            }
            Seat partner = seat == one.index() ? other : one;
            Place hand = Place.hand(partner);
            CardSet received = before.hand(partner);
            CardSet handed = before.hand(Seat.of(seat));
            Whereabouts<Card, Place> rest =
                    catalogue.cards(received).foldLeft(known, (left, card) -> left.left(hand, card));
            return catalogue.cards(handed).foldLeft(rest, (learned, card) -> learned.cameTo(hand, card));
        });
    }

    private static boolean isSilent(HtsState state) {
        for (int observer = 0; observer < state.known().size(); observer++) {
            if (!state.known().get(observer).claims().isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Whether an observer, the last of whom is the public, is among the seers; everybody is where all bits are set. */
    private static boolean sees(HtsState state, int observer, int seers) {
        return observer == state.seats() ? seers == -1 : (seers >> observer & 1) != 0;
    }

    private interface Learning {
        Whereabouts<Card, Place> learned(int observer, Whereabouts<Card, Place> known);
    }

    @SuppressWarnings("ReferenceEquality") // what was not learned is the same object
    private static HtsState each(HtsState state, Learning learning) {
        Array<Whereabouts<Card, Place>> before = state.known();
        Array<Whereabouts<Card, Place>> after = before;
        for (int observer = 0; observer < before.size(); observer++) {
            Whereabouts<Card, Place> known = before.get(observer);
            Whereabouts<Card, Place> learned = learning.learned(observer, known);
            if (learned != known) {
                after = after.update(observer, learned);
            }
        }
        return after == before ? state : state.withKnown(after);
    }
}
