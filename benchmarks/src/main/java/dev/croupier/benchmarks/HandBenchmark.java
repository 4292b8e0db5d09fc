package dev.croupier.benchmarks;

import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
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
 * How many decisions a second does random play of whole hands take through the public {@code Game} interface, on immutable states?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar HandBenchmark -prof gc}
 *
 * <p>One operation is one decision with two or more legal actions: the list of legal actions (its size and one element are read), and the
 * step that the chosen one leads to, its events and draws consumed. Decisions with a single legal action are made too, but not counted.
 * Deals go through 8,192 seeds, so that hardly two are alike.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class HandBenchmark {
    private static final int DECISIONS = 10_000;

    /** The preset that is played. */
    @Param({"standard", "oklahoma", "straight", "mahjong"})
    public String preset = "standard";

    private RandomPlay<GinState, GinAction, GinEvent, GinView> play =
            new RandomPlay<>(GinRummy.hand(GinRules.standard()));

    /** Takes the preset's rules. */
    @Setup
    public void rules() {
        play = new RandomPlay<>(GinRummy.hand(GinRules.preset(preset).get()));
    }

    /** The contract of search and simulation: {@code legalActions}, then {@code applyUnchecked}. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public void unchecked(Blackhole hole) {
        play.unchecked(DECISIONS, hole);
    }

    /** What comes from outside: {@code legalActions}, then the checked {@code apply}. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public void checked(Blackhole hole) {
        play.checked(DECISIONS, hole);
    }
}
