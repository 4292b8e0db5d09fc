package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Among;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** Players to choose from, clockwise. */
public record Players(Which which) implements Among<HtsState, Seat> {

    /** Which players. */
    public enum Which {
        OTHERS,
        /** Others; oneself too where the options say so (HTS-EFF-02). */
        ANY,
        /** Others with a Hero that can be stolen (HTS-EFF-13). */
        WITH_STEALABLE_HERO,
        /** Others who have a card in the hand (HTS-TRN-09). */
        WITH_CARDS
    }

    @Override
    public IndexedSeq<Seat> options(HtsState state) {
        Seat owner = state.agenda().isEmpty()
                ? state.turn().seat()
                : state.agenda().top().owner();
        Array<Seat> others = state.others(owner);
        return switch (which) {
            case OTHERS -> others;
            case ANY -> state.rules().choosePlayerMayBeSelf() ? others.append(owner) : others;
            case WITH_STEALABLE_HERO ->
                others.filter(seat -> !Party.exposed(state, seat, Passive.What.STEALING_HEROES)
                        .isEmpty());
            case WITH_CARDS -> others.filter(seat -> !state.hand(seat).isEmpty());
        };
    }

    @Override
    public Message description() {
        return switch (which) {
            case OTHERS, ANY -> HtsMessage.AMONG_PLAYERS.with();
            case WITH_STEALABLE_HERO -> HtsMessage.AMONG_PLAYERS_STEALABLE.with();
            case WITH_CARDS -> HtsMessage.AMONG_PLAYERS_WITH_CARDS.with();
        };
    }
}
