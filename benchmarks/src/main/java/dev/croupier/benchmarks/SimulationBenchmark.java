package dev.croupier.benchmarks;

import dev.croupier.core.play.Simulation;
import dev.croupier.core.play.SimulationReport;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.rules.GinRules;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How does a simulation of random hands scale over the cores?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar SimulationBenchmark -prof gc}
 *
 * <p>One operation is one hand, some 115 decisions. The results are the same for any number of threads.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class SimulationBenchmark {
    private static final int GAMES = 20_000;

    /** The number of threads. */
    @Param({"1", "2"})
    public int threads;

    private final GinRummy game = GinRummy.hand(GinRules.standard());

    /** Many hands between random bots. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public SimulationReport hands() {
        return Simulation.of(game).games(GAMES).seed(1).threads(threads).run();
    }
}
