package dev.croupier.heretoslay.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Playing a Magic, though its effect may come to nothing (HTS-B10, HTS-EFF-07). */
public final class PlayMagic implements HtsRule<HtsAction.PlayMagic> {

    public PlayMagic() {}

    @Override
    public IndexedSeq<HtsAction.PlayMagic> candidates(HtsState state, Seat seat) {
        return Playing.playable(state, seat, CardType.MAGIC)
                .map(number -> new HtsAction.PlayMagic(seat, state.card(number)));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.PlayMagic action) {
        return Playing.violations(state, action, action.magic(), CardType.MAGIC);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.PlayMagic action, Happening<HtsEvent> happening) {
        return Playing.attempt(state, action.seat(), action.magic(), Option.none(), happening);
    }
}
