package dev.croupier.pokemon.table;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Concealed;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;

/**
 * What the players have put down face down before the game starts. Nobody sees anything of another's before both have finished (PKM-SETUP-6).
 *
 * @param sides by seat
 */
public record Placements(Array<Placement> sides) implements Concealed {
    /** Where they are kept during the set-up. */
    public static final Slot<Placements> SLOT = Slot.of("placements", Placements.class);
    /** Where the extra cards are kept that a player is asked about. */
    public static final Slot<Picked> EXTRA = Slot.of("extra", Picked.class);

    /**
     * One player's.
     *
     * @param active the card in the Active Spot; −1 where none is yet, or where the observer may not see it
     * @param bench the cards on the Bench
     * @param isReady whether the player has finished
     * @param extra how many extra cards the player may draw afterwards; while hands are drawn, how many mulligans the player took
     */
    public record Placement(int active, CardSet bench, boolean isReady, int extra) {
        /** Nothing yet, or nothing to be seen. */
        public static final int NONE = -1;

        static Placement nothing() {
            return new Placement(NONE, CardSet.empty(), false, 0);
        }

        /** The same with another number of extra cards. */
        public Placement withExtra(int cards) {
            return new Placement(active, bench, isReady, cards);
        }

        public CardSet cards() {
            return active == NONE ? bench : bench.with(active);
        }
    }

    public static Placements none(int seats) {
        return new Placements(Array.fill(seats, Placement::nothing));
    }

    public Placement of(Seat seat) {
        return sides.get(seat.index());
    }

    public Placements with(Seat seat, Placement placement) {
        return new Placements(sides.update(seat.index(), placement));
    }

    @Override
    public Placements seenBy(Observer observer) {
        return new Placements(sides.zipWithIndex((placement, seat) -> observer.sees(Seat.of(seat))
                ? placement
                : new Placement(Placement.NONE, CardSet.empty(), placement.isReady(), placement.extra())));
    }
}
