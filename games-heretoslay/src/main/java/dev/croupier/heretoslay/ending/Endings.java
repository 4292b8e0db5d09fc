package dev.croupier.heretoslay.ending;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.control.Option;

/** The game ends, and nothing more is done. */
public final class Endings {
    private Endings() {}

    /** A player wins. */
    public static HtsState won(HtsState state, Seat winner, Message reason, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.GameOver(Option.some(winner), reason));
        return state.endedBy(Outcome.wonBy(winner, state.seats(), reason));
    }

    /** Nobody wins. */
    public static HtsState nobody(HtsState state, Message reason, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.GameOver(Option.none(), reason));
        return state.endedBy(Outcome.nobodyWins(state.seats(), reason));
    }

    /** The game took as many decisions as it can (HTS-CAP). */
    public static HtsState capped(HtsState state, Happening<HtsEvent> happening) {
        Outcome capped = Outcome.capped(state.seats());
        happening.tell(new HtsEvent.GameOver(Option.none(), capped.reason()));
        return state.endedBy(capped);
    }
}
