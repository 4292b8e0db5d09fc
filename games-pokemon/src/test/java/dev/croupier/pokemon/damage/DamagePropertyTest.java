package dev.croupier.pokemon.damage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Types;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DamagePropertyTest {
    private static final int FEW_TYPES = 4;
    private static final Option<String> NONE = Option.none();

    /** The rulebook as a table: a row is what it is called, what it does to a number, and whether calculation ends below one after it. */
    private record Row(String name, Function<Integer, Integer> change, boolean ends) {}

    private static List<Row> rulebook(Calculation of) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row("base", nothing -> of.base(), true));
        rows.add(new Row("attacker", number -> number + total(of.attackerSide()), true));
        for (EnergyType type : EnergyType.values()) {
            if (of.attacker().contains(type) && !of.benched() && !of.ignored().weakness()) {
                of.weaknesses()
                        .filter(weakness -> weakness.type() == type)
                        .forEach(weakness -> rows.add(
                                new Row("times", number -> number * weakness.times() + weakness.plus(), false)));
            }
        }
        for (EnergyType type : EnergyType.values()) {
            if (of.attacker().contains(type) && !of.benched() && !of.ignored().resistance()) {
                of.resistances()
                        .filter(resistance -> resistance.type() == type)
                        .forEach(resistance -> rows.add(new Row("minus", number -> number + resistance.plus(), false)));
            }
        }
        rows.add(new Row("weakness and resistance", number -> number, true));
        if (!of.ignored().defenderEffects()) {
            rows.add(new Row("defender", number -> number + total(of.defenderSide()), true));
            rows.add(new Row("prevention", number -> of.prevention().isDefined() ? 0 : number, true));
        }
        return rows;
    }

    private static int total(Array<Change> changes) {
        return changes.map(Change::amount).sum().intValue();
    }

    private static int byTheRulebook(Calculation calculation) {
        int number = 0;
        for (Row row : rulebook(calculation)) {
            number = row.change().apply(number);
            if (row.ends() && number <= 0) {
                return 0;
            }
        }
        return number;
    }

    private static Arbitrary<Integer> tens(int least, int most) {
        return Arbitraries.integers().between(least, most).map(ten -> 10 * ten);
    }

    private static Arbitrary<Array<Change>> changes() {
        return tens(-6, 6)
                .map(amount -> new Change("change by " + amount, amount))
                .list()
                .ofMaxSize(4)
                .map(Array::ofAll);
    }

    private static Arbitrary<EnergyType> type() {
        return Arbitraries.of(EnergyType.values()).filter(type -> type.ordinal() < FEW_TYPES);
    }

    private static Arbitrary<Array<Affinity>> weaknesses() {
        return Combinators.combine(type(), Arbitraries.of(1, 2, 2, 3), Arbitraries.of(0, 0, 10, 40))
                .as(Affinity::new)
                .list()
                .uniqueElements(Affinity::type)
                .ofMaxSize(2)
                .map(all -> Array.ofAll(all).sortBy(Affinity::type));
    }

    private static Arbitrary<Array<Affinity>> resistances() {
        return Combinators.combine(type(), tens(1, 6))
                .as(Affinity::minus)
                .list()
                .ofMaxSize(2)
                .map(Array::ofAll);
    }

    private static Arbitrary<Types> attacker() {
        return Arbitraries.integers().between(0, (1 << FEW_TYPES) - 1).map(Types::new);
    }

    private static Arbitrary<Ignored> ignored() {
        return Arbitraries.of(true, false, false)
                .tuple3()
                .map(flags -> new Ignored(flags.get1(), flags.get2(), flags.get3()));
    }

    @Provide
    Arbitrary<Calculation> calculations() {
        return Combinators.combine(
                        tens(-2, 30),
                        attacker(),
                        changes(),
                        weaknesses(),
                        resistances(),
                        Arbitraries.of(true, false, false, false),
                        ignored(),
                        Combinators.combine(changes(), Arbitraries.of(Option.some("Agility"), NONE, NONE, NONE))
                                .as(Defence::new))
                .as((base, attacker, side, weaknesses, resistances, benched, ignored, defence) -> new Calculation(
                        base,
                        attacker,
                        side,
                        weaknesses,
                        resistances,
                        benched,
                        ignored,
                        defence.changes(),
                        defence.prevention()));
    }

    private record Defence(Array<Change> changes, Option<String> prevention) {}

    @Property(tries = 5000, edgeCases = EdgeCasesMode.NONE)
    @ForRule({
        "PKM-ATK-7",
        "PKM-ATK-8",
        "PKM-ATK-9",
        "PKM-ATK-10",
        "PKM-ATK-11",
        "PKM-ATK-13",
        "PKM-ATK-14",
        "PKM-ATK-16"
    })
    void damage_is_what_the_rulebook_says(@ForAll("calculations") Calculation of) {
        int expected = byTheRulebook(of);
        assertThat(of.damage()).isEqualTo(expected);
        assertThat(Damage.of(
                        of.base(),
                        of.attacker(),
                        total(of.attackerSide()),
                        of.weaknesses(),
                        of.resistances(),
                        of.benched(),
                        of.ignored(),
                        total(of.defenderSide()),
                        of.prevention().isDefined()))
                .isEqualTo(expected);
        assertThat(of.trace().damage()).isEqualTo(expected);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void a_trace_has_no_gaps_and_keeps_the_order_of_the_steps(@ForAll("calculations") Calculation of) {
        Array<Trace.Line> lines = of.trace().lines();
        assertThat(lines.head().before()).isZero();
        for (int i = 1; i < lines.size(); i++) {
            assertThat(lines.get(i).before()).isEqualTo(lines.get(i - 1).after());
            assertThat(lines.get(i).step())
                    .isGreaterThanOrEqualTo(lines.get(i - 1).step());
        }
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void counters_are_never_negative_and_one_for_each_10(@ForAll("calculations") Calculation of) {
        assertThat(of.trace().counters()).isNotNegative().isEqualTo(of.damage() / 10);
    }
}
