package dev.croupier.core;

/**
 * The action's seat is not among those that may act.
 *
 * @param action the action asked for
 * @param toAct the seats that may act instead, in seat order, as text
 */
public record NotYourDecision(Action action, String toAct) implements Violation {
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
        return toAct;
    }

    @Override
    public Object found() {
        return action.seat();
    }

    @Override
    public Message message() {
        return CoreMessage.NOT_YOUR_DECISION.with(action.seat());
    }
}
