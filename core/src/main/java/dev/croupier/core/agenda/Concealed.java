package dev.croupier.core.agenda;

import dev.croupier.core.Observer;

/** Something bound in a frame that not everybody may see, such as a card just drawn or a secret commitment. */
public interface Concealed {

    /** What {@code observer} sees in its place: an immutable value with {@code equals}. */
    Object seenBy(Observer observer);
}
