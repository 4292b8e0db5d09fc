package dev.croupier.ginrummy.draw;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.pile.Pile;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Drawing the top card of the stock (GIN-B8); the one draw left when both refused the upcard (GIN-13). */
public final class DrawStock implements GinRule<GinAction.DrawStock> {

    @Override
    public IndexedSeq<GinAction.DrawStock> candidates(GinState state, Seat seat) {
        return Array.of(Actions.drawStock(seat));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.DrawStock action) {
        boolean mayDraw = state.phase() == Phase.DRAW || state.phase() == Phase.STOCK_DRAW;
        return mayDraw ? GinRule.none() : GinRule.notNow(action, "GIN-B8", Phase.DRAW, state);
    }

    @Override
    public GinState effect(GinState state, GinAction.DrawStock action, Happening<GinEvent> happening) {
        Pile.Drawn drawn = state.stock().draw(happening.chance());
        Card card = Card.of(drawn.card());
        happening.tell(new GinEvent.Drew(action.seat(), Option.some(card)));
        return state.drawn(Phase.DISCARD, card, drawn.rest(), state.pile(), false);
    }
}
