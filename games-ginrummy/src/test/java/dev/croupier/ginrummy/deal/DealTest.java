package dev.croupier.ginrummy.deal;

import static dev.croupier.ginrummy.Hand.cards;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DealTest {
    private static GinState start(GinRules rules, long seed) {
        return GinRummy.match(rules).start(Randomness.seeded(seed)).state();
    }

    @ForRule({"GIN-B1", "GIN-B2", "GIN-B3", "GIN-B4"})
    @Test
    void each_gets_ten_cards_one_is_turned_up_and_the_rest_is_the_stock() {
        GinState dealt = start(GinRules.seed(), 1);
        assertThat(dealt.hand(Seat.of(0)).size()).isEqualTo(10);
        assertThat(dealt.hand(Seat.of(1)).size()).isEqualTo(10);
        assertThat(dealt.pile()).hasSize(1);
        assertThat(dealt.stock().size()).isEqualTo(31);
        assertThat(dealt.hand0()
                        | dealt.hand1()
                        | dealt.pileCards()
                        | dealt.stock().cards().low())
                .isEqualTo((1L << 52) - 1);
    }

    @ForRule("GIN-B2")
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0"})
    void the_cards_go_round_one_at_a_time_from_the_non_dealer(int dealer, int nonDealer) {
        Draw[] script = Array.<Draw>of(new Draw.Below(2, dealer))
                .appendAll(Array.range(0, 21).map(place -> new Draw.Pick(52 - place, place)))
                .toJavaArray(Draw[]::new);
        GinState dealt = GinRummy.hand(GinRules.seed())
                .start(Randomness.scripted(script))
                .state();
        assertThat(dealt.hand(Seat.of(nonDealer))).isEqualTo(CardSet.of(0, 2, 4, 6, 8, 10, 12, 14, 16, 18));
        assertThat(dealt.hand(Seat.of(dealer))).isEqualTo(CardSet.of(1, 3, 5, 7, 9, 11, 13, 15, 17, 19));
        assertThat(dealt.top()).isEqualTo(Card.of(20));
    }

    @ForRule("GIN-17")
    @Test
    void the_first_dealer_is_drawn() {
        assertThat(LongStream.range(0, 200)
                        .filter(seed -> start(GinRules.seed(), seed).dealer() == 0)
                        .count())
                .isBetween(70L, 130L);
    }

    @ForRule("GIN-MAH-1")
    @Test
    void mahjong_deals_thirteen_and_leaves_twenty_five() {
        GinState dealt = start(GinRules.mahjong(), 1);
        assertThat(dealt.hand(Seat.of(0)).size()).isEqualTo(13);
        assertThat(dealt.hand(Seat.of(1)).size()).isEqualTo(13);
        assertThat(dealt.stock().size()).isEqualTo(25);
    }

    @ForRule("GIN-13")
    @Test
    void eleven_cards_are_dealt_where_nothing_is_turned_up() {
        GinState dealt = start(GinRules.seed().withOpening(Opening.ELEVEN_CARDS), 1);
        assertThat(dealt.hand(Seat.of(1 - dealt.dealer())).size()).isEqualTo(11);
        assertThat(dealt.hand(Seat.of(dealt.dealer())).size()).isEqualTo(10);
        assertThat(dealt.stock().size()).isEqualTo(31);
    }

    @Nested
    class The_next_hand {
        private final Play scored = Table.match(GinRules.seed())
                .dealer(0)
                .hand(1, "AC 2C 3C 4D 5D 6D 8S 9S TS KC")
                .hand(0, "AH 2H KD QC JH 9C 8D 4S 5C TH")
                .inStock("KH")
                .plays("1 pass", "0 pass", "1 stock KH", "1 knock KH")
                .plays("1 meld AC 2C 3C", "1 meld 4D 5D 6D", "1 meld 8S 9S TS", "1 done", "0 done");

        @ForRule("GIN-17")
        @Test
        void is_dealt_by_the_next_dealer_alone() {
            assertThat(scored.offers()).containsExactly("1 deal");
            assertThat(scored.refuses("0 deal").map(reason -> reason.rule().toString()))
                    .containsExactly("CORE-TURN");
        }

        @ForRule("GIN-B24")
        @Test
        void starts_afresh_but_keeps_the_score() {
            Play next = scored.deals("2C 4C 6C 8C TC QC 2D 4D 6D 8D", "3C 5C 7C 9C JC KC 3D 5D 7D 9D", "AS");
            assertThat(next.hand(0)).isEqualTo("2C 4C 6C 8C TC QC 2D 4D 6D 8D");
            assertThat(next.hand(1)).isEqualTo("3C 5C 7C 9C JC KC 3D 5D 7D 9D");
            assertThat(next.pile()).isEqualTo("AS");
            assertThat(next.state().dealer()).isEqualTo(1);
            assertThat(next.state().score()).isEqualTo(scored.state().score());
            assertThat(next.state().pileDraws()).isZero();
            assertThat(next.state().showdownIfAny()).isEmpty();
            assertThat(next.state().resultIfAny()).isEmpty();
            assertThat(next.offers()).containsExactly("0 pass", "0 pile");
        }

        @ForRule("GIN-17")
        @Test
        void is_not_dealt_before_the_last_is_over() {
            Play begun = scored.deals("2C 4C 6C 8C TC QC 2D 4D 6D 8D", "3C 5C 7C 9C JC KC 3D 5D 7D 9D", "AS");
            assertThat(begun.rulesAgainst("0 deal")).containsExactly("GIN-17");
        }
    }

    @Nested
    class A_given_deal {
        private final GinRummy game = GinRummy.hand(GinRules.seed());
        private final CardSet hand0 = CardSet.ofBits(cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC"));
        private final CardSet hand1 = CardSet.ofBits(cards("AD 2D 3D 4D 5D 6D 7D 8D 9D TD"));

        private void refused(CardSet first, CardSet second, Option<Card> upcard, String problem) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> game.startWith(Seat.of(0), first, second, upcard, Randomness.seeded(1)))
                    .withMessageContaining(problem);
        }

        @Test
        void needs_as_many_cards_as_the_rules_deal() {
            refused(hand0.without(0), hand1, Option.some(Card.of(51)), "seat 0 is dealt 10 cards, not 9");
            refused(hand0, hand1.with(40), Option.some(Card.of(51)), "seat 1 is dealt 10 cards, not 11");
        }

        @Test
        void has_each_card_once() {
            refused(hand0, hand0, Option.some(Card.of(51)), "both hands hold");
            refused(hand0, hand1, Option.some(Card.of(0)), "the upcard AC is in a hand");
        }

        @Test
        void has_an_upcard_where_one_is_turned_up_and_cards_of_the_deck() {
            refused(hand0, hand1, Option.none(), "a card is turned up");
            refused(hand0.without(0).with(60), hand1, Option.some(Card.of(51)), "no deck has");
        }
    }
}
