package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;
import io.vavr.control.Option;

/**
 * The Prize cards that each player has left in a game, the real cards, whatever the penalties (PKM-T31).
 *
 * @param first of seat 0
 * @param second of seat 1
 */
public record PrizesLeft(int first, int second) {

    /** Equally many. */
    public static PrizesLeft each(int prizes) {
        return new PrizesLeft(prizes, prizes);
    }

    /** Those of that seat. */
    public int of(Seat seat) {
        return seat.index() == 0 ? first : second;
    }

    /** Who has fewer left; none when they are even (PKM-MATCH-4). */
    public Option<Seat> ahead() {
        return first == second ? Option.none() : Option.some(Seat.of(first < second ? 0 : 1));
    }

    /** Whether nobody has more than so many, or fewer than none. */
    boolean isWithin(int most) {
        return Math.min(first, second) >= 0 && Math.max(first, second) <= most;
    }

    @Override
    public String toString() {
        return first + " " + second;
    }
}
