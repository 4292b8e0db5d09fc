package dev.croupier.heretoslay.choice;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.May;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Having done what a card or a skill offers (HTS-B25, HTS-SKILL). */
public final class Accept implements HtsRule<HtsAction.Accept> {

    public Accept() {}

    @Override
    public IndexedSeq<HtsAction.Accept> candidates(HtsState state, Seat seat) {
        return state.pending() instanceof May<?, ?> ? Array.of(new HtsAction.Accept(seat)) : Array.empty();
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.Accept action) {
        return state.pending() instanceof May<?, ?>
                ? HtsRule.none()
                : HtsRule.notNow(action, "HTS-SKILL", HtsMessage.NOTHING_OFFERED, state);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.Accept action, Happening<HtsEvent> happening) {
        return ((May<HtsState, HtsEvent>) state.agenda().top().next()).accepted(state);
    }
}
