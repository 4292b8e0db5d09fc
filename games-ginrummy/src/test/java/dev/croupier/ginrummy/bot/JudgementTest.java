package dev.croupier.ginrummy.bot;

import static dev.croupier.ginrummy.Hand.cards;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class JudgementTest {
    private static final Judgement JUDGEMENT = Judgement.of(AceRuns.LOW, Weights.USUAL);
    private static final String MELDS = "7C 7D 7H 2H 3H 4H ";

    private static String discard(String hand, String pile, String held) {
        long unseen = Cards.DECK & ~(cards(hand) | cards(pile) | cards(held));
        return Card.of(JUDGEMENT.discard(cards(hand), cards(hand), cards(held), unseen))
                .toString();
    }

    @Nested
    class Among_cards_of_the_same_points {
        @Test
        void a_dead_one_is_discarded_before_a_live_one() {
            assertThat(discard(MELDS + "KC QS 5S AS 9H", "QC QD KD JS", "")).isEqualTo("QS");
            assertThat(discard(MELDS + "KC QS 5S AS 9H", "KH KD JC QC", "")).isEqualTo("KC");
        }

        @Test
        void one_that_the_opponent_is_known_to_want_is_kept() {
            assertThat(discard(MELDS + "JC KS 5S AS 9H", "", "JD JS")).isEqualTo("KS");
            assertThat(discard(MELDS + "JC KS 5S AS 9H", "", "KD KH")).isEqualTo("JC");
        }

        @Test
        void a_pair_is_kept_while_it_may_become_a_set() {
            assertThat(discard(MELDS + "KC KS QD 5S AS", "", "")).isEqualTo("QD");
            assertThat(discard(MELDS + "KC KS QD 5S AS", "KD KH", "")).isIn("KC", "KS");
        }
    }

    @Test
    void a_card_is_worth_its_chances() {
        Partners partners = Partners.of(AceRuns.LOW);
        int king = Card.of(Long.numberOfTrailingZeros(cards("KC"))).number();
        assertThat(partners.outs(king, cards("KS"), cards("KD KH"))).isEqualTo(2);
        assertThat(partners.outs(king, cards("QC"), cards("JC AC"))).isEqualTo(1);
        assertThat(Partners.of(AceRuns.HIGH_OR_LOW).outs(king, cards("QC"), cards("JC AC")))
                .isEqualTo(2);
        assertThat(partners.welcome(king, Cards.NONE, cards("JC AC"))).isZero();
    }

    @Test
    void it_knocks_early_waits_for_gin_later_and_knocks_before_the_stock_is_used_up() {
        assertThat(JUDGEMENT.knocks(9, 28)).isTrue();
        assertThat(JUDGEMENT.knocks(9, 15)).isFalse();
        assertThat(JUDGEMENT.knocks(9, 2)).isTrue();
        assertThat(JUDGEMENT.knocks(0, 15)).isTrue();
    }
}
