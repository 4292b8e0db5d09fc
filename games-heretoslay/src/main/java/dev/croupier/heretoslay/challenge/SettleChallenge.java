package dev.croupier.heretoslay.challenge;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.List;
import java.util.Objects;

/**
 * Compares the two rolls of a challenge: a challenger at or above the player has the card discarded, and nothing of it happens; else the
 * player goes on playing it (HTS-CHL-06, HTS-CHL-14). A challenger who left the table has not challenged.
 */
record SettleChallenge() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Frame<HtsState, HtsEvent> top = state.agenda().top();
        Seat challenger = Objects.requireNonNull(top.slots().get(Bound.CHALLENGER));
        int played = Objects.requireNonNull(top.slots().get(Bound.PLAYED)).number();
        Rolls rolls = Objects.requireNonNull(top.slots().get(Rolls.SLOT));
        Roll defence = rolls.of(top.owner()).get();
        Card card = state.card(played);
        boolean won = state.isAtTable(challenger)
                && rolls.of(challenger)
                        .filter(roll -> roll.total() >= defence.total())
                        .isDefined();
        for (Roll roll : rolls.rolls()) {
            happening.tell(new HtsEvent.RollEnded(roll, roll.purpose() == Roll.Purpose.CHALLENGE ? won : !won));
        }
        happening.tell(new HtsEvent.ChallengeSettled(challenger, top.owner(), card, won));
        HtsState settled = state.withAgenda(state.agenda().unbind(Rolls.SLOT));
        return won
                ? Zones.resolvedToDiscards(
                        settled.withAgenda(
                                settled.agenda().withTop(settled.agenda().top().withRest(List.empty()))),
                        played)
                : settled;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
