package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Who;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.Declinable;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.jspecify.annotations.Nullable;

/**
 * Somebody discards cards of the own choice, one after another (HTS-B31). Afterwards it is bound how many, and whether that were as many as
 * it had to be (HTS-EFF-04, HTS-EFF-07).
 *
 * @param who discards
 * @param least how many at least, if there are so many
 * @param most how many at most
 * @param from where the cards are bound of which is discarded; nothing for the whole hand
 * @param so how many were discarded already
 */
public record Discard(
        Who who, int least, int most, @Nullable Slot<Held> from, int so) implements CardAsking, Declinable {

    /** The frame's owner discards so many. */
    public static Discard cards(int count) {
        return new Discard(Who.owner(), count, count, null, 0);
    }

    /** The frame's owner discards as many as it likes, up to a number. */
    public static Discard upTo(int most) {
        return new Discard(Who.owner(), 0, most, null, 0);
    }

    /** The frame's owner discards so many of the bound cards. */
    public static Discard of(Slot<Held> from, int count) {
        return new Discard(Who.owner(), count, count, from, 0);
    }

    /** The bound player discards so many. */
    public static Discard by(Slot<Seat> player, int count) {
        return new Discard(Who.in(player), count, count, null, 0);
    }

    private CardSet choice(HtsState state) {
        CardSet hand = state.hand(who.of(state.agenda()));
        if (from == null) {
            return hand;
        }
        Held held = state.agenda().slots().get(from);
        return held == null ? CardSet.empty() : hand.intersection(held.cards());
    }

    @Override
    public boolean waits(HtsState state) {
        return so < most
                && state.isAtTable(who.of(state.agenda()))
                && !choice(state).isEmpty();
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().bind(Bound.COUNT, so).bind(Bound.DONE, so >= least));
    }

    @Override
    public IndexedSeq<Card> cards(HtsState state, Seat seat) {
        return state.catalogue().cards(state.catalogue().kinds(choice(state)));
    }

    @Override
    public HtsState chosen(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening) {
        int card = state.catalogue().copies(choice(state), action.card()).first();
        HtsState counted = state.withAgenda(state.agenda().replacing(new Discard(who, least, most, from, so + 1)));
        return Zones.discard(counted, action.seat(), card, happening);
    }

    @Override
    public boolean canDecline(HtsState state, Seat seat) {
        return so >= least;
    }

    @Override
    public HtsState declined(HtsState state, Seat seat, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().replacing(new Discard(who, least, so, from, so)));
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Array.of(who.of(state.agenda()));
    }

    @Override
    public String kind() {
        return "discard";
    }

    @Override
    public String rule() {
        return "HTS-B31";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_DISCARD.with(Amounts.cards(most - so));
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return canDecline(state, seat);
    }

    @Override
    public Message description() {
        HtsMessage text = least < most
                ? HtsMessage.DO_DISCARD_UP_TO
                : from != null
                        ? HtsMessage.DO_DISCARD_OF_THEM
                        : who.slot() == null ? HtsMessage.DO_DISCARD : HtsMessage.DO_DISCARD_THEY;
        return text.with(text == HtsMessage.DO_DISCARD_OF_THEM ? most : Amounts.cards(most));
    }
}
