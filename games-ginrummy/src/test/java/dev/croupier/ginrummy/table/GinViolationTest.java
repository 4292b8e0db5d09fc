package dev.croupier.ginrummy.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.croupier.core.Violation;
import dev.croupier.ginrummy.Hand;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Rank;
import dev.croupier.ginrummy.card.Suit;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.WallRule;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every reason against an action, with its evidence and its English text. */
class GinViolationTest {
    private static final String HAND_0 = "2H 3H 7H 8H QC QD QS KC 5D 9C";
    private static final String HAND_1 = "4H 5H 6H 8S 9S TS 2C 2D 2S AH";

    private static Play opens(GinRules rules, String hand1) {
        return Table.with(rules)
                .hand(0, HAND_0)
                .hand(1, hand1)
                .upcard("JD")
                .inStock("KH")
                .opens();
    }

    private static Play drawn(GinRules rules, String hand1) {
        return opens(rules, hand1).plays("1 pass", "0 pass", "1 stock KH");
    }

    private static Play knocked() {
        return drawn(GinRules.seed(), HAND_1).plays("1 knock KH");
    }

    private static Play laysOff() {
        return knocked().plays("1 meld 4H 5H 6H", "1 meld 8S 9S TS", "1 meld 2C 2D 2S", "1 done");
    }

    private static Play gin() {
        return drawn(GinRules.seed(), "4H 5H 6H 8S 9S TS 2C 2D 2S JS")
                .plays("1 knock KH", "1 meld 4H 5H 6H", "1 meld 8S 9S TS JS", "1 meld 2C 2D 2S", "1 done");
    }

    private static Play lastDiscard(int dealer) {
        return Table.with(GinRules.seed().withWallRule(WallRule.LAST_DISCARD_KNOCK))
                .dealer(dealer)
                .hand(0, HAND_0)
                .hand(1, HAND_1)
                .upcard("JD")
                .stock("JC JH QH")
                .plays(1 - dealer + " pass", dealer + " pass", 1 - dealer + " stock JC", 1 - dealer + " discard JC");
    }

