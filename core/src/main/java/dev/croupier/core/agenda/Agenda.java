package dev.croupier.core.agenda;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be done: a persistent stack of frames. Only the top frame goes on; the others wait until it is done.
 *
 * @param frames top first
 */
public record Agenda<S extends Interpreted<S, E>, E>(List<Frame<S, E>> frames) {

    public static <S extends Interpreted<S, E>, E> Agenda<S, E> empty() {
        return new Agenda<>(List.empty());
    }

    public boolean isEmpty() {
        return frames.isEmpty();
    }

    /** The frame that goes on next; there is one. */
    public Frame<S, E> top() {
        return frames.head();
    }

    /** The instruction that is next, or nothing when the top frame is done or there is none. */
    public @Nullable Instruction<S, E> next() {
        return frames.isEmpty() || frames.head().isDone() ? null : frames.head().next();
    }

    public Agenda<S, E> push(Frame<S, E> frame) {
        return new Agenda<>(frames.prepend(frame));
    }

    public Agenda<S, E> pop() {
        return new Agenda<>(frames.tail());
    }

    /** This agenda with another top frame. */
    public Agenda<S, E> withTop(Frame<S, E> frame) {
        return new Agenda<>(frames.tail().prepend(frame));
    }

    /** The next instruction is taken off: it was done or answered. */
    public Agenda<S, E> taken() {
        Frame<S, E> top = frames.head();
        return withTop(top.withRest(top.rest().tail()));
    }

    /** Before the rest of the top frame, this is to be done. */
    public Agenda<S, E> then(Instruction<S, E> instruction) {
        Frame<S, E> top = frames.head();
        return withTop(top.withRest(top.rest().prepend(instruction)));
    }

    /** Before the rest of the top frame, these are to be done in that order. */
    public Agenda<S, E> thenAll(Iterable<? extends Instruction<S, E>> instructions) {
        Frame<S, E> top = frames.head();
        if (instructions instanceof Array<? extends Instruction<S, E>> array) {
            List<Instruction<S, E>> rest = top.rest();
            for (int i = array.size() - 1; i >= 0; i--) {
                rest = rest.prepend(array.get(i));
            }
            return withTop(top.withRest(rest));
        }
        return withTop(top.withRest(top.rest().prependAll(instructions)));
    }

    /** The next instruction becomes another one. */
    public Agenda<S, E> replacing(Instruction<S, E> instruction) {
        Frame<S, E> top = frames.head();
        return withTop(top.withRest(top.rest().tail().prepend(instruction)));
    }

    /** What the top frame has bound. */
    public Slots slots() {
        return frames.head().slots();
    }

    /** Binds a slot of the top frame. */
    public <T> Agenda<S, E> bind(Slot<T> slot, T value) {
        Frame<S, E> top = frames.head();
        return withTop(top.withSlots(top.slots().with(slot, value)));
    }

    /** Unbinds a slot of the top frame. */
    public Agenda<S, E> unbind(Slot<?> slot) {
        Frame<S, E> top = frames.head();
        return withTop(top.withSlots(top.slots().without(slot)));
    }

    /**
     * Binds a slot of the frame that goes on after the top one: how a program answers to the one that called it. Where there is none, nobody
     * asked.
     */
    public <T> Agenda<S, E> bindBelow(Slot<T> slot, T value) {
        if (frames.size() < 2) {
            return this;
        }
        return pop().bind(slot, value).push(top());
    }

    /** What the nearest frame that binds the slot has there. */
    public <T> @Nullable T nearest(Slot<T> slot) {
        for (List<Frame<S, E>> rest = frames; !rest.isEmpty(); rest = rest.tail()) {
            T bound = rest.head().slots().get(slot);
            if (bound != null) {
                return bound;
            }
        }
        return null;
    }

    /** Binds the slot anew in the nearest frame that binds it; the same agenda where none does. */
    public <T> Agenda<S, E> rebindNearest(Slot<T> slot, T value) {
        int at = frames.indexWhere(frame -> frame.slots().binds(slot));
        return at < 0
                ? this
                : new Agenda<>(frames.update(
                        at, frames.get(at).withSlots(frames.get(at).slots().with(slot, value))));
    }

    /**
     * The frames of {@code seat} have nothing left to do: it left the table. They stay where they are, without what is {@linkplain Concealed
     * concealed} in them, until what was begun above them is done: that answers to them still, and not to another's frame.
     */
    public Agenda<S, E> endingFramesOf(Seat seat) {
        return new Agenda<>(frames.map(frame -> frame.owner().equals(seat)
                ? frame.withRest(List.empty()).withSlots(frame.slots().filter(value -> !(value instanceof Concealed)))
                : frame));
    }

    /** The same frames with every instruction changed that is still to be done, such as a window that no longer asks a seat. */
    public Agenda<S, E> mapRest(UnaryOperator<Instruction<S, E>> change) {
        return new Agenda<>(frames.map(frame -> frame.withRest(frame.rest().map(change))));
    }

    /**
     * What {@code observer} sees of it: everything but what is {@linkplain Concealed concealed} from it in a slot. Instructions are open to
     * all, so what only some may know is bound, never written into an instruction.
     */
    public Agenda<S, E> seenBy(Observer observer) {
        return mapSlots(value -> value instanceof Concealed concealed ? concealed.seenBy(observer) : value);
    }

    /** The same frames with every bound value changed: how hidden values are masked, and filled in again by a sampler. */
    public Agenda<S, E> mapSlots(UnaryOperator<Object> change) {
        return frames.forAll(frame -> frame.slots().isEmpty())
                ? this
                : new Agenda<>(frames.map(frame -> frame.withSlots(frame.slots().map(change))));
    }

    @Override
    public String toString() {
        return frames.mkString("[", "; ", "]");
    }
}
