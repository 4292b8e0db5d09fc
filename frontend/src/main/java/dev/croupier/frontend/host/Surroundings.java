package dev.croupier.frontend.host;

import java.util.concurrent.Executor;
import java.util.function.BiConsumer;

/**
 * What tables share.
 *
 * @param times the clock
 * @param workers on which bots think
 * @param faults told of bots that fail: the table and why
 */
public record Surroundings(Times times, Executor workers, BiConsumer<String, RuntimeException> faults) {}
