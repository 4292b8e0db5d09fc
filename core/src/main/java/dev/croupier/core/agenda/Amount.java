package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;

/** A number that is fixed or asked of a state: data, like an {@link Instruction}. */
public interface Amount<S> {

    int in(S state);

    /** The number in words. */
    Message description();

    /** That number whatever the state. */
    static <S> Amount<S> of(int number) {
        return new Fixed<>(number);
    }

    /** A number of its own. */
    record Fixed<S>(int number) implements Amount<S> {
        @Override
        public int in(S state) {
            return number;
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(number);
        }
    }
}
