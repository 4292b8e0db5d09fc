package dev.croupier.heretoslay.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Asking;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Declinable;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Obligation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.jspecify.annotations.Nullable;

/**
 * The frame's owner may, or has to, play one card at once, at no cost. It is asked whatever the cards are (HTS-SILENT), as long as there are
 * cards: others see only that somebody decides.
 *
 * @param from where the cards are bound of which one may be played; nothing for the whole hand
 * @param types what may be played
 * @param obligation whether it may be declined though it is possible
 */
public record MayPlay(@Nullable Slot<Held> from, Array<CardType> types, Obligation obligation)
        implements Asking, Declinable {

    /** One of the bound cards. */
    public static MayPlay of(Slot<Held> from, Obligation obligation, CardType... types) {
        return new MayPlay(from, Array.of(types), obligation);
    }

    /** One card of the hand, if there is one to play. */
    public static MayPlay fromHand(Obligation obligation, CardType... types) {
        return new MayPlay(null, Array.of(types), obligation);
    }

    /** The cards that may be played: still in the hand, of the right type, and an Item only where a Hero can wear it (HTS-ITM-02). */
    public CardSet offered(HtsState state) {
        CardSet hand = state.hand(state.agenda().top().owner());
        Held held = from == null ? null : state.agenda().slots().get(from);
        CardSet cards = from == null ? hand : held == null ? CardSet.empty() : hand.intersection(held.cards());
        CardSet offered = CardSet.empty();
        for (CardType type : types) {
            if (type != CardType.ITEM || !Party.withoutItem(state).isEmpty()) {
                offered = offered.union(cards.intersection(state.catalogue().ofType(type)));
            }
        }
        return offered;
    }

    @Override
    public boolean waits(HtsState state) {
        return from == null
                ? !state.hand(state.agenda().top().owner()).isEmpty()
                : state.agenda().slots().binds(from);
    }

    /** There is no card about which to ask. */
    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().bind(Bound.DONE, false));
    }

    @Override
    public boolean canDecline(HtsState state, Seat seat) {
        return obligation.isOptional(state.rules()) || offered(state).isEmpty();
    }

    @Override
    public HtsState declined(HtsState state, Seat seat, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().taken().bind(Bound.DONE, false));
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Array.of(state.agenda().top().owner());
    }

    @Override
    public String kind() {
        return "play-now";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_PLAY.with(types.map(CardType::withArticle).mkString(" or "));
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return obligation.isOptional(state.rules()); // whatever the cards are: the others see it too
    }

    @Override
    public Message description() {
        return (obligation == Obligation.MUST ? HtsMessage.DO_MUST_PLAY : HtsMessage.DO_MAY_PLAY)
                .with(types.map(CardType::withArticle).mkString(" or "));
    }
}
