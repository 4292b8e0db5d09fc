package dev.croupier.benchmarks;

import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
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
    private static final int DEALS = 8_192;

    /** The preset that is played. */
    @Param({"standard", "oklahoma", "straight", "mahjong"})
    public String preset = "standard";

    private GinRummy game = GinRummy.hand(GinRules.standard());
    private long deal;
    private long random = 20_261_130L;

    /** Takes the preset's rules. */
    @Setup
    public void rules() {
        game = GinRummy.hand(GinRules.preset(preset).get());
    }

    /** The contract of search and simulation: {@code legalActions}, then {@code applyUnchecked}. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public void unchecked(Blackhole hole) {
        int left = DECISIONS;
        Step<GinState, GinEvent> step = opening();
        while (left > 0) {
            IndexedSeq<GinAction> legal = game.legalActions(step.state());
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
        Step<GinState, GinEvent> step = opening();
        while (left > 0) {
            IndexedSeq<GinAction> legal = game.legalActions(step.state());
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

    private Step<GinState, GinEvent> opening() {
        Randomness seeded = Seeded.ofIndexed(7L, deal++ & DEALS - 1);
        return game.start(seeded);
    }

    private int chosen(int size) {
        random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        return (int) ((random >>> 33) * size >>> 31);
    }
}
