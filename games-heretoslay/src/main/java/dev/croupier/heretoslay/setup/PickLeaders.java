package dev.croupier.heretoslay.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.Asking;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The players choose their Party Leaders, one after another (HTS-B3, HTS-SET-02).
 *
 * @param order who still has to choose
 * @param last who chose last, and begins if nobody else chooses
 */
public record PickLeaders(Array<Seat> order, Seat last) implements Asking {

    @Override
    public boolean waits(HtsState state) {
        return !order.isEmpty();
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().then(new Deal(last)));
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return order.take(1);
    }

    @Override
    public String kind() {
        return "leader";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_LEADER.with();
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return false;
    }

    @Override
    public Asking without(Seat seat) {
        return new PickLeaders(order.remove(seat), last);
    }
}
