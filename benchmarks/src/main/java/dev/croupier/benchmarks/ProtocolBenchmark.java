package dev.croupier.benchmarks;

import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.protocol.Content;
import dev.croupier.protocol.GameProtocol;
import dev.croupier.protocol.Limits;
import io.vavr.collection.IndexedSeq;
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
 * What does it cost to say what a player sees, what it may do, and to read that again?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar ProtocolBenchmark -prof gc}
 *
 * <p>The positions are 256 of random games of the first two starter decks, from the thirtieth decision of a game on; one operation is one
 * of them, whose view and legal actions are made beforehand.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class ProtocolBenchmark {
    private static final int POSITIONS = 256;
    private static final int OPENING = 30;

    private final Pokemon game = PokemonPairs.all().get(1);
    private final GameProtocol<PokemonAction, PokemonEvent, PokemonView, PokemonRules> protocol =
            GameProtocol.of(game, PokemonVocabulary.of(game));
    private final Seeded randomness = Randomness.seeded(3);

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of what has parameters
    private final Content.View<PokemonView>[] views = new Content.View[POSITIONS];

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of what has parameters
    private final Content.LegalActions<PokemonAction>[] actions = new Content.LegalActions[POSITIONS];

    private final byte[][] json = new byte[POSITIONS][];
    private int at;

    /** Plays until there are enough positions, and says how large they are. */
    @Setup
    public void positions() {
        long bytes = 0;
        int found = 0;
        for (int deal = 0; found < POSITIONS; deal++) {
            Step<PokemonState, PokemonEvent> step = game.start(Seeded.ofIndexed(11L, deal));
            IndexedSeq<PokemonAction> legal = game.legalActions(step.state());
            var chance = randomness.open();
            for (int decision = 0; !legal.isEmpty() && found < POSITIONS; decision++) {
                if (decision >= OPENING && decision % 7 == 0) {
                    var seat = legal.head().seat();
                    views[found] = new Content.View<>(game.view(step.state(), seat));
                    actions[found] = protocol.offered(seat, game.legalActions(step.state(), seat));
                    json[found] = protocol.view().bytes(views[found]);
                    bytes += json[found++].length;
                }
                step = game.applyUnchecked(step.state(), legal.get(chance.below(legal.size())), step.randomness());
                legal = game.legalActions(step.state());
            }
        }
        System.out.println("a view has " + bytes / POSITIONS + " bytes on average");
    }

    private int next() {
        at = (at + 1) % POSITIONS;
        return at;
    }

    /** Writes a view. */
    @Benchmark
    public byte[] writeView() {
        return protocol.view().bytes(views[next()]);
    }

    /** Reads a view and checks all of it. */
    @Benchmark
    public Object readView() {
        return protocol.view().read(json[next()], Limits.usual());
    }

    /** Writes what is legal. */
    @Benchmark
    public byte[] writeLegalActions() {
        return protocol.legalActions().bytes(actions[next()]);
    }
}
