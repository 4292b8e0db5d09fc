package dev.croupier.core.play;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/** The sums of a simulation while it runs. Games are added in the order of their numbers, so that sums of doubles come out the same. */
final class Tally {
    private final Array<String> names;
    private final long[] counts;
    private final long[] wins;
    private final double[] utilities;
    private TreeMap<String, Long> reasons = TreeMap.empty();
    private long games;
    private long decisions;
    private long choices;
    private long shared;
    private long unwon;

    Tally(int seats, Array<String> names) {
        this.names = names;
        this.counts = new long[names.size()];
        this.wins = new long[seats];
        this.utilities = new double[seats];
    }

    void add(Finished<?> finished) {
        Outcome outcome = finished.outcome();
        games++;
        decisions += finished.decisions();
        choices += finished.choices();
        reasons = reasons.put(outcome.reason().key().key(), 1L, Long::sum);
        int winners = 0;
        for (int seat = 0; seat < wins.length; seat++) {
            utilities[seat] += outcome.utility(Seat.of(seat));
            if (outcome.isWinner(Seat.of(seat))) {
                wins[seat]++;
                winners++;
            }
        }
        shared += winners > 1 ? 1 : 0;
        unwon += winners == 0 ? 1 : 0;
        for (int i = 0; i < counts.length; i++) {
            counts[i] += finished.counts().get(i);
        }
    }

    long games() {
        return games;
    }

    long decisions() {
        return decisions;
    }

    SimulationReport report() {
        TreeMap<String, Long> counted = TreeMap.empty();
        for (int i = 0; i < counts.length; i++) {
            counted = counted.put(names.get(i), counts[i]);
        }
        return new SimulationReport(
                games, decisions, choices, reasons, Array.ofAll(wins), shared, unwon, Array.ofAll(utilities), counted);
    }
}
