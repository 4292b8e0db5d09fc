package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Message;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.verification.toys.ToyMessage;
import io.vavr.collection.Array;

/** How the game ends. */
final class Endings {
    private static final ToyMessage NO_CARD = new ToyMessage("tavern.no-card", "somebody has no card to play");
    private static final ToyMessage ALONE = new ToyMessage("tavern.alone", "seat {0} is the last at the table");

    private Endings() {}

    /** Most coins win, among those who are still there. */
    static TavernState byCoins(TavernState state) {
        Array<Seat> seated = state.seatedFrom(Seat.of(0));
        int most = seated.map(state::coins).max().get();
        return ended(state, seated.filter(seat -> state.coins(seat) == most), NO_CARD.with());
    }

    static TavernState wonBy(TavernState state, Seat last) {
        return ended(state, Array.of(last), ALONE.with(last));
    }

    private static TavernState ended(TavernState state, Array<Seat> winners, Message reason) {
        Array<Seat> seats = Array.range(0, state.hands().size()).map(Seat::of);
        return state.endedBy(new Outcome(
                seats.map(seat -> winners.contains(seat) ? 1 : 2),
                seats.map(seat -> winners.contains(seat) ? 1.0 : -1.0),
                reason));
    }
}
