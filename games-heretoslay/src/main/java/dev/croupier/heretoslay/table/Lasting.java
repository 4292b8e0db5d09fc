package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;

/**
 * Something that holds for a player for a while (HTS-TRN-08).
 *
 * @param seat for whom
 * @param passive what
 * @param until when it ends
 * @param source the card that made it so
 */
public record Lasting(Seat seat, Passive passive, Until until, Card source) {

    /** When something ends. */
    public enum Until {
        /** With the turn in which it began. */
        END_OF_TURN,
        /** When the player's next turn begins. */
        START_OF_NEXT_TURN
    }
}
