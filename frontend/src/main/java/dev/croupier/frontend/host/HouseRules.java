package dev.croupier.frontend.host;

import io.vavr.control.Option;
import java.time.Duration;

/**
 * How a table is kept, besides the rules of its game.
 *
 * @param timeLimit how long somebody may think about a decision
 * @param undo whether moves may be taken back where all agree
 * @param open whether anybody may look on
 */
public record HouseRules(Option<Duration> timeLimit, boolean undo, boolean open) {}
