package dev.croupier.heretoslay.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Choosing a Party Leader that nobody has (HTS-B3, HTS-SET-02). */
public final class ChooseLeader implements HtsRule<HtsAction.ChooseLeader> {

    public ChooseLeader() {}

    private static Array<Card> options(HtsState state) {
        return state.piles().leaders().map(state.catalogue()::leader);
    }

    @Override
    public IndexedSeq<HtsAction.ChooseLeader> candidates(HtsState state, Seat seat) {
        return HtsRule.pending(state, PickLeaders.class) == null
                ? Array.empty()
                : options(state).map(leader -> new HtsAction.ChooseLeader(seat, leader));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.ChooseLeader action) {
        if (HtsRule.pending(state, PickLeaders.class) == null) {
            return HtsRule.notNow(action, "HTS-B3", HtsMessage.NO_LEADER_ASKED, state);
        }
        Array<Card> options = options(state);
        return options.contains(action.leader())
                ? HtsRule.none()
                : Array.of(HtsViolation.NotAmong.of(action, "HTS-SET-02", action.leader(), options));
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.ChooseLeader action, Happening<HtsEvent> happening) {
        PickLeaders picking = (PickLeaders) state.agenda().top().next();
        int number = state.catalogue().leaders().indexOf(action.leader());
        HtsState chosen = taken(state, action.seat(), number, happening);
        return chosen.withAgenda(
                chosen.agenda().replacing(new PickLeaders(picking.order().remove(action.seat()), action.seat())));
    }

    /** A player has that Leader. */
    static HtsState taken(HtsState state, Seat seat, int number, Happening<HtsEvent> happening) {
        CardSet left = state.piles().leaders().without(number);
        happening.tell(new HtsEvent.LeaderChosen(seat, state.catalogue().leader(number)));
        return state.withPiles(state.piles().withLeaders(left))
                .withPlayer(seat, state.player(seat).withLeader(number));
    }
}
