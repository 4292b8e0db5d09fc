package dev.croupier.verification.toys;

import dev.croupier.core.Action;
import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;

/** The one kind of violation that toys need. */
public record Refusal(RuleRef rule, Action action, Object needed, Object found) implements Violation {
    private static final ToyMessage TEXT = new ToyMessage("toy.refused", "{0} is needed, there is {1}");

    public static Refusal of(String rule, Action action, Object needed, Object found) {
        return new Refusal(new RuleRef(rule), action, needed, found);
    }

    @Override
    public Seat seat() {
        return action.seat();
    }

    @Override
    public Message message() {
        return TEXT.with(needed, found);
    }
}
