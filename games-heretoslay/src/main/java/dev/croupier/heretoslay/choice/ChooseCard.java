package dev.croupier.heretoslay.choice;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Choose;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Choosing a card: one to discard, to give, to show, to take (HTS-EFF-04, HTS-EFF-06, HTS-ALL). */
public final class ChooseCard implements HtsRule<HtsAction.ChooseCard> {

    public ChooseCard() {}

    private static IndexedSeq<Card> options(HtsState state, Seat seat) {
        CardAsking asking = HtsRule.pending(state, CardAsking.class);
        return asking == null
                ? Choices.options(state, seat, CardRef.class, card -> state.card(card.number()))
                : asking.cards(state, seat);
    }

    @Override
    public IndexedSeq<HtsAction.ChooseCard> candidates(HtsState state, Seat seat) {
        return options(state, seat).map(card -> new HtsAction.ChooseCard(seat, card));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.ChooseCard action) {
        CardAsking asking = HtsRule.pending(state, CardAsking.class);
        IndexedSeq<Card> options = options(state, action.seat());
        return asking == null && options.isEmpty()
                ? HtsRule.notNow(action, "HTS-EFF-06", HtsMessage.NO_CARD_ASKED, state)
                : Choices.unlessAmong(action, asking == null ? "HTS-EFF-06" : asking.rule(), action.card(), options);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening) {
        CardAsking asking = HtsRule.pending(state, CardAsking.class);
        if (asking != null) {
            return asking.chosen(state, action, happening);
        }
        happening.tell(new HtsEvent.ChoseCard(action.seat(), action.card()));
        Choose<HtsState, HtsEvent, CardRef> choose =
                Choices.of(state, action.seat(), CardRef.class).get();
        CardRef card = choose.options(state)
                .find(option -> state.card(option.number()).equals(action.card()))
                .get();
        return choose.chosen(state, card);
    }
}
