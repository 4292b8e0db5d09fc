package dev.croupier.heretoslay.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Drawing a card for one action point (HTS-B9). */
public final class DrawCard implements HtsRule<HtsAction.DrawCard> {
    private static final int COST = 1;

    public DrawCard() {}

    @Override
    public IndexedSeq<HtsAction.DrawCard> candidates(HtsState state, Seat seat) {
        return TakeTurn.isNow(state) ? Array.of(new HtsAction.DrawCard(seat)) : Array.empty();
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.DrawCard action) {
        return TakeTurn.violations(state, action, "HTS-B9", COST);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.DrawCard action, Happening<HtsEvent> happening) {
        HtsState paid = TakeTurn.paid(state, COST, happening);
        return paid.withAgenda(paid.agenda().then(Draw.cards(1)));
    }
}
