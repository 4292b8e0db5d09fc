package dev.croupier.benchmarks;

import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.raid.Raid;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.damage.RaidDamage;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
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
 * How many decisions, and how many raids, a second does random play of three players take?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar RaidBenchmark -prof gc}
 *
 * <p>The five bosses that come along take turns, each with the starter decks by three; the boss plays itself, at medium difficulty under the house rules. One
 * operation of {@code unchecked} and {@code checked} is one decision of a player with two or more legal actions; what the boss does between them is part of it.
 * One operation of {@code raids} is a whole raid, one of {@code bossTurn} a turn of the boss with its checkups in the second round, one of {@code damage} what the damage of
 * three players comes to.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 20, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class RaidBenchmark {
    private static final int DECISIONS = 10_000;
    private static final int RAIDS = 25;
    private static final int PLAYERS = 3;
    private static final int TURN = 3;

    private final RandomPlay<PokemonState, PokemonAction, PokemonEvent, PokemonView> play = RandomPlay.shared(raids());
    private final Array<Ending> endings = raids().zipWithIndex(RaidBenchmark::ending);
    private int damage;
    private int ending;

    /** A player who is the last to end the turn. */
    private record Ending(Pokemon raid, Step<PokemonState, PokemonEvent> step, PokemonAction last) {}

    /** Some rounds into a raid in which nobody does anything but what has to be done. */
    private static Ending ending(Pokemon raid, int seed) {
        Step<PokemonState, PokemonEvent> step = raid.start(Randomness.seeded(seed));
        while (true) {
            PokemonState state = step.state();
            IndexedSeq<PokemonAction> legal = raid.legalActions(state);
            if (legal.isEmpty()) {
                return ending(raid, seed + 1_000); // the boss has won by then
            }
            PokemonAction next =
                    legal.find(PokemonAction.EndTurn.class::isInstance).getOrElse(legal::head);
            boolean isLast = legal.count(PokemonAction.EndTurn.class::isInstance) == 1;
            if (isLast && state.turn().number() >= TURN) {
                return new Ending(raid, step, next);
            }
            step = raid.applyUnchecked(state, next, step.randomness());
        }
    }

    private static Array<Pokemon> raids() {
        Array<Array<Card>> decks = StarterDeck.all().map(deck -> deck.cards().get());
        return Bosses.all()
                .flatMap(boss -> Array.range(0, decks.size())
                        .map(first -> Raid.of(
                                RaidRules.house(),
                                Array.range(0, PLAYERS).map(player -> decks.get((first + player) % decks.size())),
                                boss.boss())));
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

    /** Whole raids, to their end. */
    @Benchmark
    @OperationsPerInvocation(RAIDS)
    public void raids(Blackhole hole) {
        for (int i = 0; i < RAIDS; i++) {
            play.game(hole);
        }
    }

    /** From the last player's end of the turn to the next decision of a player: a checkup, the turn of the boss, another checkup, the draws. */
    @Benchmark
    public void bossTurn(Blackhole hole) {
        ending = ending + 1 < endings.size() ? ending + 1 : 0;
        Ending last = endings.get(ending);
        hole.consume(last.raid()
                .applyUnchecked(last.step().state(), last.last(), last.step().randomness()));
    }

    /** What the damage of a round comes to. */
    @Benchmark
    public int damage() {
        damage = damage + 10 & 1023;
        return RaidDamage.cards(510 + damage / 10 * 10, PLAYERS);
    }
}
