package dev.croupier.core;

/**
 * Nothing may be done, because the game is over.
 *
 * @param action the action asked for
 */
public record GameIsOver(Action action) implements Violation {
    @Override
    public RuleRef rule() {
        return RuleRef.CORE_OVER;
    }

    @Override
    public Seat seat() {
        return action.seat();
    }

    @Override
    public Object needed() {
        return "a game in play";
    }

    @Override
    public Object found() {
        return "an outcome";
    }

    @Override
    public Message message() {
        return CoreMessage.GAME_IS_OVER.with();
    }
}
