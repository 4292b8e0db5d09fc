package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import io.vavr.collection.Array;

/** One instruction after another. An empty sequence does nothing. */
public record Sequence<S extends Interpreted<S, E>, E>(Array<Instruction<S, E>> steps) implements Instruction<S, E> {

    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static <S extends Interpreted<S, E>, E> Sequence<S, E> of(Instruction<S, E>... steps) {
        return new Sequence<>(Array.of(steps));
    }

    @Override
    public S step(S state, Happening<E> happening) {
        return state.withAgenda(state.agenda().thenAll(steps));
    }

    @Override
    public Message description() {
        Array<Message> said =
                steps.map(Instruction::description).filter(step -> !step.key().equals(CoreMessage.NOTHING));
        return said.isEmpty()
                ? CoreMessage.NOTHING.with()
                : said.reduceRight((one, other) -> CoreMessage.THEN.with(one, other));
    }
}
