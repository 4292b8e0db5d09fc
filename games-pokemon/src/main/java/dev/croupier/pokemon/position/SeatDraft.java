package dev.croupier.pokemon.position;

import dev.croupier.core.knowledge.Claim;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.SeatTurn;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A player's side as it is read. For one reading. */
final class SeatDraft {
    final Piece at;
    SeatTurn turn = SeatTurn.fresh();
    Array<String> spent = Array.empty();
    Option<Integer> toWin = Option.none();
    Option<Integer> taken = Option.none();
    Piece takenAt;
    boolean atTable = true;
    Array<Lasting> lasting = Array.empty();

    @Nullable
    SpotDraft active;

    Array<SpotDraft> bench = Array.empty();
    Array<Entry> hand = Array.empty();
    Array<Segment> deck = Array.empty();
    Array<Prize> prizes = Array.empty();
    boolean prizesKnown;
    Array<Entry> discard = Array.empty();
    Array<Entry> lost = Array.empty();
    Array<Claim<Card, Place>> knows = Array.empty();

    /** Cards of a deck in an order that nobody knows, and the seats that know which they are, as bits. */
    record Segment(Array<Entry> cards, int knowers) {}

    /** A place for a Prize: its card, where it was not taken. */
    record Prize(Option<Entry> card, boolean faceUp) {}

    SeatDraft(Piece at) {
        this.at = at;
        this.takenAt = at;
    }

    /** The Pokémon in play, the Active one first. */
    Array<SpotDraft> inPlay() {
        return active == null ? bench : bench.prepend(active);
    }

    /** All cards that lie on this side. */
    Array<Entry> cards() {
        return hand.appendAll(deck.flatMap(Segment::cards))
                .appendAll(prizes.flatMap(Prize::card))
                .appendAll(discard)
                .appendAll(lost)
                .appendAll(inPlay().flatMap(SpotDraft::cards));
    }
}
