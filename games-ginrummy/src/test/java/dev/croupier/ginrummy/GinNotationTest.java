package dev.croupier.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Rank;
import dev.croupier.ginrummy.card.Suit;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GinNotationTest {
    private static final Notation<GinAction> NOTATION =
            GinRummy.hand(GinRules.seed()).notation();
    private static final Card SEVEN = Card.of(Rank.SEVEN, Suit.HEARTS);
    private static final Card EIGHT = Card.of(Rank.EIGHT, Suit.HEARTS);
    private static final Meld RUN = new Meld(Hand.cards("5H 6H 7H"));

    private static Array<GinAction> all(Seat seat) {
        return Array.of(
                new GinAction.Pass(seat),
                new GinAction.DrawPile(seat),
                new GinAction.DrawStock(seat),
                new GinAction.Discard(seat, SEVEN),
                new GinAction.Knock(seat, SEVEN),
                new GinAction.BigGin(seat),
                new GinAction.DeclareMeld(seat, RUN),
                new GinAction.LayOff(seat, EIGHT, RUN),
                new GinAction.Done(seat),
                new GinAction.Deal(seat));
    }

    @Test
    void every_kind_of_action_has_its_words() {
        assertThat(all(Seat.of(1)).map(NOTATION::text))
                .containsExactly(
                        "1 pass",
                        "1 pile",
                        "1 stock",
                        "1 discard 7H",
                        "1 knock 7H",
                        "1 biggin",
                        "1 meld 5H 6H 7H",
                        "1 layoff 8H 5H 6H 7H",
                        "1 done",
                        "1 deal");
    }

    @Test
    void every_action_reads_back() {
        for (GinAction action : all(Seat.of(0)).appendAll(all(Seat.of(1)))) {
            assertThat(NOTATION.parse(NOTATION.text(action)).get()).isEqualTo(action);
        }
        for (Card card : Card.deck()) {
            GinAction discard = new GinAction.Discard(Seat.of(0), card);
            assertThat(NOTATION.parse(NOTATION.text(discard)).get()).isEqualTo(discard);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'  1   DISCARD  7h ', 1 discard 7H",
        "0 Discard 10s, 0 discard TS",
        "'1 meld 7h 5H\t6h', 1 meld 5H 6H 7H",
        "1 meld AH KH QH, 1 meld QH KH AH",
        "1 LayOff 8♥ 7♥ 6♥ 5♥, 1 layoff 8H 5H 6H 7H",
        "0 PASS, 0 pass"
    })
    void letter_case_blanks_and_the_order_of_a_meld_do_not_matter(String text, String canonical) {
        assertThat(NOTATION.text(NOTATION.parse(text).get())).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, ''",
        "'   ', 1, ''",
        "2 pass, 1, 2",
        "x, 1, x",
        "1, 2, 1",
        "1 jump, 3, jump",
        "1 pass now, 8, now",
        "1 discard, 10, 1 discard",
        "1 discard 7X, 11, 7X",
        "1 discard 7H 8H, 14, 8H",
        "1 knock ZZ, 9, ZZ",
        "1 meld, 7, ''",
        "1 meld 5H 6H, 8, 5H 6H",
        "1 meld 5H 6H 8H, 8, 5H 6H 8H",
        "1 meld 5H 6H 7H 7H, 8, 5H 6H 7H 7H",
        "1 meld 5H 6Q 7H, 11, 6Q",
        "1 layoff, 9, 1 layoff",
        "1 layoff 8H, 12, ''",
        "1 layoff 8H 5H 6H, 13, 5H 6H",
        "1 layoff 8Q 5H 6H 7H, 10, 8Q"
    })
    void what_cannot_be_read_is_named_with_its_column(String text, int column, String token) {
        Notation.Unreadable unreadable = NOTATION.parse(text).getLeft();
        assertThat(unreadable.column()).isEqualTo(column);
        assertThat(unreadable.text()).isEqualTo(text);
        assertThat(unreadable.explain()).isEqualTo("'" + token + "' is no action of this game (column " + column + ")");
    }
}
