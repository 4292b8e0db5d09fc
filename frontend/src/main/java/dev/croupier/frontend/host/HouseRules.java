package dev.croupier.frontend.host;

import io.vavr.control.Option;
import java.time.Duration;

/**
 * How a table is kept, besides the rules of its game.
 *
 * @param timeLimit how long somebody may think about a decision
 * @param botPause how long a bot waits before each of its decisions, so that people can follow; the same for all, because it would tell of
 *     hidden cards if it depended on what there is to decide
 * @param undo whether moves may be taken back where all agree
 * @param open whether anybody may look on
 */
public record HouseRules(Option<Duration> timeLimit, Duration botPause, boolean undo, boolean open) {

    /** Rules by which bots answer at once. */
    public HouseRules(Option<Duration> timeLimit, boolean undo, boolean open) {
        this(timeLimit, Duration.ZERO, undo, open);
    }
}
