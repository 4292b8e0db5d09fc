package dev.croupier.heretoslay.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Asking;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** A player's turn: asks for one action after another while there are action points (HTS-B8, HTS-B15, HTS-TRN-07). */
public record TakeTurn() implements Asking {

    @Override
    public boolean waits(HtsState state) {
        return state.turn().points() > 0;
    }

    /** Without action points the turn ends. */
    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return new FinishTurn().step(state, happening);
    }

    /** Whether a player acts in the own turn now. */
    public static boolean isNow(HtsState state) {
        return state.pending() instanceof TakeTurn;
    }

    /** Why an action of one's turn that costs so much cannot be taken: it is not the moment, or the points do not suffice (HTS-TRN-02). */
    public static Seq<HtsViolation> violations(HtsState state, HtsAction action, String rule, int cost) {
        if (!isNow(state)) {
            return HtsRule.notNow(action, rule, HtsMessage.NOT_THE_TURN, state);
        }
        int points = state.turn().points();
        return points < cost
                ? Array.of(new HtsViolation.NotEnoughPoints(action, new RuleRef("HTS-TRN-02"), cost, points))
                : HtsRule.none();
    }

    /** After so many points were paid. */
    public static HtsState paid(HtsState state, int cost, Happening<HtsEvent> happening) {
        int left = state.turn().points() - cost;
        happening.tell(new HtsEvent.Paid(state.turn().seat(), cost, left));
        return state.withTurn(state.turn().withPoints(left));
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Array.of(state.turn().seat());
    }

    @Override
    public String kind() {
        return "turn";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_TURN.with(Amounts.points(state.turn().points()));
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return true;
    }
}
