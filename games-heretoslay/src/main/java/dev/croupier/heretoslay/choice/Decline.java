package dev.croupier.heretoslay.choice;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.May;
import dev.croupier.heretoslay.table.Declinable;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Declining an offer, or choosing no more (HTS-B25, HTS-SKILL, HTS-EFF-06, HTS-EFF-08). */
public final class Decline implements HtsRule<HtsAction.Decline> {

    public Decline() {}

    @Override
    public IndexedSeq<HtsAction.Decline> candidates(HtsState state, Seat seat) {
        return isAsked(state) ? Array.of(new HtsAction.Decline(seat)) : Array.empty();
    }

    private static boolean isAsked(HtsState state) {
        return state.pending() instanceof May<?, ?> || state.pending() instanceof Declinable;
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.Decline action) {
        if (!isAsked(state)) {
            return HtsRule.notNow(action, "HTS-SKILL", HtsMessage.NOTHING_OFFERED, state);
        }
        Declinable declinable = HtsRule.pending(state, Declinable.class);
        return declinable == null || declinable.canDecline(state, action.seat())
                ? HtsRule.none()
                : Array.of(new HtsViolation.NotOptional(
                        action, new RuleRef("HTS-EFF-06"), HtsRule.moment(state, action.seat())));
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.Decline action, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.Declined(action.seat(), state.agenda().top().source()));
        Declinable declinable = HtsRule.pending(state, Declinable.class);
        return declinable == null
                ? ((May<HtsState, HtsEvent>) state.agenda().top().next()).declined(state)
                : declinable.declined(state, action.seat(), happening);
    }
}
