package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;

/**
 * A place where hidden cards lie.
 *
 * @param seat whose
 * @param zone which
 */
public record Place(Seat seat, Zone zone) implements Comparable<Place> {

    /** The hidden zones. */
    public enum Zone {
        HAND,
        DECK,
        PRIZES
    }

    public static Place hand(Seat seat) {
        return new Place(seat, Zone.HAND);
    }

    public static Place deck(Seat seat) {
        return new Place(seat, Zone.DECK);
    }

    public static Place prizes(Seat seat) {
        return new Place(seat, Zone.PRIZES);
    }

    @Override
    public int compareTo(Place other) {
        int bySeat = seat.compareTo(other.seat);
        return bySeat != 0 ? bySeat : zone.compareTo(other.zone);
    }

    @Override
    public String toString() {
        return zone.name().toLowerCase(java.util.Locale.ROOT) + " of " + seat;
    }
}
