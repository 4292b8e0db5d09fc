package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import io.vavr.collection.IndexedSeq;
import org.jspecify.annotations.Nullable;

/**
 * Somebody chooses one thing, which is bound. A slot that holds something that may still be chosen is left as it is: the choice was made
 * before; so in a loop an {@link Unbind} of the slot comes first. Where there is nothing to choose, or nobody to choose it, the slot stays unbound.
 */
public record Choose<S extends Interpreted<S, E>, E, T>(Slot<T> as, Who who, Among<S, T> among)
        implements Instruction<S, E> {

    /** What there is to choose. */
    public IndexedSeq<T> options(S state) {
        return among.options(state);
    }

    @Override
    public boolean waits(S state) {
        if (!state.isAtTable(who.of(state.agenda()))) {
            return false;
        }
        T bound = state.agenda().slots().get(as);
        IndexedSeq<T> options = options(state);
        return !options.isEmpty() && (bound == null || !options.contains(bound));
    }

    /** The state after {@code chosen}, one of the options, was chosen. */
    public S chosen(S state, T chosen) {
        return state.withAgenda(state.agenda().taken().bind(as, chosen));
    }

    @Override
    public S step(S state, Happening<E> happening) {
        @Nullable T bound = state.agenda().slots().get(as);
        return bound != null && !options(state).contains(bound)
                ? state.withAgenda(state.agenda().unbind(as))
                : state;
    }

    @Override
    public Message description() {
        return CoreMessage.CHOOSE.with(among.description());
    }
}
