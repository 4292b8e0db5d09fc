package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Seat;
import dev.croupier.core.knowledge.Whereabouts;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** What each seat makes of what it sees. A seat has no claims about its own hand: it sees it. */
final class Memory {
    private Memory() {}

    /** A card left a hand for all to see. */
    static SnatchState left(SnatchState state, Seat seat, Kind kind) {
        return each(state, other -> !other.equals(seat), (other, known) -> known.left(seat, kind));
    }

    /** A card came from the pile to a hand; {@code knowers} have followed it. */
    static SnatchState drew(SnatchState state, Seat seat, Kind kind, TreeSet<Seat> knowers) {
        return each(
                state,
                other -> !other.equals(seat) && knowers.contains(other),
                (other, known) -> known.cameTo(seat, kind));
    }

    /** A card was pulled from one hand to another; only these two saw it. */
    static SnatchState pulled(SnatchState state, Seat from, Seat to, Kind kind) {
        return each(state, other -> true, (other, known) -> {
            if (other.equals(from)) {
                return known.cameTo(to, kind);
            }
            return other.equals(to) ? known.left(from, kind) : known.wentUnseen(from, to);
        });
    }

    /** Two seats swapped hands: each knows now what the other has, and no longer needs claims about what has come to it. */
    static SnatchState swapped(SnatchState before, Seat one, Seat other) {
        return each(before, seat -> true, (seat, known) -> {
            if (!seat.equals(one) && !seat.equals(other)) {
                return known.swapped(one, other);
            }
            Seat partner = seat.equals(one) ? other : one;
            return Array.ofAll(before.hand(seat).map(Kind::of))
                    .foldLeft(
                            Array.ofAll(before.hand(partner).map(Kind::of))
                                    .foldLeft(known, (left, kind) -> left.left(partner, kind)),
                            (learned, kind) -> learned.cameTo(partner, kind));
        });
    }

    private static SnatchState each(
            SnatchState state,
            Predicate<Seat> concerned,
            BiFunction<Seat, Whereabouts<Kind, Seat>, Whereabouts<Kind, Seat>> learning) {
        return state.known(state.known()
                .zipWithIndex((known, index) ->
                        concerned.test(Seat.of(index)) ? learning.apply(Seat.of(index), known) : known));
    }
}
