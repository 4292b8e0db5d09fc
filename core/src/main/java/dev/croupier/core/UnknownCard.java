package dev.croupier.core;

/**
 * The action names a card that this game does not have.
 *
 * @param action the action asked for
 * @param card the name or number as it was given
 */
public record UnknownCard(Action action, Object card) implements Violation {
    @Override
    public RuleRef rule() {
        return RuleRef.CORE_CARD;
    }

    @Override
    public Seat seat() {
        return action.seat();
    }

    @Override
    public Object needed() {
        return "a card of this game";
    }

    @Override
    public Object found() {
        return card;
    }

    @Override
    public Message message() {
        return CoreMessage.UNKNOWN_CARD.with(card);
    }
}
