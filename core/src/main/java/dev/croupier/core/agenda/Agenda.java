package dev.croupier.core.agenda;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be done: a persistent stack of frames. Only the top frame goes on; the others wait until it is done.
 *
 * <p>Each step of the interpreter, and each answer, changes the top frame. So an agenda is not a list of {@link Frame}s: it holds what its top
 * frame holds, and the agenda below it. A change of the top frame is one new object, and the pending instruction, which is asked for all the
 * time, is near.
 */
public final class Agenda<S extends Interpreted<S, E>, E> {
    private static final Agenda<?, ?> EMPTY = new Agenda<>(Seat.of(0), "", List.empty(), Slots.empty(), null);

    private final Seat owner;
    private final String source;
    private final List<Instruction<S, E>> rest;
    private final Slots slots;
    /** The other frames; only the empty agenda has nothing there. */
    private final @Nullable Agenda<S, E> below;

    private Agenda(Seat owner, String source, List<Instruction<S, E>> rest, Slots slots, @Nullable Agenda<S, E> below) {
        this.owner = owner;
        this.source = source;
        this.rest = rest;
        this.slots = slots;
        this.below = below;
    }

    @SuppressWarnings("unchecked") // it holds nothing
    public static <S extends Interpreted<S, E>, E> Agenda<S, E> empty() {
        return (Agenda<S, E>) EMPTY;
    }

    /** The agenda of these frames, top first. */
    public static <S extends Interpreted<S, E>, E> Agenda<S, E> of(List<Frame<S, E>> frames) {
        return frames.foldRight(Agenda.<S, E>empty(), (frame, below) -> below.push(frame));
    }

    /** The frames, top first. */
    public List<Frame<S, E>> frames() {
        Agenda<S, E> others = below;
        return others == null ? List.empty() : others.frames().prepend(top());
    }

    public boolean isEmpty() {
        return below == null;
    }

    /** The frame that goes on next; there is one. */
    public Frame<S, E> top() {
        requireTop();
        return new Frame<>(owner, source, rest, slots);
    }

    /** Whose program the top frame is. */
    public Seat owner() {
        requireTop();
        return owner;
    }

    private Agenda<S, E> requireTop() {
        if (below == null) {
            throw new NoSuchElementException("an agenda without a frame");
        }
        return below;
    }

    /** The instruction that is next, or nothing when the top frame is done or there is none. */
    public @Nullable Instruction<S, E> next() {
        return rest.isEmpty() ? null : rest.head();
    }

    public Agenda<S, E> push(Frame<S, E> frame) {
        return new Agenda<>(frame.owner(), frame.source(), frame.rest(), frame.slots(), this);
    }

    public Agenda<S, E> pop() {
        return requireTop();
    }

    /** This agenda with another top frame. */
    public Agenda<S, E> withTop(Frame<S, E> frame) {
        return pop().push(frame);
    }

    private Agenda<S, E> withRest(List<Instruction<S, E>> other) {
        return new Agenda<>(owner, source, other, slots, requireTop());
    }

    /** With other bindings of the top frame. */
    public Agenda<S, E> withSlots(Slots other) {
        return new Agenda<>(owner, source, rest, other, requireTop());
    }

    /** The next instruction is taken off: it was done or answered. */
    public Agenda<S, E> taken() {
        return withRest(rest.tail());
    }

    /** Before the rest of the top frame, this is to be done. */
    public Agenda<S, E> then(Instruction<S, E> instruction) {
        return withRest(rest.prepend(instruction));
    }

    /** Before the rest of the top frame, these are to be done in that order. */
    public Agenda<S, E> thenAll(Iterable<? extends Instruction<S, E>> instructions) {
        if (instructions instanceof Array<? extends Instruction<S, E>> array) {
            List<Instruction<S, E>> all = rest;
            for (int i = array.size() - 1; i >= 0; i--) {
                all = all.prepend(array.get(i));
            }
            return withRest(all);
        }
        return withRest(rest.prependAll(instructions));
    }

    /** The next instruction becomes another one. */
    public Agenda<S, E> replacing(Instruction<S, E> instruction) {
        return withRest(rest.tail().prepend(instruction));
    }

    /** What the top frame has bound. */
    public Slots slots() {
        requireTop();
        return slots;
    }

    /** Binds a slot of the top frame. */
    public <T> Agenda<S, E> bind(Slot<T> slot, T value) {
        return withSlots(slots.with(slot, value));
    }

    /** Unbinds a slot of the top frame. */
    public Agenda<S, E> unbind(Slot<?> slot) {
        return withSlots(slots.without(slot));
    }

    /**
     * Binds a slot of the frame that goes on after the top one: how a program answers to the one that called it. Where there is none, nobody
     * asked.
     */
    public <T> Agenda<S, E> bindBelow(Slot<T> slot, T value) {
        return below == null || below.isEmpty()
                ? this
                : new Agenda<>(owner, source, rest, slots, below.bind(slot, value));
    }

    /** What the nearest frame that binds the slot has there. */
    public <T> @Nullable T nearest(Slot<T> slot) {
        for (Agenda<S, E> at = this; at != null; at = at.below) {
            T bound = at.slots.get(slot);
            if (bound != null) {
                return bound;
            }
        }
        return null;
    }

    /** Binds the slot anew in the nearest frame that binds it; the same agenda where none does. */
    public <T> Agenda<S, E> rebindNearest(Slot<T> slot, T value) {
        return nearest(slot) == null ? this : rebound(slot, value);
    }

    private <T> Agenda<S, E> rebound(Slot<T> slot, T value) {
        return slots.binds(slot)
                ? bind(slot, value)
                : new Agenda<>(owner, source, rest, slots, requireTop().rebound(slot, value));
    }

    /**
     * The frames of {@code seat} have nothing left to do: it left the table. They stay where they are, without what is {@linkplain Concealed
     * concealed} in them, until what was begun above them is done: that answers to them still, and not to another's frame.
     */
    public Agenda<S, E> endingFramesOf(Seat seat) {
        return mapFrames(frame -> frame.owner().equals(seat)
                ? frame.withRest(List.empty()).withSlots(frame.slots().filter(value -> !(value instanceof Concealed)))
                : frame);
    }

    private Agenda<S, E> mapFrames(UnaryOperator<Frame<S, E>> change) {
        return of(frames().map(change));
    }

    /** The same frames with every instruction changed that is still to be done, such as a window that no longer asks a seat. */
    public Agenda<S, E> mapRest(UnaryOperator<Instruction<S, E>> change) {
        return mapFrames(frame -> frame.withRest(frame.rest().map(change)));
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
        return bindsNothing()
                ? this
                : mapFrames(frame -> frame.withSlots(frame.slots().map(change)));
    }

    private boolean bindsNothing() {
        return below == null || (slots.isEmpty() && below.bindsNothing());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Agenda<?, ?> that && frames().equals(that.frames()));
    }

    @Override
    public int hashCode() {
        return frames().hashCode();
    }

    @Override
    public String toString() {
        return frames().mkString("[", "; ", "]");
    }
}
