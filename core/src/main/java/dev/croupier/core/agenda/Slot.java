package dev.croupier.core.agenda;

/**
 * A typed name under which a frame keeps something: a card, a seat, a number.
 *
 * @param name unique within the programs that share a frame
 * @param type what it holds: an immutable type with {@code equals}
 */
public record Slot<T>(String name, Class<T> type) {
    public Slot {
        name = name.intern(); // frames look slots up by their names all the time, and tell them apart by identity
    }

    public static <T> Slot<T> of(String name, Class<T> type) {
        return new Slot<>(name, type);
    }

    @Override
    public String toString() {
        return name;
    }
}
