package dev.croupier.pokemon.energy;

import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Types;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnergyPaymentTest {

    /** One unit a word: {@code R} is Fire, {@code RW} Fire or Water, {@code *} every type. */
    private static Array<Types> units(String words) {
        return Array.of(words.split(" ", -1)).filter(word -> !word.isEmpty()).map(EnergyPaymentTest::unit);
    }

    private static Types unit(String word) {
        return word.equals("*")
                ? Types.every()
                : Array.ofAll(word.toCharArray())
                        .flatMap(EnergyType::ofSymbol)
                        .map(Types::of)
                        .foldLeft(Types.none(), Types::union);
    }

    private static Cost cost(String symbols) {
        return symbols.equals("0") ? Cost.free() : Cost.parse(symbols);
    }

    @ParameterizedTest
    @ForRule("PKM-ATK-1")
    @CsvSource({
        "'', 0, true",
        "R, 0, true",
        "'', C, false",
        "R, R, true",
        "R, W, false",
        "R, C, true",
        "C C, C, true",
        "C C, R, false",
        "R C C, RCC, true",
        "R C, RCC, false",
        "R W, RW, true",
        "R R, RW, false",
        "RW R, RW, true",
        "R RW, WR, true",
        "RW RW, RWC, false",
        "RW RG WG, RRW, true",
        "RW RW G, RWG, true",
        "RW RW G, RWW, false",
        "* *, RW, true",
        "* R, WR, true",
        "* C, WR, false",
        "* * * G, RWPC, true",
        "RW RW RW G G, RRGW, true",
        "RW RW R G G, WWWC, false",
    })
    void coloured_symbols_need_their_type_and_Colorless_takes_any(String words, String symbols, boolean pays) {
        Array<Types> units = units(words);
        assertThat(EnergyPayment.pays(units, cost(symbols))).isEqualTo(pays);
        int[] bits = new int[units.size() + 2];
        Arrays.fill(bits, Types.every().bits());
        for (int i = 0; i < units.size(); i++) {
            bits[i] = units.get(i).bits();
        }
        assertThat(EnergyPayment.pays(bits, units.size(), cost(symbols))).isEqualTo(pays);
    }

    /** All costs of up to four symbols in three colours and Colorless against all of up to four units, by trying every assignment. */
    @Nested
    class Whatever_the_units_and_the_cost {
        private final Array<Types> kinds = Array.rangeClosed(0, 7)
                .map(i -> new Types(i & 1 | (i >> 1 & 1) * FIRE.bit() | (i >> 2 & 1) * WATER.bit()));
        private final Array<EnergyType> symbols = Array.of(GRASS, FIRE, WATER, COLORLESS);

        @Test
        @ForRule("PKM-ATK-1")
        void it_pays_exactly_where_some_assignment_does() {
            assertThat(GRASS.bit()).isEqualTo(1);
            int compared = 0;
            for (int size = 0; size <= 4; size++) {
                for (Array<Types> units : multisets(kinds, size)) {
                    for (int length = 0; length <= 4; length++) {
                        for (Array<EnergyType> cost : multisets(symbols, length)) {
                            boolean pays = EnergyPayment.pays(units, Cost.of(cost.toJavaArray(EnergyType[]::new)));
                            assertThat(pays).as("%s for %s", units, cost).isEqualTo(canAssign(units, cost));
                            compared++;
                        }
                    }
                }
            }
            assertThat(compared).isEqualTo(495 * 70);
        }

        private static <T> Array<Array<T>> multisets(Array<T> of, int size) {
            return size == 0
                    ? Array.of(Array.empty())
                    : Array.range(0, of.size())
                            .flatMap(first ->
                                    multisets(of.drop(first), size - 1).map(rest -> rest.prepend(of.get(first))));
        }

        private static boolean canAssign(Array<Types> units, Array<EnergyType> cost) {
            if (cost.isEmpty()) {
                return true;
            }
            EnergyType symbol = cost.head();
            for (int i = 0; i < units.size(); i++) {
                boolean fits = symbol == COLORLESS || units.get(i).contains(symbol);
                if (fits && canAssign(units.removeAt(i), cost.tail())) {
                    return true;
                }
            }
            return false;
        }
    }
}
