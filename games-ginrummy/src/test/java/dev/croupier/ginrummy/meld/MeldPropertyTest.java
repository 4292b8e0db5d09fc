package dev.croupier.ginrummy.meld;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.ExhaustiveReference;
import dev.croupier.ginrummy.HandArbitraries;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MeldPropertyTest {
    private static final Comparator<Meld> CARD_BY_CARD = (one, other) -> {
        List<Card> ones = Cards.list(one.cards()).asJava();
        List<Card> others = Cards.list(other.cards()).asJava();
        for (int i = 0; i < Math.min(ones.size(), others.size()); i++) {
            if (ones.get(i) != others.get(i)) {
                return ones.get(i).compareTo(others.get(i));
            }
        }
        return Integer.compare(ones.size(), others.size());
    };

    @Provide
    Arbitrary<Long> hands() {
        return Arbitraries.integers().between(3, 14).flatMap(HandArbitraries::hands);
    }

    @Provide
    Arbitrary<Meld> melds() {
        return Arbitraries.of(Meld.all(AceRuns.AROUND_THE_CORNER).asJava());
    }

    @Property
    void the_melds_in_a_hand_are_those_of_the_rulebook_in_order(@ForAll("hands") long cards, @ForAll AceRuns aceRuns) {
        List<Meld> expected = new ExhaustiveReference(aceRuns)
                .melds().stream()
                        .filter(meld -> (meld & cards) == meld)
                        .map(Meld::new)
                        .sorted(CARD_BY_CARD)
                        .toList();
        assertThat(Meld.in(cards, aceRuns)).containsExactlyElementsOf(expected);
    }

    @Property
    void a_meld_takes_a_card_exactly_if_both_together_are_a_meld(@ForAll("melds") Meld meld, @ForAll AceRuns aceRuns) {
        if (aceRuns.isMeld(meld.cards())) {
            List<Long> melds = new ExhaustiveReference(aceRuns).melds();
            Card.deck()
                    .filter(card -> !meld.meets(card.mask()))
                    .forEach(card -> assertThat(meld.takes(card, aceRuns))
                            .as("%s takes %s", meld, card)
                            .isEqualTo(melds.contains(meld.cards() | card.mask())));
        }
    }

    @Property
    void melds_are_ordered_card_by_card(@ForAll("melds") Meld one, @ForAll("melds") Meld other) {
        assertThat(Integer.signum(one.compareTo(other))).isEqualTo(Integer.signum(CARD_BY_CARD.compare(one, other)));
    }

    @Property
    void what_is_written_can_be_read_again(@ForAll("melds") Meld meld) {
        assertThat(Meld.parse(meld.toString(), AceRuns.AROUND_THE_CORNER).get()).containsExactly(meld);
    }
}
