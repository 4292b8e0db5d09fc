package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.knowledge.Claim;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.Placements.Placement;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenPicked;
import dev.croupier.pokemon.table.SeenPlacements;
import dev.croupier.pokemon.table.SeenPlacements.FaceDown;
import dev.croupier.pokemon.table.SeenPlacements.SeenPlacement;
import dev.croupier.pokemon.table.SeenSide;
import dev.croupier.pokemon.table.SeenSide.SeenPrize;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What an observer knows of one player's hidden cards: how many are where, which of them it sees there, and what it has concluded.
 *
 * @param view what is seen
 * @param seat whose cards
 */
record SeenHands(PokemonView view, Seat seat) {

    private SeenSide side() {
        return view.side(seat);
    }

    /** How many cards that are not known are in each place. */
    TreeMap<Place, Integer> room() {
        SeenSide side = side();
        int prizes = side.prizes().hidden().isDefined()
                ? 0
                : side.prizes()
                        .places()
                        .count(prize -> prize.there() && prize.card().isEmpty());
        return TreeMap.of(
                Place.hand(seat),
                side.hand().isDefined() ? 0 : side.handSize(),
                Place.deck(seat),
                side.pile().size() - side.pile().seenCards().size(),
                Place.prizes(seat),
                prizes);
    }

    /** The cards that are known to be in each place. */
    TreeMap<Place, Array<Card>> present() {
        SeenSide side = side();
        return TreeMap.of(
                Place.hand(seat),
                side.hand().getOrElse(Array::empty),
                Place.deck(seat),
                side.pile().seenCards(),
                Place.prizes(seat),
                side.prizes()
                        .places()
                        .flatMap(SeenPrize::card)
                        .appendAll(side.prizes().hidden().getOrElse(Array::empty)));
    }

    /** What is known of the player's cards besides; that a card is in any of the hidden places says nothing of where it is. */
    Whereabouts<Card, Place> known() {
        return new Whereabouts<>(claims().filter(claim -> claim.places().size() < Place.Zone.values().length));
    }

    /** Whether what is left of a deck has the cards that are claimed to be in it. */
    boolean hasClaimed(OwnedCards owned) {
        Array<Card> present = present().values().toArray().flatMap(cards -> cards);
        Array<Card> claimed = present.foldLeft(claims().map(Claim::kind), Array::remove);
        DeckList deck = owned.deck();
        return claimed.forAll(card -> claimed.count(card::equals)
                <= deck.copies(card).intersection(owned.left()).size());
    }

    private Array<Claim<Card, Place>> claims() {
        return view.known()
                .claims()
                .filter(claim -> claim.places().head().seat().equals(seat));
    }

    private @Nullable SeenPlacement seenPlacement() {
        SeenPlacements all = view.agenda().nearest(SeenPlacements.SLOT);
        return all == null ? null : all.sides().get(seat.index());
    }

    /** Whether cards may lie face down that the observer does not see. */
    boolean isFaceDown() {
        SeenPlacement placement = seenPlacement();
        return placement != null && placement.cards().isEmpty() && side().handSize() > 0;
    }

    /** The deal of a hand that is hidden together with what of it lies face down. */
    FaceDownDeal faceDown(OwnedCards owned) {
        SeenPlacement placement = seenPlacement();
        SeenPicked extra = view.agenda().nearest(SeenPlacements.EXTRA);
        int asked = extra == null || !extra.owner().equals(seat) ? -1 : extra.size();
        return new FaceDownDeal(
                owned.leftByKind(),
                side().handSize(),
                placement != null && placement.isReady(),
                placement == null ? 0 : placement.extra(),
                asked);
    }

    /** What the observer sees to lie face down; the cards are in that hand. */
    Placement placement(DeckList deck, CardSet hand) {
        SeenPlacement seen = seenPlacement();
        if (seen == null) {
            return new Placement(Placement.NONE, CardSet.empty(), false, 0);
        }
        int active = Placement.NONE;
        CardSet bench = CardSet.empty();
        for (FaceDown down : seen.cards()) {
            active = down.active().map(card -> copy(deck, card, hand)).getOrElse(Placement.NONE);
            for (Card card : down.bench()) {
                CardSet left = active == Placement.NONE ? hand : hand.without(active);
                bench = bench.with(copy(deck, card, left.minus(bench)));
            }
        }
        return new Placement(active, bench, seen.isReady(), seen.extra());
    }

    private static int copy(DeckList deck, Card card, CardSet among) {
        return deck.copies(card).intersection(among).first();
    }
}
