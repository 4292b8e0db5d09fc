package dev.croupier.core.toy;

import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;

/** That word cannot be said now. */
public record NotOffered(Says action, String needed) implements Violation {
    @Override
    public RuleRef rule() {
        return new RuleRef("TOY-1");
    }

    @Override
    public Seat seat() {
        return action.seat();
    }

    @Override
    public Object found() {
        return action.word();
    }

    @Override
    public Message message() {
        return ToyMessage.NOT_OFFERED.with(action.word(), needed);
    }
}
