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

/** Choosing a number, such as by how much a skill changes a roll (HTS-MOD-09). */
public final class ChooseValue implements HtsRule<HtsAction.ChooseValue> {

    public ChooseValue() {}

    private static IndexedSeq<Integer> options(HtsState state, Seat seat) {
        return Choices.options(state, seat, Integer.class, value -> value);
    }

    @Override
    public IndexedSeq<HtsAction.ChooseValue> candidates(HtsState state, Seat seat) {
        return options(state, seat).map(value -> new HtsAction.ChooseValue(seat, value));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.ChooseValue action) {
        IndexedSeq<Integer> options = options(state, action.seat());
        return options.isEmpty()
                ? HtsRule.notNow(action, "HTS-MOD-09", HtsMessage.NO_VALUE_ASKED, state)
                : Choices.unlessAmong(action, "HTS-MOD-09", action.value(), options);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.ChooseValue action, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.ChoseValue(action.seat(), action.value()));
        return Choices.of(state, action.seat(), Integer.class).get().chosen(state, action.value());
    }
}
