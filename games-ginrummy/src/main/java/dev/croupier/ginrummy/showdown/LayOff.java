package dev.croupier.ginrummy.showdown;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.rules.GinRules;
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
 * Laying an unmatched card off on one of the knocker's melds (GIN-B19, GIN-12): the fourth of a set of three, or the next card at either
 * end of a run, earlier lay-offs included. Never on gin or big gin (GIN-6); never by the knocker.
 */
public final class LayOff implements GinRule<GinAction.LayOff> {
    private final GinRules rules;
    private final Answer answer;

    public LayOff(GinRules rules, Answer answer) {
        this.rules = rules;
        this.answer = answer;
    }

    @Override
    public IndexedSeq<GinAction.LayOff> candidates(GinState state, Seat seat) {
        if (state.phase() != Phase.LAY_OFF) {
            return Array.empty();
        }
        long hand = state.hand(seat.index());
        return state.laidOut()
                .knockerMelds()
                .flatMap(onto -> Cards.list(onto.takes(rules.aceRuns()) & hand)
                        .map(card -> new GinAction.LayOff(seat, card, onto)));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.LayOff action) {
        if (state.phase() != Phase.LAY_OFF) {
            return GinRule.notNow(action, "GIN-B19", Phase.LAY_OFF, state);
        }
        Seq<Violation> violations = GinRule.none();
        if (Answer.isToGin(state)) {
            violations = violations.append(new GinViolation.NoLayOff(action));
        }
        if ((state.hand(action.seat().index()) & action.card().mask()) == 0) {
            violations = violations.append(new GinViolation.NotInHand(action, action.card()));
        }
        if (!state.laidOut().knockerMelds().contains(action.onto())) {
            return violations.append(new GinViolation.NoSuchMeld(action, action.onto()));
        }
        long takes = action.onto().takes(rules.aceRuns());
        return (takes & action.card().mask()) != 0
                ? violations
                : violations.append(new GinViolation.DoesNotFit(action, action.card(), action.onto(), takes));
    }

    @Override
    public GinState effect(GinState state, GinAction.LayOff action, Happening<GinEvent> happening) {
        return answer.layOff(state.counted(), action.card(), action.onto(), happening);
    }
}
