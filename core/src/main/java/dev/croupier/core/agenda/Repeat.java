package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;

/** A body that is done so many times; not at all for 0 or less. */
public record Repeat<S extends Interpreted<S, E>, E>(Amount<S> times, Instruction<S, E> body)
        implements Instruction<S, E> {

    @Override
    public S step(S state, Happening<E> happening) {
        int count = times.in(state);
        return count <= 0
                ? state
                : state.withAgenda(state.agenda()
                        .then(new Repeat<>(Amount.of(count - 1), body))
                        .then(body));
    }

    @Override
    public Message description() {
        return (times instanceof Amount.Fixed<S> ? CoreMessage.REPEAT : CoreMessage.AS_OFTEN)
                .with(times.description(), body.description());
    }
}
