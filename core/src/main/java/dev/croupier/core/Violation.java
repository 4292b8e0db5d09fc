package dev.croupier.core;

/**
 * One reason why an action is refused, with its evidence. Games have one record for each reason.
 *
 * <p>Its content is a function of what the acting seat may know: a card that is not in the hand is refused in the same
 * words wherever it is.
 */
public interface Violation {

    /** The rule that the action would break. */
    RuleRef rule();

    /** The seat that the action names. */
    Seat seat();

    /** The action as it was asked for. */
    Action action();

    /** What the rule asks for, in the rulebook's words or numbers. */
    Object needed();

    /** What there was instead. */
    Object found();

    /** The reason, as a key with arguments. */
    Message message();

    /** The reason in English, with the rule's id. */
    default String explain() {
        return message().english() + " [" + rule() + "]";
    }
}
