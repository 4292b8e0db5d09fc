package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * Writes a player's side.
 *
 * @param state the table
 * @param seat whose side
 */
record SeatText(PokemonState state, Seat seat) {

    Array<String> lines() {
        Side side = state.side(seat);
        InPlay active = side.active();
        return Array.of("seat " + seat)
                .appendAll(told(side))
                .appendAll(active == null ? Array.empty() : new SpotText(state, active).lines("active"))
                .appendAll(side.bench().flatMap(pokemon -> new SpotText(state, pokemon).lines("bench")))
                .appendAll(listed("hand", cards(side.hand())))
                .appendAll(deck(side.pile()))
                .appendAll(prizes(side.prizes()))
                .appendAll(listed("discard", cards(side.discard())))
                .appendAll(listed("lost", cards(side.lost())))
                .appendAll(state.known().by(seat.index()).claims().map(claim -> "knows: " + ClaimText.write(claim)));
    }

    private Array<String> told(Side side) {
        int prizes = state.turn().round().prizes();
        int usual = Math.max(0, prizes - side.prizes().left());
        return TableText.when(!side.atTable(), "at table: no")
                .appendAll(listed("done", ReadSeat.marks(side.turn()).mkString(", ")))
                .appendAll(listed("names used", quoted(side.turn().names())))
                .appendAll(listed("spent", quoted(side.spent())))
                .appendAll(TableText.when(side.prizesToWin() != prizes, "to win: " + side.prizesToWin()))
                .appendAll(TableText.when(side.taken() != usual, "taken: " + side.taken()))
                .appendAll(side.lasting().map(one -> "player effect: " + LastingText.write(state, one)));
    }

    static Array<String> listed(String key, String what) {
        return TableText.when(!what.isEmpty(), key + ": " + what);
    }

    static String quoted(Array<String> names) {
        return names.map(name -> '"' + name + '"').mkString(", ");
    }

    private String cards(CardSet cards) {
        return CardWords.list(state.deck(seat).cards(cards));
    }

    private Array<String> deck(DrawPile pile) {
        List<CardSet> segments = pile.pile().segments();
        boolean isInOrder = segments.size() > 1
                && segments.forAll(segment -> segment.size() == 1)
                && pile.knowers().forAll(knowers -> knowers == 0);
        DeckList deck = state.deck(seat);
        if (isInOrder) {
            Array<Card> cards = segments.toArray().map(segment -> deck.card(segment.first()));
            return Array.of("deck in order: " + CardWords.list(cards));
        }
        return listed(
                "deck",
                segments.zipWith(pile.knowers(), (segment, knowers) -> known(knowers) + cards(segment))
                        .mkString(" / "));
    }

    private String known(int knowers) {
        if (knowers == 0) {
            return "";
        }
        return "known to "
                + (knowers == -1
                        ? "all"
                        : Array.range(0, state.seats())
                                .filter(other -> (knowers >> other & 1) != 0)
                                .mkString(" "))
                + ": ";
    }

    private Array<String> prizes(Prizes prizes) {
        DeckList deck = state.deck(seat);
        Array<String> words = Array.range(0, prizes.slots().size())
                .map(place -> prizes.isThere(place)
                        ? (prizes.isFaceUp(place) ? "face up " : "")
                                + CardWords.of(deck.card(prizes.slots().get(place)))
                        : "-");
        return listed(prizes.known() ? "known prizes" : "prizes", words.mkString(", "));
    }
}
