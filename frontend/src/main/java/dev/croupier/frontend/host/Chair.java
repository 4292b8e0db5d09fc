package dev.croupier.frontend.host;

import dev.croupier.core.Seat;
import io.vavr.control.Option;

/**
 * A place at a table.
 *
 * @param seat whose place
 * @param who {@link #HUMAN}, or the name of the bot that sits there, as {@code GameModule.bots} has it
 * @param called the name that the seat has of its own, such as the boss of a raid
 * @param key lets in whoever plays there; none where a bot does
 */
public record Chair(Seat seat, String who, Option<String> called, Option<TokenHash> key) {
    /** Who sits where somebody plays. */
    public static final String HUMAN = "human";

    /** Whether somebody plays there, not a bot. */
    public boolean isHuman() {
        return who.equals(HUMAN);
    }
}
