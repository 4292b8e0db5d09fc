package dev.croupier.benchmarks;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.IndexedSeq;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What does a window of Modifiers cost, and a list of legal actions at a full table of six?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar HereToSlayPositionBenchmark -prof gc}
 *
 * <p>The positions come from random games of six: 4,096 at which a player is asked for a Modifier, and 4,096 turns with at least 12 Heroes in
 * play. One operation is one of them: in {@code modifierWindow} the list and the step of one of its actions, in the others the list alone.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class HereToSlayPositionBenchmark {
    private static final int POSITIONS = 4_096;
    private static final int CROWDED = 12;

    private final HereToSlay game = HereToSlay.of(HtsRules.seed().withSeats(6));
    private final List<HtsState> windows = new ArrayList<>();
    private final List<HtsState> turns = new ArrayList<>();
    private final Seeded randomness = Randomness.seeded(3);
    private long random = 20_261_130L;

    /** Plays until there are enough positions of both kinds. */
    @Setup
    public void positions() {
        for (long deal = 0; windows.size() < POSITIONS || turns.size() < POSITIONS; deal++) {
            Step<HtsState, HtsEvent> step = game.start(Seeded.ofIndexed(11L, deal));
            IndexedSeq<HtsAction> legal = game.legalActions(step.state());
            while (!legal.isEmpty()) {
                keep(step.state());
                step = game.applyUnchecked(step.state(), legal.get(chosen(legal.size())), step.randomness());
                legal = game.legalActions(step.state());
            }
        }
    }

    private void keep(HtsState state) {
        String kind =
                game.turn(state).decision(game.turn(state).toAct().head()).get().kind();
        if (kind.equals("modifiers") && windows.size() < POSITIONS) {
            windows.add(state);
        }
        int heroes = state.players().map(player -> player.heroes().size()).sum().intValue();
        if (kind.equals("turn") && heroes >= CROWDED && turns.size() < POSITIONS) {
            turns.add(state);
        }
    }

    /** A player in a window: what is legal, and one action of it. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void modifierWindow(Blackhole hole) {
        for (HtsState state : windows) {
            IndexedSeq<HtsAction> legal = game.legalActions(state);
            hole.consume(game.applyUnchecked(state, legal.get(chosen(legal.size())), randomness));
        }
    }

    /** What is legal in a turn at a full table. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void legalActions(Blackhole hole) {
        for (HtsState state : turns) {
            hole.consume(game.legalActions(state));
        }
    }

    /** The same by definition: the reference. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void legalByRules(Blackhole hole) {
        for (HtsState state : turns) {
            Seat seat = state.turn().seat();
            hole.consume(game.legalByRules(state, seat));
        }
    }

    private int chosen(int size) {
        random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        return (int) ((random >>> 33) * size >>> 31);
    }
}
