package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.knowledge.HiddenDeal;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.core.pile.Pile;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.Placements.Placement;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.SeenSide;
import dev.croupier.pokemon.table.SeenSide.SeenPrize;
import dev.croupier.pokemon.table.SeenSide.SeenSegment;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;

/**
 * Where one player's cards lie face down: what the observer knows of them stands, the others are drawn.
 *
 * @param hand the hand
 * @param pile the deck
 * @param prizes the Prizes
 * @param faceDown what lies face down in the set-up; it is in the hand, too
 */
record HiddenCards(CardSet hand, DrawPile pile, Prizes prizes, Placement faceDown) {

    /** Whether the hidden cards can be the rest of that deck. */
    static boolean fit(PokemonView view, Seat seat, DeckList deck) {
        OwnedCards owned = new OwnedCards(deck);
        if (deck.size() != view.side(seat).cards()) {
            return false;
        }
        for (Card card : view.seen(seat)) {
            if (!owned.has(card)) {
                return false;
            }
            owned.take(card);
        }
        SeenHands seen = new SeenHands(view, seat);
        if (!seen.hasClaimed(owned)) {
            return false;
        }
        return seen.isFaceDown()
                ? seen.faceDown(owned).isPossible()
                : HiddenDeal.isPossible(owned.leftByKind(), seen.room(), seen.present(), seen.known());
    }

    /** Draws them from what is left of the owner's cards. */
    static HiddenCards draw(PokemonView view, Seat seat, OwnedCards owned, Chance chance) {
        SeenSide side = view.side(seat);
        SeenHands seen = new SeenHands(view, seat);
        CardSet hand = side.hand().map(owned::takeAll).getOrElse(CardSet.empty());
        Array<CardSet> segments = side.pile()
                .segments()
                .map(segment -> segment.cards().map(owned::takeAll).getOrElse(CardSet.empty()));
        Array<Integer> slots = side.prizes()
                .places()
                .map(prize -> prize.card().map(owned::take).getOrElse(Prizes.TAKEN));
        CardSet prizes = side.prizes().hidden().map(owned::takeAll).getOrElse(CardSet.empty());
        Placement faceDown = seen.placement(owned.deck(), hand);
        TreeMap<Place, Integer> room = seen.room();
        if (seen.isFaceDown()) {
            FaceDownDeal.Dealt dealt = seen.faceDown(owned).draw(chance);
            hand = dealt.hand();
            faceDown = dealt.placement();
            owned.take(hand);
            room = room.put(Place.hand(seat), 0);
        }
        Whereabouts<Card, Place> known = seen.isFaceDown() ? Whereabouts.none() : seen.known();
        TreeMap<Place, CardSet> dealt = HiddenDeal.draw(owned.leftByKind(), room, seen.present(), known, chance);
        return new HiddenCards(
                hand.union(dealt.get(Place.hand(seat)).get()),
                pile(side, segments, dealt.get(Place.deck(seat)).get(), chance),
                prizes(side, slots, prizes.union(dealt.get(Place.prizes(seat)).get()), chance),
                faceDown);
    }

    private static DrawPile pile(SeenSide side, Array<CardSet> segments, CardSet cards, Chance chance) {
        Array<SeenSegment> seen = side.pile().segments();
        CardSet left = cards;
        List<CardSet> filled = List.empty();
        for (int i = 0; i < seen.size(); i++) {
            CardSet segment = segments.get(i);
            int missing = seen.get(i).size() - segment.size();
            segment = segment.union(missing == left.size() ? left : picked(left, missing, chance));
            left = left.minus(segment);
            filled = filled.append(segment);
        }
        return new DrawPile(new Pile(filled), seen.map(SeenSegment::knowers).toList());
    }

    /** So many of those cards, any of them. */
    static CardSet picked(CardSet cards, int count, Chance chance) {
        CardSet picked = CardSet.empty();
        for (int i = 0; i < count; i++) {
            picked = picked.with(chance.pick(cards.minus(picked)));
        }
        return picked;
    }

    private static Prizes prizes(SeenSide side, Array<Integer> slots, CardSet cards, Chance chance) {
        Array<SeenPrize> places = side.prizes().places();
        Array<Integer> filled = slots;
        CardSet left = cards;
        int faceUp = 0;
        for (int place = 0; place < places.size(); place++) {
            SeenPrize seen = places.get(place);
            if (seen.there() && seen.card().isEmpty()) {
                int card = chance.pick(left);
                left = left.without(card);
                filled = filled.update(place, card);
            }
            faceUp |= seen.faceUp() ? 1 << place : 0;
        }
        return new Prizes(filled, faceUp, side.prizes().known());
    }
}
