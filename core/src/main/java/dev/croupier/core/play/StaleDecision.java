package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;

/**
 * The action answers a decision that is no longer open for its seat.
 *
 * @param action the action asked for
 * @param given the id that it came with
 * @param current the id of the seat's open decision; empty when it has none
 */
public record StaleDecision(Action action, String given, String current) implements Violation {
    @Override
    public RuleRef rule() {
        return RuleRef.CORE_TURN;
    }

    @Override
    public Seat seat() {
        return action.seat();
    }

    @Override
    public Object needed() {
        return current;
    }

    @Override
    public Object found() {
        return given;
    }

    @Override
    public Message message() {
        return CoreMessage.STALE_DECISION.with(given);
    }
}
