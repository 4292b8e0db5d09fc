package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import io.vavr.collection.List;

/** A body that is done for each thing of a list, as the list is at the beginning. What is listed is known to all. */
public record ForEach<S extends Interpreted<S, E>, E, T>(Slot<T> as, Among<S, T> among, Instruction<S, E> body)
        implements Instruction<S, E> {

    @Override
    public S step(S state, Happening<E> happening) {
        List<Instruction<S, E>> unrolled = List.empty();
        for (T one : among.options(state).reverse()) {
            unrolled = unrolled.prepend(body).prepend(new Bind<>(as, one));
        }
        return state.withAgenda(state.agenda().thenAll(unrolled));
    }

    @Override
    public Message description() {
        return CoreMessage.FOR_EACH.with(among.description(), body.description());
    }
}
