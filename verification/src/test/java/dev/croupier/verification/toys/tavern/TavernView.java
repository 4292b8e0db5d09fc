package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What an observer sees of a table.
 *
 * @param hands by seat, where it may be seen
 * @param sizes by seat, how many cards it has
 * @param deck how many cards are to be drawn
 * @param open the rest of the state: no hands, no deck, and the agenda with what is concealed masked
 */
record TavernView(Array<Option<CardSet>> hands, Array<Integer> sizes, int deck, TavernState open) {

    static TavernView of(TavernState state, Observer observer) {
        return new TavernView(
                state.hands().zipWithIndex((hand, seat) -> Option.when(observer.sees(Seat.of(seat)), hand)),
                state.hands().map(CardSet::size),
                state.deck().size(),
                state.withHands(Array.empty())
                        .withDeck(Pile.empty())
                        .withAgenda(state.agenda().seenBy(observer)));
    }
}
