package dev.croupier.core.agenda;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a frame has bound: an immutable map from slots to values, ordered by the slots' names. Frames bind few slots and bind them often, so
 * it is two arrays side by side that are searched from the front.
 */
public final class Slots {
    private static final Slots EMPTY = new Slots(new String[0], new Object[0]);

    private final String[] names;
    private final Object[] values;

    private Slots(String[] names, Object[] values) {
        this.names = names;
        this.values = values;
    }

    public static Slots empty() {
        return EMPTY;
    }

    public boolean isEmpty() {
        return names.length == 0;
    }

    /** What is bound under the slot, if anything. */
    public <T> @Nullable T get(Slot<T> slot) {
        int at = placeOf(slot);
        return at < 0 ? null : slot.type().cast(values[at]);
    }

    /** The place of the slot, or −1. */
    @SuppressWarnings({"ReferenceEquality", "StringEquality"}) // the names of slots are interned
    private int placeOf(Slot<?> slot) {
        String name = slot.name();
        for (int at = 0; at < names.length; at++) {
            if (names[at] == name) {
                return at;
            }
        }
        return -1;
    }

    /** What is bound under the slot, or {@code otherwise}. */
    public <T> T get(Slot<T> slot, T otherwise) {
        T bound = get(slot);
        return bound == null ? otherwise : bound;
    }

    public boolean binds(Slot<?> slot) {
        return placeOf(slot) >= 0;
    }

    public <T> Slots with(Slot<T> slot, T value) {
        int at = placeOf(slot);
        if (at >= 0) {
            Object[] changed = values.clone();
            changed[at] = value;
            return new Slots(names, changed);
        }
        int before = 0;
        while (before < names.length && names[before].compareTo(slot.name()) < 0) {
            before++;
        }
        String[] longerNames = new String[names.length + 1];
        Object[] longerValues = new Object[names.length + 1];
        for (int i = 0; i < names.length; i++) {
            int place = i < before ? i : i + 1;
            longerNames[place] = names[i];
            longerValues[place] = values[i];
        }
        longerNames[before] = slot.name();
        longerValues[before] = value;
        return new Slots(longerNames, longerValues);
    }

    public Slots without(Slot<?> slot) {
        int at = placeOf(slot);
        if (at < 0) {
            return this;
        }
        return names.length == 1 ? EMPTY : new Slots(removed(names, at), removed(values, at));
    }

    private static <T> T[] removed(T[] all, int at) {
        T[] shorter = Arrays.copyOf(all, all.length - 1);
        System.arraycopy(all, at + 1, shorter, at, all.length - at - 1);
        return shorter;
    }

    /** The slots and what is bound under them, in the order of the slots' names. */
    public Array<Binding<Object>> bindings() {
        return Array.range(0, names.length).map(at -> new Binding<>(names[at], values[at]));
    }

    /**
     * What {@link #bindings} listed.
     *
     * @throws IllegalArgumentException when two bind the same slot
     */
    public static Slots of(Seq<? extends Binding<?>> bindings) {
        Slots slots = EMPTY;
        for (Binding<?> binding : bindings) {
            Slot<Object> slot = Slot.of(binding.slot(), Object.class);
            if (slots.binds(slot)) {
                throw new IllegalArgumentException("the slot " + slot + " is bound twice");
            }
            slots = slots.with(slot, binding.value());
        }
        return slots;
    }

    /**
     * A slot and what is bound under it.
     *
     * @param slot its name
     * @param value of the slot's type
     */
    public record Binding<T>(String slot, T value) {}

    /** The slots whose values are wanted. */
    public Slots filter(Predicate<Object> wanted) {
        Slots kept = this;
        for (int i = names.length - 1; i >= 0; i--) {
            if (!wanted.test(values[i])) {
                kept = new Slots(removed(kept.names, i), removed(kept.values, i));
            }
        }
        return kept;
    }

    /** The same slots with every value changed, to others of their types. */
    public Slots map(UnaryOperator<Object> change) {
        if (isEmpty()) {
            return this;
        }
        Object[] changed = new Object[values.length];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = change.apply(values[i]);
        }
        return new Slots(names, changed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Slots that && Arrays.equals(names, that.names) && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(names) + Arrays.hashCode(values);
    }

    /** {@code hero=17 player=2}, in the order of the names. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            text.append(i == 0 ? "" : " ").append(names[i]).append('=').append(values[i]);
        }
        return text.toString();
    }
}
