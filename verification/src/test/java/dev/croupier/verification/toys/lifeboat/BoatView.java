package dev.croupier.verification.toys.lifeboat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What an observer sees of a boat.
 *
 * @param strength by seat, where it may be seen
 * @param open the rest of the state; its strengths are blank
 */
public record BoatView(Array<Option<Integer>> strength, BoatState open) {

    static BoatView of(BoatState state, Observer observer) {
        return new BoatView(
                state.strength().zipWithIndex((value, seat) -> Option.when(observer.sees(Seat.of(seat)), value)),
                state.with(Array.empty()));
    }

    BoatState sample(Chance chance) {
        return open.with(strength.map(known -> known.getOrElse(() -> 1 + chance.below(Lifeboat.STRONGEST))));
    }
}
