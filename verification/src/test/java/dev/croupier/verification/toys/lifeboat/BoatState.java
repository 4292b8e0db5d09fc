package dev.croupier.verification.toys.lifeboat;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A boat at sea.
 *
 * @param strength by seat, known to that seat alone
 * @param rested by seat, whether it may still act in this round
 * @param water how high it stands
 * @param way how far it is to the shore
 * @param outcome how it ended
 */
public record BoatState(Array<Integer> strength, Array<Boolean> rested, int water, int way, Option<Outcome> outcome) {

    BoatState tired(Seat seat, int lessWater, int lessWay) {
        return new BoatState(
                strength,
                rested.update(seat.index(), false),
                Math.max(0, water - lessWater),
                Math.max(0, way - lessWay),
                outcome);
    }

    BoatState flooded(int more) {
        return new BoatState(strength, rested.map(tired -> true), water + more, way, outcome);
    }

    BoatState endedBy(Outcome ending) {
        return new BoatState(strength, rested, water, way, Option.some(ending));
    }

    /** The same boat with strengths that only the observer of a view knows. */
    BoatState with(Array<Integer> others) {
        return new BoatState(others, rested, water, way, outcome);
    }
}
