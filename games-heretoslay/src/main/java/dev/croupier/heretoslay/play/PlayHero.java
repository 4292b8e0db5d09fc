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

/** Playing a Hero; any number may be in a Party (HTS-B10, HTS-B18, HTS-HRO-08). */
public final class PlayHero implements HtsRule<HtsAction.PlayHero> {

    public PlayHero() {}

    @Override
    public IndexedSeq<HtsAction.PlayHero> candidates(HtsState state, Seat seat) {
        return Playing.playable(state, seat, CardType.HERO)
                .map(number -> new HtsAction.PlayHero(seat, state.card(number)));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.PlayHero action) {
        return Playing.violations(state, action, action.hero(), CardType.HERO);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.PlayHero action, Happening<HtsEvent> happening) {
        return Playing.attempt(state, action.seat(), action.hero(), Option.none(), happening);
    }
}
