package dev.croupier.benchmarks;

import dev.croupier.pokemon.damage.Calculation;
import dev.croupier.pokemon.damage.Change;
import dev.croupier.pokemon.damage.Damage;
import dev.croupier.pokemon.damage.Trace;
import dev.croupier.pokemon.energy.EnergyPayment;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Types;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does the damage of one attack take without and with modifiers and with a trace, and whether Energy pays a cost?
 *
 * <p>Command: {@code java -jar benchmarks/target/benchmarks.jar PokemonDamageBenchmark -prof gc}
 *
 * <p>Each operation takes the next of 8,192 inputs, so that branches are not learned by heart. Eight modifiers are three on the attacker's
 * side, a Weakness, a Resistance and three on the defender's side.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PokemonDamageBenchmark {
    private static final int INPUTS = 8_192;
    private static final EnergyType[] COLOURS = {EnergyType.FIRE, EnergyType.WATER, EnergyType.PSYCHIC};

    private final SplittableRandom random = new SplittableRandom(20_240_229L);
    private final Calculation[] plain = new Calculation[INPUTS];
    private final Calculation[] modified = new Calculation[INPUTS];
    private final Cost[] costs = new Cost[INPUTS];
    private final int[][] basic = new int[INPUTS][];
    private final int[][] mixed = new int[INPUTS][];
    private int next;

    /** Draws the inputs, always the same. */
    public PokemonDamageBenchmark() {
        for (int i = 0; i < INPUTS; i++) {
            EnergyType type = colour();
            plain[i] = Calculation.of(10 * (1 + random.nextInt(30)), Types.of(type));
            modified[i] = plain[i].withAttackerSide(changes(3))
                    .withWeaknesses(Array.of(Affinity.times(type, 2)))
                    .withResistances(Array.of(Affinity.minus(type, 30)))
                    .withDefenderSide(changes(3));
            costs[i] = Cost.of(colour(), colour(), EnergyType.COLORLESS);
            basic[i] = new int[] {colour().bit(), colour().bit(), colour().bit(), colour().bit()};
            mixed[i] = new int[] {two(), two(), two(), colour().bit()};
        }
    }

    private EnergyType colour() {
        return COLOURS[random.nextInt(COLOURS.length)];
    }

    private int two() {
        return colour().bit() | colour().bit();
    }

    private Array<Change> changes(int count) {
        return Array.fill(count, () -> new Change("change", 10 * (random.nextInt(9) - 4)));
    }

    /** The damage of an attack that nothing changes. */
    @Benchmark
    public int withoutModifiers() {
        Calculation of = plain[next++ & INPUTS - 1];
        return Damage.of(
                of.base(), of.attacker(), 0, of.weaknesses(), of.resistances(), of.benched(), of.ignored(), 0, false);
    }

    /** The damage with eight modifiers, which are summed on the way. */
    @Benchmark
    public int eightModifiers() {
        return modified[next++ & INPUTS - 1].damage();
    }

    /** The damage with eight modifiers, and how it came about. */
    @Benchmark
    public Trace eightModifiersTraced() {
        return modified[next++ & INPUTS - 1].trace();
    }

    /** Whether four Basic Energy pay two coloured symbols and a Colorless one. */
    @Benchmark
    public boolean basicEnergyPays() {
        int i = next++ & INPUTS - 1;
        return EnergyPayment.pays(basic[i], basic[i].length, costs[i]);
    }

    /** The same where most units count as one of two types. */
    @Benchmark
    public boolean energyOfTwoTypesPays() {
        int i = next++ & INPUTS - 1;
        return EnergyPayment.pays(mixed[i], mixed[i].length, costs[i]);
    }
}
