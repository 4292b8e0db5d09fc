package dev.croupier.core.toy;

import dev.croupier.core.Event;
import dev.croupier.core.Message;

/** The only kind of event in the toys. */
public record Told(Message message, boolean reveals) implements Event {

    static Told of(ToyMessage key, Object... arguments) {
        return new Told(key.with(arguments), false);
    }

    static Told revealing(ToyMessage key, Object... arguments) {
        return new Told(key.with(arguments), true);
    }

    boolean is(ToyMessage key) {
        return message.key() == key;
    }

    Object argument(int index) {
        return message.arguments().get(index);
    }
}
