package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.Stream;

/** Gives each card that was read a copy of its owner's deck, and each Pokémon a number where it has none. For one reading. */
final class Dealing {
    private final Array<DeckList> decks;
    private Array<CardSet> dealt;
    private Array<PokemonId> ids;

    Dealing(Array<DeckList> decks, Array<PokemonId> ids) {
        this.decks = decks;
        this.dealt = decks.map(deck -> CardSet.empty());
        this.ids = ids;
    }

    /** The highest number of a Pokémon. */
    int highest() {
        return ids.map(PokemonId::number).max().getOrElse(0);
    }

    private int next(Seat owner, Entry entry) {
        CardSet before = dealt.get(owner.index());
        int number = decks.get(owner.index()).copies(entry.card()).minus(before).first();
        dealt = dealt.update(owner.index(), before.with(number));
        return number;
    }

    private CardSet all(Seat owner, Array<Entry> entries) {
        return entries.foldLeft(CardSet.empty(), (cards, entry) -> cards.with(next(owner, entry)));
    }

    /** A card in play; it is of the deck of that seat where no other is said. */
    Placed placed(Entry entry, Seat otherwise) {
        Seat owner = entry.owner().map(Seat::of).getOrElse(otherwise);
        return decks.get(owner.index()).placed(next(owner, entry));
    }

    Side side(SeatDraft draft, Seat seat, int toWin, int prizes) {
        Array<Integer> slots = draft.prizes.map(
                prize -> prize.card().map(entry -> next(seat, entry)).getOrElse(Prizes.TAKEN));
        int faceUp = 0;
        for (int place = 0; place < draft.prizes.size(); place++) {
            faceUp |= draft.prizes.get(place).faceUp() ? 1 << place : 0;
        }
        Prizes set = new Prizes(slots, faceUp, draft.prizesKnown);
        Side side = Side.of(
                all(seat, draft.hand),
                pile(draft, seat),
                all(seat, draft.discard),
                all(seat, draft.lost),
                set,
                CardSet.empty(),
                draft.active == null ? null : pokemon(draft.active, seat),
                draft.bench.map(spot -> pokemon(spot, seat)),
                draft.lasting,
                draft.turn,
                draft.spent,
                toWin,
                draft.taken.getOrElse(Math.max(0, prizes - set.left())),
                draft.atTable);
        return side;
    }

    private DrawPile pile(SeatDraft draft, Seat seat) {
        Array<SeatDraft.Segment> filled =
                draft.deck.reject(segment -> segment.cards().isEmpty());
        return new DrawPile(
                new Pile(filled.map(segment -> all(seat, segment.cards())).toList()),
                filled.map(SeatDraft.Segment::knowers).toList());
    }

    private InPlay pokemon(SpotDraft spot, Seat seat) {
        PokemonId id = spot.id;
        if (id.equals(PokemonId.NONE)) {
            id = PokemonId.of(Stream.from(1)
                    .find(number -> !ids.contains(PokemonId.of(number)))
                    .get());
            ids = ids.append(id);
        }
        InPlay pokemon = InPlay.of(id, seat, spot.stack.map(entry -> placed(entry, seat)), spot.entered)
                .withEnergy(spot.energy.map(entry -> placed(entry, seat)))
                .withTools(spot.tools.map(entry -> placed(entry, seat)))
                .withCounters(spot.counters)
                .withConditions(spot.conditions)
                .withLasting(spot.lasting)
                .withUsed(spot.used);
        return spot.changed == 0 ? pokemon : pokemon.withStack(pokemon.stack(), spot.changed);
    }
}
