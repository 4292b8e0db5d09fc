package dev.croupier.benchmarks;

import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
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
 * What does a list of legal actions cost on a full table?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar PokemonPositionBenchmark -prof gc}
 *
 * <p>The positions come from random games over the 25 pairs of starter decks: 1,024 in the middle of a turn, with five Pokémon on either Bench
 * and twelve cards or more in either hand. One operation is one of them: in {@code oneStep} the list and the step of one of its actions, in the
 * others the list alone.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class PokemonPositionBenchmark {
    private static final int POSITIONS = 1_024;
    private static final int FULL_BENCH = 5;
    private static final int FULL_HAND = 12;

    private final Array<Pokemon> games = PokemonPairs.all();
    private final List<Position> positions = new ArrayList<>();
    private final Seeded randomness = Randomness.seeded(3);
    private long random = 20_261_130L;

    /** A state and the game that it comes from. */
    private record Position(Pokemon game, PokemonState state) {}

    /** Plays until there are enough positions. */
    @Setup
    public void positions() {
        for (int deal = 0; positions.size() < POSITIONS; deal++) {
            Pokemon game = games.get(deal % games.size());
            Step<PokemonState, PokemonEvent> step = game.start(Seeded.ofIndexed(11L, deal));
            IndexedSeq<PokemonAction> legal = game.legalActions(step.state());
            while (!legal.isEmpty()) {
                if (isFull(step.state(), legal) && positions.size() < POSITIONS) {
                    positions.add(new Position(game, step.state()));
                }
                step = game.applyUnchecked(step.state(), legal.get(chosen(legal.size())), step.randomness());
                legal = game.legalActions(step.state());
            }
        }
    }

    private static boolean isFull(PokemonState state, IndexedSeq<PokemonAction> legal) {
        return legal.last() instanceof PokemonAction.EndTurn
                && state.sides()
                        .forAll(side ->
                                side.bench().size() >= FULL_BENCH && side.hand().size() >= FULL_HAND);
    }

    /** What is legal. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void legalActions(Blackhole hole) {
        for (Position position : positions) {
            hole.consume(position.game().legalActions(position.state()));
        }
    }

    /** The same by definition: the reference. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void legalByRules(Blackhole hole) {
        for (Position position : positions) {
            hole.consume(position.game()
                    .legalByRules(position.state(), position.state().turn().seat()));
        }
    }

    /** What is legal, and one action of it. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void oneStep(Blackhole hole) {
        for (Position position : positions) {
            IndexedSeq<PokemonAction> legal = position.game().legalActions(position.state());
            hole.consume(position.game().applyUnchecked(position.state(), legal.get(chosen(legal.size())), randomness));
        }
    }

    private int chosen(int size) {
        random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        return (int) ((random >>> 33) * size >>> 31);
    }
}
