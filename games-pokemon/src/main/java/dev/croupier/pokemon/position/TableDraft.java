package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import dev.croupier.core.knowledge.Claim;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.Round;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** A table as it is read. For one reading. */
final class TableDraft {
    PokemonRules rules = PokemonRules.seed();
    DeckDemand decks = DeckDemand.CONSTRUCTED;
    /** The number of the turn; 0 as long as none was read. */
    int turn;

    Seat whose = Seat.of(0);
    Piece turnAt = new Piece(1, 1, "");
    Option<Seat> first = Option.none();
    Array<Integer> turns = Array.empty();
    Option<Round> round = Option.none();
    int decisions;
    int began;
    int entered;
    Option<Entry> stadium = Option.none();
    Option<Seat> stadiumBy = Option.none();
    List<Fact> now = List.empty();
    List<Fact> before = List.empty();
    Array<Claim<Card, Place>> open = Array.empty();
    Array<SeatDraft> seats = Array.empty();
}
