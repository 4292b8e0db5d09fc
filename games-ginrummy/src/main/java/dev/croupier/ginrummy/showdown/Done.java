package dev.croupier.ginrummy.showdown;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/**
 * Finishing a declaration or an answer: what lies outside of melds is deadwood. The knocker's must keep within the limit (GIN-10); the
 * defender may always stop, since lay-offs and melds are optional (GIN-12).
 */
public final class Done implements GinRule<GinAction.Done> {
    private final Declaration declaration;
    private final Answer answer;

    public Done(Declaration declaration, Answer answer) {
        this.declaration = declaration;
        this.answer = answer;
    }

    @Override
    public IndexedSeq<GinAction.Done> candidates(GinState state, Seat seat) {
        return Array.of(Actions.done(seat));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.Done action) {
        return switch (state.phase()) {
            case LAY_OFF -> GinRule.none();
            case DECLARATION -> {
                int limit = state.laidOut().limit();
                int left = Cards.points(state.hand(action.seat().index()));
                yield left <= limit ? GinRule.none() : Array.of(new GinViolation.NotDone(action, limit, left));
            }
            default -> GinRule.notNow(action, "GIN-B17", Phase.DECLARATION, state);
        };
    }

    @Override
    public GinState effect(GinState state, GinAction.Done action, Happening<GinEvent> happening) {
        GinState counted = state.counted();
        return state.phase() == Phase.DECLARATION
                ? declaration.finish(counted, happening)
                : answer.finish(counted, happening);
    }
}
