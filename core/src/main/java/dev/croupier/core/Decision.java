package dev.croupier.core;

import io.vavr.control.Option;

/**
 * Something that one seat must decide.
 *
 * @param kind the stable name of this kind of decision, such as {@code discard}
 * @param source the card that asks, by its public name, where a card does
 * @param prompt the question
 * @param optional whether the seat may decline, as far as everybody can see. A seat that has nothing to answer with, which its hidden cards
 *     alone tell, may be able only to decline although this is false: if that showed here, it would show to all
 * @param byDefault what a host plays when its clock runs out; a legal action, known to the deciding seat alone
 */
public record Decision<A extends Action>(
        String kind, Option<String> source, Message prompt, boolean optional, Option<A> byDefault) {

    public static <A extends Action> Decision<A> required(String kind, Message prompt) {
        return new Decision<>(kind, Option.none(), prompt, false, Option.none());
    }

    public static <A extends Action> Decision<A> optional(String kind, Message prompt) {
        return new Decision<>(kind, Option.none(), prompt, true, Option.none());
    }

    public Decision<A> withDefault(A action) {
        return new Decision<>(kind, source, prompt, optional, Option.some(action));
    }

    public Decision<A> withSource(String card) {
        return new Decision<>(kind, Option.some(card), prompt, optional, byDefault);
    }

    /** What the others see of it: that it is pending and of what kind, not the default, which may name a hidden card. */
    public Decision<A> seenByOthers() {
        return byDefault.isEmpty() ? this : new Decision<>(kind, source, prompt, optional, Option.none());
    }
}
