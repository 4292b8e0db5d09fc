package dev.croupier.benchmarks;

import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.IndexedSeq;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * How many decisions, and how many games, a second does random play of Here to Slay take through the public {@code Game} interface, on
 * immutable states?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar HereToSlayBenchmark -prof gc}
 *
 * <p>One operation of {@code unchecked} and {@code checked} is one decision with two or more legal actions: the list of legal actions, and the
 * step that the chosen one leads to, its events and draws consumed. Decisions with a single legal action, above all passes of players without
 * a Modifier or Challenge, are made too, each through the same interface, but not counted. One operation of {@code games} is a whole game.
 * Games go through 8,192 seeds.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 8, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class HereToSlayBenchmark {
    private static final int DECISIONS = 10_000;
    private static final int GAMES = 10;
    private static final int SEEDS = 8_192;

    /** How many players. */
    @Param({"2", "4", "6"})
    public int seats = 4;

    private HereToSlay game = HereToSlay.of(HtsRules.seed());
    private long deal;
    private long random = 20_261_130L;

    /** Takes the rules for so many players. */
    @Setup
    public void rules() {
        game = HereToSlay.of(HtsRules.seed().withSeats(seats));
    }

    /** The contract of search and simulation: {@code legalActions}, then {@code applyUnchecked}. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public void unchecked(Blackhole hole) {
        int left = DECISIONS;
        Step<HtsState, HtsEvent> step = opening();
        while (left > 0) {
            IndexedSeq<HtsAction> legal = game.legalActions(step.state());
            if (legal.isEmpty()) {
                step = opening();
                continue;
            }
            left -= legal.size() > 1 ? 1 : 0;
            step = game.applyUnchecked(step.state(), legal.get(chosen(legal.size())), step.randomness());
            hole.consume(step.events());
            hole.consume(step.draws());
        }
    }

    /** What comes from outside: {@code legalActions}, then the checked {@code apply}. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public void checked(Blackhole hole) {
        int left = DECISIONS;
        Step<HtsState, HtsEvent> step = opening();
        while (left > 0) {
            IndexedSeq<HtsAction> legal = game.legalActions(step.state());
            if (legal.isEmpty()) {
                step = opening();
                continue;
            }
            left -= legal.size() > 1 ? 1 : 0;
            step = game.apply(step.state(), legal.get(chosen(legal.size())), step.randomness())
                    .get();
            hole.consume(step.events());
            hole.consume(step.draws());
        }
    }

    /** Whole games, to their end. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public void games(Blackhole hole) {
        for (int i = 0; i < GAMES; i++) {
            Step<HtsState, HtsEvent> step = opening();
            IndexedSeq<HtsAction> legal = game.legalActions(step.state());
            while (!legal.isEmpty()) {
                step = game.applyUnchecked(step.state(), legal.get(chosen(legal.size())), step.randomness());
                legal = game.legalActions(step.state());
            }
            hole.consume(step.state());
        }
    }

    private Step<HtsState, HtsEvent> opening() {
        Randomness seeded = Seeded.ofIndexed(7L, deal++ & SEEDS - 1);
        return game.start(seeded);
    }

    private int chosen(int size) {
        random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        return (int) ((random >>> 33) * size >>> 31);
    }
}
