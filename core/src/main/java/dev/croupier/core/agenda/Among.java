package dev.croupier.core.agenda;

import dev.croupier.core.Message;
import io.vavr.collection.IndexedSeq;

/** What may be chosen: data, like an {@link Instruction}. */
public interface Among<S, T> {

    /** The things to choose from, in canonical order, each once; it may ask what the top frame has bound. */
    IndexedSeq<T> options(S state);

    /** What they are in words, as they follow "choose". */
    Message description();
}
