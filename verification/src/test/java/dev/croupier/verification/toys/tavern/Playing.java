package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Playing a card: in one's turn, in response to another card, or the card just drawn. */
final class Playing extends TavernRule {

    @Override
    public IndexedSeq<TavernAction> candidates(TavernState state, Seat seat) {
        return state.hand(seat).map(card -> TavernAction.play(seat, Card.of(card)));
    }

    @Override
    public Seq<Violation> violations(TavernState state, TavernAction action) {
        return Asking.of(state, Asking.ForCard.class)
                .map(asking -> asking.playable(state, action.seat()))
                .map(cards -> unless(cards.contains(action.object()), action, cards.map(Card::of), action.card()))
                .getOrElse(() -> notNow(state, action, "a card"));
    }

    /** The card is discarded; everybody may respond; then it does what it says, unless a response cancelled it. */
    @Override
    public TavernState effect(TavernState state, TavernAction action, Happening<TavernEvent> happening) {
        Asking.ForCard asking = Asking.of(state, Asking.ForCard.class).get();
        Seat seat = action.seat();
        Card card = action.card();
        happening.tell(TavernEvent.of(What.PLAYED, seat, card));
        Instruction<TavernState, TavernEvent> program =
                asking instanceof Responses ? card.response().get() : card.program();
        TavernState answered = asking.answered(state)
                .withHand(seat, state.hand(seat).without(card.ordinal()))
                .withDiscards(state.discards().with(card.ordinal()));
        return answered.withAgenda(answered.agenda()
                .push(Frame.of(seat, card.toString(), new If<>(Is.notBound(Bound.CANCELLED), program)))
                .bind(Bound.SELF, card)
                .then(Responses.to(answered, seat)));
    }
}
