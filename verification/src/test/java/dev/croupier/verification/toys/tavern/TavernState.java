package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Interpreted;
import dev.croupier.core.agenda.Window;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.pile.Pile;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A table of the tavern.
 *
 * @param hands by seat
 * @param kept by seat, the cards that stay
 * @param coins by seat
 * @param deck the cards to draw
 * @param discards the cards that were played
 * @param seated by seat, whether it has not left
 * @param active whose turn it is
 * @param policy who may respond first, an option of the game
 * @param agenda what is still to be done
 * @param outcome how it ended
 */
record TavernState(
        Array<CardSet> hands,
        Array<CardSet> kept,
        Array<Integer> coins,
        Pile deck,
        CardSet discards,
        Array<Boolean> seated,
        Seat active,
        Window.Policy policy,
        Agenda<TavernState, TavernEvent> agenda,
        Option<Outcome> outcome)
        implements Interpreted<TavernState, TavernEvent> {

    @Override
    public boolean isHalted() {
        return outcome.isDefined();
    }

    @Override
    public boolean isAtTable(Seat seat) {
        return seated.get(seat.index());
    }

    CardSet hand(Seat seat) {
        return hands.get(seat.index());
    }

    CardSet kept(Seat seat) {
        return kept.get(seat.index());
    }

    int coins(Seat seat) {
        return coins.get(seat.index());
    }

    /** Who is at the table, clockwise from {@code seat}. */
    Array<Seat> seatedFrom(Seat seat) {
        return Array.range(0, hands.size())
                .map(step -> Seat.of((seat.index() + step) % hands.size()))
                .filter(this::isAtTable);
    }

    /** Who else is at the table, clockwise. */
    Array<Seat> othersThan(Seat seat) {
        return seatedFrom(seat).remove(seat);
    }

    /** Every place that holds cards. */
    Array<CardSet> zones() {
        return hands.appendAll(kept).append(deck.cards()).append(discards);
    }

    @Override
    public TavernState withAgenda(Agenda<TavernState, TavernEvent> other) {
        return new TavernState(hands, kept, coins, deck, discards, seated, active, policy, other, outcome);
    }

    TavernState withHands(Array<CardSet> others) {
        return new TavernState(others, kept, coins, deck, discards, seated, active, policy, agenda, outcome);
    }

    TavernState withHand(Seat seat, CardSet hand) {
        return withHands(hands.update(seat.index(), hand));
    }

    TavernState withKept(Seat seat, CardSet cards) {
        Array<CardSet> others = kept.update(seat.index(), cards);
        return new TavernState(hands, others, coins, deck, discards, seated, active, policy, agenda, outcome);
    }

    TavernState withCoins(Seat seat, int number) {
        Array<Integer> others = coins.update(seat.index(), number);
        return new TavernState(hands, kept, others, deck, discards, seated, active, policy, agenda, outcome);
    }

    TavernState withDeck(Pile other) {
        return new TavernState(hands, kept, coins, other, discards, seated, active, policy, agenda, outcome);
    }

    TavernState withDiscards(CardSet others) {
        return new TavernState(hands, kept, coins, deck, others, seated, active, policy, agenda, outcome);
    }

    TavernState without(Seat seat) {
        Array<Boolean> others = seated.update(seat.index(), false);
        return new TavernState(hands, kept, coins, deck, discards, others, active, policy, agenda, outcome);
    }

    TavernState withActive(Seat seat) {
        return new TavernState(hands, kept, coins, deck, discards, seated, seat, policy, agenda, outcome);
    }

    /** The end: nothing more is to be done. */
    TavernState endedBy(Outcome ending) {
        return new TavernState(
                hands, kept, coins, deck, discards, seated, active, policy, Agenda.empty(), Option.some(ending));
    }
}
