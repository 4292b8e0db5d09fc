package dev.croupier.ginrummy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.ExhaustiveReference;
import dev.croupier.ginrummy.HandArbitraries;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.Tuple;
import io.vavr.Tuple3;
import io.vavr.collection.Array;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class LayOffsPropertyTest {
    @Provide
    Arbitrary<Tuple3<AceRuns, Array<Meld>, Long>> knocks() {
        return Combinators.combine(Arbitraries.of(AceRuns.class), Arbitraries.of(10, 13))
                .flatAs((aceRuns, size) -> HandArbitraries.tables(aceRuns)
                        .flatMap(table -> HandArbitraries.handsFrom(Cards.DECK & ~Arrangement.union(table), size)
                                .map(hand -> Tuple.of(aceRuns, table, hand))));
    }

    @Property
    void the_deadwood_is_that_of_every_own_meld_with_every_lay_off(
            @ForAll("knocks") Tuple3<AceRuns, Array<Meld>, Long> knock) {
        int expected = new ExhaustiveReference(knock._1)
                .withLayOffs(knock._2.map(Meld::cards).asJava(), knock._3);
        assertThat(LayOffs.minimum(knock._2, knock._3, knock._1)).isEqualTo(expected);
        assertThat(LayOffs.optimal(knock._2, knock._3, knock._1).deadwood()).isEqualTo(expected);
    }

    @Property
    void the_lay_offs_are_legal_one_by_one_and_no_card_is_lost(
            @ForAll("knocks") Tuple3<AceRuns, Array<Meld>, Long> knock) {
        LayOffs answer = LayOffs.optimal(knock._2, knock._3, knock._1);
        Array<Meld> table = knock._2;
        long hand = knock._3;
        for (LayOff layOff : answer.layOffs()) {
            assertThat(layOff.onto()).isEqualTo(table.get(layOff.place()));
            assertThat(hand & layOff.card().mask()).isNotZero();
            table = table.update(layOff.place(), layOff.onto().with(layOff.card(), knock._1));
            hand ^= layOff.card().mask();
        }
        assertThat(answer.own().cards()).isEqualTo(hand);
    }

    @Property
    void no_card_is_laid_off_that_could_stay_at_the_same_price(
            @ForAll("knocks") Tuple3<AceRuns, Array<Meld>, Long> knock) {
        LayOffs answer = LayOffs.optimal(knock._2, knock._3, knock._1);
        int withoutLayOffs = LayOffs.none(knock._3, knock._1).deadwood();
        assertThat(answer.layOffs().isEmpty()).isEqualTo(answer.deadwood() == withoutLayOffs);
    }
}
