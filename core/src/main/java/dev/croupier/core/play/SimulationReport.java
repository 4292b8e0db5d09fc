package dev.croupier.core.play;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/**
 * What many games came to. Throughput is for whoever holds a clock: decisions by the time that {@link Simulation#run} took.
 *
 * @param games how many
 * @param decisions how many decisions were made in all
 * @param choices those among them with two legal actions or more
 * @param reasons how many games ended by each reason, by its message key
 * @param wins by seat, how many games it won, alone or with others
 * @param shared how many games have several winners
 * @param unwon how many games have none
 * @param utilities by seat, the sum over all games
 * @param counts by name, what was counted besides
 */
public record SimulationReport(
        long games,
        long decisions,
        long choices,
        TreeMap<String, Long> reasons,
        Array<Long> wins,
        long shared,
        long unwon,
        Array<Double> utilities,
        TreeMap<String, Long> counts) {}