    static Stream<Arguments> reasons() {
        Play opens = opens(GinRules.seed(), HAND_1);
        Play drawn = drawn(GinRules.seed(), HAND_1);
        return Stream.of(
                arguments(
                        opens,
                        "1 stock",
                        Phase.DRAW,
                        Phase.UPCARD_OFFER,
                        "that is not possible now: the hand stands at upcard offer [GIN-B8]"),
                arguments(
                        opens.plays("1 pass", "0 pass"),
                        "1 pile",
                        "a draw from the stock",
                        "a draw from the pile",
                        "after both passed, the card comes from the stock [GIN-13]"),
                arguments(
                        lastDiscard(1).plays("1 pile"),
                        "1 discard AH",
                        "a knock",
                        "a discard",
                        "who takes the last discard has to knock [GIN-16]"),
                arguments(
                        drawn,
                        "1 discard KC",
                        "a card of the hand",
                        Card.of(Rank.KING, Suit.CLUBS),
                        "KC is not in your hand [GIN-B8]"),
                arguments(
                        opens.plays("1 pile"),
                        "1 discard JD",
                        "another card",
                        opens.state().top(),
                        "JD was taken from the pile in this turn and may not be discarded in it [GIN-14]"),
                arguments(
                        drawn,
                        "1 knock 2C",
                        10,
                        15,
                        "a knock needs 10 deadwood or less; without 2C the hand has at least 15 [GIN-B16]"),
                arguments(
                        lastDiscard(0),
                        "0 pile",
                        10,
                        44,
                        "the last discard may be taken only to knock: with it the hand has at least 44 deadwood,"
                                + " the limit is 10 [GIN-16]"),
                arguments(
                        drawn(GinRules.seed().withBigGin(false), "4H 5H 6H 8S 9S TS JS 2C 2D 2S"),
                        "1 biggin",
                        "bigGin=true",
                        "bigGin=false",
                        "big gin is not played at this table [GIN-7]"),
                arguments(
                        drawn,
                        "1 biggin",
                        0,
                        11,
                        "big gin melds every card; 11 deadwood is left at the least [GIN-B23]"),
                arguments(
                        laysOff(),
                        "0 meld QC KC AC",
                        "a set or a run",
                        new Meld(Hand.cards("QC KC AC")),
                        "QC KC AC is no meld at this table [GIN-20]"),
                arguments(
                        knocked(),
                        "1 meld 5H 6H 7H",
                        "cards of the hand",
                        new Meld(Hand.cards("5H 6H 7H")),
                        "not all of 5H 6H 7H are free in your hand [GIN-B14]"),
                arguments(
                        drawn(GinRules.seed(), "3C 4C 5C 6C 6D 6S 8D 9D TD AH").plays("1 knock KH"),
                        "1 meld 3C 4C 5C 6C",
                        10,
                        13,
                        "that leaves 13 deadwood at the least; the knock allows 10 [GIN-10]"),
                arguments(
                        knocked(), "1 done", 10, 49, "49 deadwood lies outside of melds; the knock allows 10 [GIN-10]"),
                arguments(
                        gin(),
                        "0 layoff 7H 4H 5H 6H",
                        "a knock with deadwood",
                        "gin",
                        "nothing is laid off on gin [GIN-6]"),
                arguments(
                        laysOff(),
                        "0 layoff 8H 5H 6H 7H",
                        "a meld of the knocker",
                        new Meld(Hand.cards("5H 6H 7H")),
                        "the knocker has no meld 5H 6H 7H on the table [GIN-B19]"),
                arguments(
                        laysOff(),
                        "0 layoff 8H 4H 5H 6H",
                        "3H 7H",
                        Card.of(Rank.EIGHT, Suit.HEARTS),
                        "8H does not fit 4H 5H 6H [GIN-12]"));
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void has_a_rule_evidence_and_words(Play play, String move, Object needed, Object found, String words) {
        Violation reason = play.refuses(move).head();
        assertThat(reason.explain()).isEqualTo(words);
        assertThat(reason.needed()).isEqualTo(needed);
        assertThat(reason.found()).isEqualTo(found);
        assertThat(reason.action()).isEqualTo(play.action(move));
        assertThat(reason.seat()).isEqualTo(play.action(move).seat());
    }

    @Test
    void every_reason_is_among_these() {
        assertThat(reasons().map(GinViolationTest::kind).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Array.of(GinViolation.class.getPermittedSubclasses()).map(Class::getSimpleName));
    }

    private static String kind(Arguments reason) {
        Play play = (Play) reason.get()[0];
        return play.refuses((String) reason.get()[1]).head().getClass().getSimpleName();
    }

    /** In the other hand, in the stock, in the pile, under the top of the pile, in a meld of one's own. */
    @Test
    void a_card_that_is_not_in_the_hand_is_refused_in_the_same_words_wherever_it_is() {
        Play play = drawn(GinRules.seed(), HAND_1).plays("1 discard KH", "0 pile", "0 discard KC", "1 stock KS");
        for (String card : Array.of("QC", "KH", "3D", "KC", "JD")) {
            assertThat(play.refuses("1 discard " + card).map(Violation::explain))
                    .containsExactly(card + " is not in your hand [GIN-B8]");
            assertThat(play.refuses("1 knock " + card).map(Violation::explain))
                    .containsExactly(card + " is not in your hand [GIN-B8]");
        }
        for (String meld : Array.of("QC QD QS", "4H 5H 6H 7H", "JD QD KD")) {
            assertThat(knocked().refuses("1 meld " + meld).map(Violation::explain))
                    .containsExactly("not all of " + meld + " are free in your hand [GIN-B14]");
        }
    }

    @Test
    void every_reason_is_given_at_once() {
        Play taken = Table.with(GinRules.oklahoma())
                .hand(0, HAND_0)
                .hand(1, HAND_1)
                .upcard("KD")
                .plays("1 pile");
        Play tight = Table.with(GinRules.straight())
                .hand(0, HAND_0)
                .hand(1, HAND_1)
                .upcard("KD")
                .plays("1 pile");
        assertThat(taken.rulesAgainst("1 knock KD")).containsExactly("GIN-14");
        assertThat(tight.rulesAgainst("1 knock KD")).containsExactly("GIN-14", "GIN-B16");
        assertThat(gin().rulesAgainst("0 layoff KD AC 2C 3C")).containsExactly("GIN-6", "GIN-B8", "GIN-B19");
        assertThat(laysOff().rulesAgainst("0 meld QH KH AH")).containsExactly("GIN-20", "GIN-B14");
    }

    @Test
    void nothing_is_said_about_the_hand_of_a_seat_whose_turn_it_is_not() {
        Play play = drawn(GinRules.seed(), HAND_1);
        for (String move : Array.of("0 discard QC", "0 discard AH", "0 knock QC", "0 biggin", "0 meld QC QD QS")) {
            assertThat(play.refuses(move).map(Violation::explain))
                    .containsExactly("it is not seat 0's decision now [CORE-TURN]");
        }
    }
}
