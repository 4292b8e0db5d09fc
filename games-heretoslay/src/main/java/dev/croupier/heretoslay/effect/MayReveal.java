package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Declinable;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Obligation;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The frame's owner may show one of the bound cards, if it is of that type, and then something is done. It is asked whatever the cards are
 * (HTS-SILENT, HTS-EFF-10); the card stays in the hand.
 */
public record MayReveal(Slot<Held> from, CardType type, Obligation obligation, Instruction<HtsState, HtsEvent> then)
        implements CardAsking, Declinable {

    private CardSet choice(HtsState state) {
        Held held = state.agenda().slots().get(from);
        return held == null
                ? CardSet.empty()
                : held.cards()
                        .intersection(state.hand(state.agenda().top().owner()))
                        .intersection(state.catalogue().ofType(type));
    }

    @Override
    public boolean waits(HtsState state) {
        return state.agenda().slots().binds(from);
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state;
    }

    @Override
    public IndexedSeq<Card> cards(HtsState state, Seat seat) {
        return state.catalogue().cards(state.catalogue().kinds(choice(state)));
    }

    @Override
    public HtsState chosen(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening) {
        int card = state.catalogue().copies(choice(state), action.card()).first();
        return Zones.reveal(state.withAgenda(state.agenda().replacing(then)), action.seat(), card, happening);
    }

    @Override
    public boolean canDecline(HtsState state, Seat seat) {
        return obligation.isOptional(state.rules()) || choice(state).isEmpty();
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Array.of(state.agenda().top().owner());
    }

    @Override
    public HtsState declined(HtsState state, Seat seat, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().taken());
    }

    @Override
    public String kind() {
        return "reveal";
    }

    @Override
    public String rule() {
        return "HTS-SILENT";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_REVEAL.with(type.withArticle());
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return obligation.isOptional(state.rules()); // whatever the cards are: the others see it too
    }

    @Override
    public Message description() {
        return HtsMessage.DO_MAY_REVEAL.with(type.withArticle(), then.description());
    }
}
