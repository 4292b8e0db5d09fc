package dev.croupier.core.agenda;

import dev.croupier.core.Message;

/** Something that holds in a state or does not: data, like an {@link Instruction}. */
public interface Condition<S> {

    /** Whether it holds; it may ask what the top frame has bound. */
    boolean holds(S state);

    /** The condition in words, as they follow "if". */
    Message description();
}
