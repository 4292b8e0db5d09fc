package dev.croupier.benchmarks;

import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does the deadwood of one hand take, and that of the best of eleven discards, against the plain search?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar DeadwoodBenchmark -prof gc}
 *
 * <p>Each operation takes the next of 8,192 hands, so that neither branches nor caches learn them by heart.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class DeadwoodBenchmark {
    private static final int HANDS = 8_192;

    private final Deadwood deadwood = Deadwood.of(AceRuns.LOW);
    private final PlainSearch plain = new PlainSearch();

    /** The kind of hand. */
    @Param
    public Hands hands;

    private long[] ten = new long[HANDS];
    private long[] eleven = new long[HANDS];
    private int next;

    /** Deals. */
    @Setup
    public void deal() {
        ten = hands.deal(HANDS, 10);
        eleven = hands.deal(HANDS, 11);
    }

    /** The least deadwood of ten cards. */
    @Benchmark
    public int minimumOfTen() {
        return deadwood.minimum(ten[next++ & HANDS - 1]);
    }

    /** The best of eleven discards and what it leaves. */
    @Benchmark
    public int bestOfElevenDiscards() {
        return deadwood.bestDiscard(eleven[next++ & HANDS - 1]);
    }

    /** All discards that allow a knock with ten points. */
    @Benchmark
    public long discardsWithinTen() {
        return deadwood.discardsWithin(eleven[next++ & HANDS - 1], 10, Deadwood.NO_CARD);
    }

    /** The reference: the least deadwood of ten cards by plain search. */
    @Benchmark
    public int plainMinimumOfTen() {
        return plain.minimum(ten[next++ & HANDS - 1]);
    }

    /** The reference: the best of eleven discards by plain search. */
    @Benchmark
    public int plainBestOfElevenDiscards() {
        return plain.afterBestDiscard(eleven[next++ & HANDS - 1]);
    }
}
