package dev.croupier.core;

import io.vavr.collection.Array;

/**
 * How a game ended, for every seat.
 *
 * @param ranks by seat; 1 is won, so several seats may have won (a team, a tie) or none (all lose); equal ranks are ties
 * @param utilities by seat, what the ending is worth to it, usually within −1…1; a better rank never has a lower utility
 * @param reason why the game ended
 */
public record Outcome(Array<Integer> ranks, Array<Double> utilities, Message reason) {

    public Outcome {
        if (ranks.size() != utilities.size()) {
            throw new IllegalArgumentException(
                    "a rank and a utility for each seat, not " + ranks.size() + " and " + utilities.size());
        }
    }

    /** One seat won, with utility 1; the others lost, with utility −1. */
    public static Outcome wonBy(Seat winner, int seats, Message reason) {
        return new Outcome(
                Array.range(0, seats).map(seat -> seat == winner.index() ? 1 : 2),
                Array.range(0, seats).map(seat -> seat == winner.index() ? 1.0 : -1.0),
                reason);
    }

    /** Every seat won together. */
    public static Outcome allWin(int seats, Message reason) {
        return new Outcome(Array.fill(seats, () -> 1), Array.fill(seats, () -> 1.0), reason);
    }

    /** Every seat lost together. */
    public static Outcome allLose(int seats, Message reason) {
        return new Outcome(Array.fill(seats, () -> 2), Array.fill(seats, () -> -1.0), reason);
    }

    /** The seats share the result: nobody won more than another, utility 0. */
    public static Outcome tie(int seats, Message reason) {
        return new Outcome(Array.fill(seats, () -> 1), Array.fill(seats, () -> 0.0), reason);
    }

    /** Nobody wins: utility 0 and no rank 1. */
    public static Outcome nobodyWins(int seats, Message reason) {
        return new Outcome(Array.fill(seats, () -> 2), Array.fill(seats, () -> 0.0), reason);
    }

    /** The game reached its greatest number of decisions; nobody wins. */
    public static Outcome capped(int seats) {
        return nobodyWins(seats, CoreMessage.CAPPED.with());
    }

    public boolean isCapped() {
        return reason.key() == CoreMessage.CAPPED;
    }

    public boolean isWinner(Seat seat) {
        return ranks.get(seat.index()) == 1;
    }

    public double utility(Seat seat) {
        return utilities.get(seat.index());
    }

    /** The winning seats in seat order; empty when all lose. */
    public Array<Seat> winners() {
        return Array.range(0, ranks.size()).map(Seat::of).filter(this::isWinner);
    }
}
