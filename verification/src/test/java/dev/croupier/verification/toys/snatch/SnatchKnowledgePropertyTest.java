package dev.croupier.verification.toys.snatch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.verification.GameArbitraries;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

class SnatchKnowledgePropertyTest {
    private final Snatch snatch = new Snatch(new Rules(3, 20, 4, true));

    @Provide
    Arbitrary<SnatchState> states() {
        return GameArbitraries.of(snatch).reachableStates();
    }

    @Property(tries = 500)
    void whatASeatKnowsIsTrue(@ForAll("states") SnatchState state) {
        assertThat(snatch.seatsInOrder()).allMatch(seat -> isTrue(state, seat));
        Statistics.label("a claim")
                .collect(state.known().exists(known -> !known.claims().isEmpty()))
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 10));
    }

    /** Whether the hands are as the seat knows. */
    static boolean isTrue(SnatchState table, Seat observer) {
        return table.known()
                .get(observer.index())
                .allows(TreeMap.ofEntries(Array.range(0, table.hands().size())
                        .map(Seat::of)
                        .map(seat -> Tuple.of(seat, SnatchView.kinds(SnatchView.whole(table, seat))))));
    }
}
