package dev.croupier.ginrummy.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.HandArbitraries;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.meld.Meld;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class LayoutPropertyTest {
    @Provide
    Arbitrary<Long> hands() {
        return Arbitraries.oneOf(HandArbitraries.hands(10), HandArbitraries.hands(11), HandArbitraries.hands(14));
    }

    @Property
    void the_melds_are_disjoint_and_leave_the_least(@ForAll("hands") long hand, @ForAll AceRuns aceRuns) {
        long left = hand;
        for (Meld meld : new Layout(aceRuns).melds(hand)) {
            assertThat(aceRuns.isMeld(meld.cards())).isTrue();
            assertThat(meld.cards() & ~left).isZero();
            left ^= meld.cards();
        }
        assertThat(Cards.points(left)).isEqualTo(Deadwood.of(aceRuns).minimum(hand));
    }
}
