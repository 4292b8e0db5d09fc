package dev.croupier.benchmarks;

import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * How many decisions, and how many games, a second does random play of the Pokémon TCG take through the public {@code Game} interface, on
 * immutable states?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar PokemonBenchmark -prof gc}
 *
 * <p>The games rotate the 25 ordered pairs of the five starter decks, and go through 8,192 seeds. One operation of {@code unchecked} and
 * {@code checked} is one decision with two or more legal actions: the list of legal actions, and the step that the chosen one leads to, its
 * events and draws consumed. Decisions with a single legal action are made too, but not counted. One operation of {@code games} is a whole
 * game, from the shuffling to its end. The code is large: the compiler takes more than half a minute to know it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 20, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class PokemonBenchmark {
    private static final int DECISIONS = 10_000;
    private static final int GAMES = 25;

    private final RandomPlay<PokemonState, PokemonAction, PokemonEvent, PokemonView> play =
            new RandomPlay<>(PokemonPairs.all());

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

    /** Whole games, to their end. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public void games(Blackhole hole) {
        for (int i = 0; i < GAMES; i++) {
            play.game(hole);
        }
    }
}
