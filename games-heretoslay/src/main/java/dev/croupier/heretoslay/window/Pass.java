package dev.croupier.heretoslay.window;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.table.ResponseWindow;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Passing in a window, of Modifiers or of Challenges; everybody sees it (HTS-MOD-03, HTS-CHL-03). */
public final class Pass implements HtsRule<HtsAction.Pass> {

    public Pass() {}

    @Override
    public IndexedSeq<HtsAction.Pass> candidates(HtsState state, Seat seat) {
        return HtsRule.pending(state, ResponseWindow.class) == null
                ? Array.empty()
                : Array.of(new HtsAction.Pass(seat));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.Pass action) {
        return HtsRule.pending(state, ResponseWindow.class) == null
                ? HtsRule.notNow(action, "HTS-MOD-03", HtsMessage.NOTHING_TO_PASS, state)
                : HtsRule.none();
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.Pass action, Happening<HtsEvent> happening) {
        return state.withAgenda(passed(state, action, happening));
    }

    /** The effect, and that it was a decision, in one copy of the state: more than half of all decisions are passes. */
    public static HtsState decided(HtsState state, HtsAction.Pass action, Happening<HtsEvent> happening) {
        return state.decided(passed(state, action, happening));
    }

    private static Agenda<HtsState, HtsEvent> passed(
            HtsState state, HtsAction.Pass action, Happening<HtsEvent> happening) {
        ResponseWindow window = (ResponseWindow) state.agenda().top().next();
        happening.tell(new HtsEvent.Passed(action.seat()));
        return state.agenda().replacing(window.without(action.seat()));
    }
}
