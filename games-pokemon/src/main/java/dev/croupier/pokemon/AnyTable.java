package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.knowledge.Claim;
import dev.croupier.core.pile.Pile;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.Known;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.SeenSide;
import dev.croupier.pokemon.table.Setting;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * A table that shows an observer what its view shows, made in little time: for whoever looks at nothing else of it. Of the hidden cards those lie where
 * they are that the observer knows to be there, all others anywhere; a deck list that it does not know is what was seen of it with any cards besides.
 */
public final class AnyTable {
    private AnyTable() {}

    /** The table; chance fills in what is hidden of the agenda. */
    public static PokemonState of(PokemonView view, Chance chance) {
        Array<DeckList> decks = view.seats().map(seat -> DeckList.of(seat, deck(view, seat)));
        Array<OwnedCards> owned = decks.map(OwnedCards::new);
        SeenTable seen = new SeenTable(view, owned);
        var stadium = seen.stadium();
        Array<SideDraft> drafts = view.seats().map(seat -> new SideDraft(view.side(seat), seen.inPlay(seat)));
        Array<HiddenCards> hidden = view.seats()
                .map(seat -> hidden(view, seat, drafts.get(seat.index()).open(owned.get(seat.index()))));
        PokemonState table = new PokemonState(
                Setting.of(view.rules(), decks, view.seating(), Catalogue.known()),
                drafts.zipWith(hidden, SideDraft::with),
                stadium,
                view.turn(),
                view.facts(),
                Agenda.empty(),
                Known.of(view.seats().map(seat -> view.openlyKnown()).append(view.openlyKnown())),
                view.entered(),
                view.decisions(),
                view.outcome().getOrNull());
        return new Unmasking(table, hidden.map(HiddenCards::faceDown), chance).anyhow(view.agenda());
    }

    private static Array<Card> deck(PokemonView view, Seat seat) {
        return view.side(seat).deckList().getOrElse(() -> {
            Array<Card> seen = view.seen(seat).appendAll(known(view, seat));
            Card other = seen.headOption().getOrElse(() -> anyCard(view));
            return seen.appendAll(Array.fill(view.side(seat).cards() - seen.size(), () -> other));
        });
    }

    /** The cards that the observer knows to be in a hand, an own one not counted. */
    private static Array<Card> known(PokemonView view, Seat seat) {
        Place hand = Place.hand(seat);
        return view.side(seat).hand().isDefined()
                ? Array.empty()
                : view.known()
                        .claims()
                        .filter(claim -> claim.places().size() == 1
                                && claim.places().head().equals(hand))
                        .map(Claim::kind);
    }

    private static Card anyCard(PokemonView view) {
        return view.seats()
                .flatMap(seat -> view.side(seat).deckList())
                .flatMap(list -> list)
                .headOption()
                .getOrElse(() -> Catalogue.known().head());
    }

    private static HiddenCards hidden(PokemonView view, Seat seat, OwnedCards owned) {
        SeenSide side = view.side(seat);
        CardSet hand = side.hand().map(owned::takeAll).getOrElse(CardSet.empty());
        Array<CardSet> known = side.pile()
                .segments()
                .map(segment -> segment.cards().map(owned::takeAll).getOrElse(CardSet.empty()));
        Array<Integer> faceUp = side.prizes()
                .places()
                .map(prize -> prize.card().map(owned::take).getOrElse(Prizes.TAKEN));
        CardSet prizes = side.prizes().hidden().map(owned::takeAll).getOrElse(CardSet.empty());
        if (side.hand().isEmpty()) {
            hand = owned.takeAll(known(view, seat));
            hand = hand.union(next(owned, side.handSize() - hand.size()));
        }
        List<CardSet> segments = List.empty();
        for (int i = 0; i < known.size(); i++) {
            int missing = side.pile().segments().get(i).size() - known.get(i).size();
            segments = segments.append(known.get(i).union(next(owned, missing)));
        }
        DrawPile pile = new DrawPile(
                new Pile(segments),
                side.pile().segments().map(SeenSide.SeenSegment::knowers).toList());
        return new HiddenCards(
                hand,
                pile,
                prizes(side, faceUp, prizes, owned),
                new SeenHands(view, seat).placement(owned.deck(), hand));
    }

    private static Prizes prizes(SeenSide side, Array<Integer> seen, CardSet known, OwnedCards owned) {
        Array<Integer> slots = seen;
        CardSet left = known;
        int faceUp = 0;
        for (int place = 0; place < slots.size(); place++) {
            SeenSide.SeenPrize prize = side.prizes().places().get(place);
            if (prize.there() && prize.card().isEmpty()) {
                int card = left.isEmpty() ? next(owned, 1).first() : left.first();
                left = left.without(card);
                slots = slots.update(place, card);
            }
            faceUp |= prize.faceUp() ? 1 << place : 0;
        }
        return new Prizes(slots, faceUp, side.prizes().known());
    }

    /** So many of the cards that have no place yet. */
    private static CardSet next(OwnedCards owned, int count) {
        CardSet cards = CardSet.empty();
        CardSet left = owned.left();
        for (int i = 0; i < count; i++) {
            int card = left.first();
            left = left.without(card);
            cards = cards.with(card);
        }
        owned.take(cards);
        return cards;
    }
}
