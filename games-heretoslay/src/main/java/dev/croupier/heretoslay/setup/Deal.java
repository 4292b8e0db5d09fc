package dev.croupier.heretoslay.setup;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.monster.TurnUpMonster;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Setting;
import dev.croupier.heretoslay.turn.BeginTurn;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Five cards to each player, three Monsters face up; then whoever chose last begins. Nothing of it is a draw that a skill waits for, and the
 * other Party Leaders are out of the game (HTS-B4, HTS-B6, HTS-SET-04).
 *
 * @param first who begins
 */
record Deal(Seat first) implements Instruction<HtsState, HtsEvent> {
    @Override
    public HtsState step(HtsState before, Happening<HtsEvent> happening) {
        HtsState state = before;
        Deck deck = before.piles().deck();
        for (Seat seat : before.clockwiseFrom(first)) {
            CardSet hand = CardSet.empty();
            for (int i = 0; i < Setting.HAND; i++) {
                Deck.Drawn drawn = deck.draw(happening.chance());
                hand = hand.with(drawn.card());
                deck = drawn.rest();
            }
            happening.tell(new HtsEvent.Dealt(
                    seat, Setting.HAND, Option.some(state.catalogue().cards(hand)), 1 << seat.index()));
            state = state.withHand(seat, hand);
        }
        Seat starter =
                state.isAtTable(first) ? first : state.clockwiseFrom(first).head();
        return state.withPiles(state.piles().withDeck(deck).withLeaders(CardSet.empty()))
                .withAgenda(state.agenda()
                        .thenAll(Array.of(
                                new TurnUpMonster(),
                                new TurnUpMonster(),
                                new TurnUpMonster(),
                                new BeginTurn(starter))));
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
