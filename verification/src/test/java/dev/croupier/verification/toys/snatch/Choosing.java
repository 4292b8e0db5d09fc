package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Happening;
import dev.croupier.core.Rule;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.verification.toys.Refusal;
import dev.croupier.verification.toys.snatch.SnatchAction.Verb;
import dev.croupier.verification.toys.snatch.SnatchEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Choosing a card in secret, exchanging it once if one likes, and committing to it. When all have committed, the cards are laid. */
final class Choosing implements Rule<SnatchState, SnatchAction, SnatchEvent> {
    @Override
    public IndexedSeq<SnatchAction> candidates(SnatchState state, Seat seat) {
        return Array.of(Verb.PICK, Verb.EXCHANGE, Verb.COMMIT).flatMap(verb -> SnatchAction.of(seat, verb));
    }

    @Override
    public Seq<? extends Violation> violations(SnatchState state, SnatchAction action) {
        if (!(state.phase() instanceof Phase.Choosing choosing)) {
            return Array.of(Refusal.of("SNATCH-1", action, "a choice", "none"));
        }
        Laying laying = choosing.layings().get(action.seat().index());
        Array<Violation> none = Array.empty();
        Array<Violation> unready = (action.verb() == Verb.PICK) == laying.card().isEmpty()
                ? none
                : none.append(Refusal.of(
                        "SNATCH-2", action, "a card to lay", laying.card().map(Kind::of)));
        Array<Violation> again = action.verb() == Verb.EXCHANGE && laying.exchanged()
                ? unready.append(Refusal.of("SNATCH-3", action, "one exchange", "two"))
                : unready;
        return action.kind().isDefined() && copies(state, action).isEmpty()
                ? again.append(Refusal.of(
                        "SNATCH-4", action, "a card of the hand", action.kind().get()))
                : again;
    }

    private static CardSet copies(SnatchState state, SnatchAction action) {
        return state.hand(action.seat())
                .filter(card -> Kind.of(card) == action.kind().get());
    }

    @Override
    public SnatchState effect(SnatchState state, SnatchAction action, Happening<SnatchEvent> happening) {
        Seat seat = action.seat();
        Array<Laying> layings = ((Phase.Choosing) state.phase()).layings();
        Laying laying = layings.get(seat.index());
        if (action.verb() == Verb.COMMIT) {
            happening.tell(SnatchEvent.open(What.COMMITTED, seat));
            Array<Laying> committed = layings.update(seat.index(), laying.commit());
            return committed.forAll(Laying::committed)
                    ? Deeds.begin(state, committed, happening)
                    : state.phase(new Phase.Choosing(committed));
        }
        // any copy: were it always the lowest, its number would tell something
        int card = happening.chance().pick(copies(state, action));
        happening.tell(SnatchEvent.secret(What.PICKED, Array.of(seat), Array.of(Kind.of(card))));
        CardSet hand = SnatchView.whole(state, seat).without(card);
        return state.hand(seat, hand).phase(new Phase.Choosing(layings.update(seat.index(), laying.with(card))));
    }
}
