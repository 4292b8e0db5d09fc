package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

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

    private static final int SMALL = 8;
    /** Those of small tables, which are asked for at every move of a card: by zone, then by seat. */
    private static final Array<Array<Place>> SHARED =
            Array.of(Zone.values()).map(zone -> Array.range(0, SMALL).map(seat -> new Place(Seat.of(seat), zone)));

    public static Place hand(Seat seat) {
        return of(seat, Zone.HAND);
    }

    public static Place deck(Seat seat) {
        return of(seat, Zone.DECK);
    }

    public static Place prizes(Seat seat) {
        return of(seat, Zone.PRIZES);
    }

    private static Place of(Seat seat, Zone zone) {
        return seat.index() < SMALL ? SHARED.get(zone.ordinal()).get(seat.index()) : new Place(seat, zone);
    }

    @Override
    public int compareTo(Place other) {
        if (this == other) {
            return 0;
        }
        int bySeat = seat.compareTo(other.seat);
        return bySeat != 0 ? bySeat : zone.compareTo(other.zone);
    }

    @Override
    public String toString() {
        return zone.name().toLowerCase(java.util.Locale.ROOT) + " of " + seat;
    }
}
