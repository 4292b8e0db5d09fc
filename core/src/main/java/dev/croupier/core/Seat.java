package dev.croupier.core;

/**
 * A place at the table.
 *
 * @param index 0-based, smaller than the game's number of seats
 */
public record Seat(int index) implements Observer, Comparable<Seat> {
    private static final Seat[] INTERNED = new Seat[16];

    static {
        for (int i = 0; i < INTERNED.length; i++) {
            INTERNED[i] = new Seat(i);
        }
    }

    public Seat {
        if (index < 0) {
            throw new IllegalArgumentException("a seat's index is 0 or more, not " + index);
        }
    }

    /** The seat of that 0-based index; low indices are shared values. */
    public static Seat of(int index) {
        return index >= 0 && index < INTERNED.length ? INTERNED[index] : new Seat(index);
    }

    /** The seat that follows clockwise at a table of {@code seats}. */
    public Seat next(int seats) {
        return of((index + 1) % seats);
    }

    @Override
    public boolean sees(Seat seat) {
        return equals(seat);
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(index, other.index);
    }

    /** The stable text of a seat, as actions and recordings write it: its index. */
    @Override
    public String toString() {
        return Integer.toString(index);
    }
}
