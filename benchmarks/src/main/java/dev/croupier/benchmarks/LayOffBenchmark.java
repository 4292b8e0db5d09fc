package dev.croupier.benchmarks;

import dev.croupier.core.odds.Probability;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.analysis.Odds;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does the defender's best answer to a knock take, and what do the odds of one and two draws cost?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar LayOffBenchmark -prof gc}
 *
 * <p>Knocker and defender have ten cards each from one deck, both rich in melds; the knocker lays its best arrangement.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class LayOffBenchmark {
    private static final int HANDS = 4_096;

    private final long[] defenders = new long[HANDS];
    private Array<Array<Meld>> tables = Array.empty();
    private int next;

    /** Deals. */
    @Setup
    public void deal() {
        SplittableRandom random = new SplittableRandom(1_909L);
        tables = Array.fill(HANDS, () -> Array.empty());
        for (int i = 0; i < HANDS; i++) {
            long knocker = Hands.MELD_RICH.deal(random, 10);
            long defender = Hands.MELD_RICH.deal(random, 10);
            while ((knocker & defender) != 0) {
                defender = Hands.MELD_RICH.deal(random, 10);
            }
            defenders[i] = defender;
            tables = tables.update(i, Arrangements.best(knocker, AceRuns.LOW).melds());
        }
    }

    /** The joint optimum, in points. */
    @Benchmark
    public int layOffMinimum() {
        int i = next++ & HANDS - 1;
        return LayOffs.minimum(tables.get(i), defenders[i], AceRuns.LOW);
    }

    /** The joint optimum with melds and lay-offs. */
    @Benchmark
    public LayOffs layOffOptimal() {
        int i = next++ & HANDS - 1;
        return LayOffs.optimal(tables.get(i), defenders[i], AceRuns.LOW);
    }

    /** The distribution of the deadwood after the next draw. */
    @Benchmark
    public Odds oddsOfNextDraw() {
        long hand = defenders[next++ & HANDS - 1];
        return Odds.ofNextDraw(hand, Cards.DECK ^ hand, AceRuns.LOW);
    }

    /** The chance to be able to knock within two draws. */
    @Benchmark
    public Probability oddsOfTwoDraws() {
        long hand = defenders[next++ & HANDS - 1];
        return Odds.withinTwoDraws(hand, Cards.DECK ^ hand, 10, AceRuns.LOW);
    }
}
