package dev.croupier.heretoslay.choice;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Choosing a player, on whom something is done (HTS-DECL, HTS-EFF-02, HTS-EFF-13). */
public final class ChoosePlayer implements HtsRule<HtsAction.ChoosePlayer> {

    public ChoosePlayer() {}

    private static IndexedSeq<Seat> options(HtsState state, Seat seat) {
        return Choices.options(state, seat, Seat.class, player -> player);
    }

    @Override
    public IndexedSeq<HtsAction.ChoosePlayer> candidates(HtsState state, Seat seat) {
        return options(state, seat).map(player -> new HtsAction.ChoosePlayer(seat, player));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.ChoosePlayer action) {
        IndexedSeq<Seat> options = options(state, action.seat());
        return options.isEmpty()
                ? HtsRule.notNow(action, "HTS-DECL", HtsMessage.NO_PLAYER_ASKED, state)
                : Choices.unlessAmong(action, "HTS-EFF-02", action.player(), options);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.ChoosePlayer action, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.ChosePlayer(action.seat(), action.player()));
        return Choices.of(state, action.seat(), Seat.class).get().chosen(state, action.player());
    }
}
