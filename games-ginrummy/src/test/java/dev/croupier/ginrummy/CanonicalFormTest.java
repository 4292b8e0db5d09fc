package dev.croupier.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinState;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class CanonicalFormTest {
    private static final GinRummy MATCH = GinRummy.match(GinRules.hollywood());

    private final Table table = Table.match(GinRules.hollywood())
            .hand(0, "2H 3H 7H 8H QC QD QS KC 5D 9C")
            .hand(1, "4H 5H 6H 8S 9S TS 2C 2D 2S AH")
            .upcard("JD")
            .inStock("KH KS");

    @Test
    void is_one_line_that_names_every_component() {
        assertThat(MATCH.canonicalForm(table.stock("KH KS 4D").opens().state()))
                .isEqualTo(
                        "UPCARD_OFFER;turn 1;dealer 0;hands 9C QC KC 5D QD 2H 3H 7H 8H QS/2C 2D AH 4H 5H 6H 2S 8S 9S TS"
                                + ";known /;stock 4D KH KS;pile JD AC 3C 4C 5C 6C 7C 8C TC JC AD 3D 6D 7D 8D 9D TD KD"
                                + " 9H TH JH QH AS 3S 4S 5S 6S 7S JS;upcard JD;taken -;draws 0;showdown -;result -"
                                + ";score 0+0+0+0/0+0+0+0 0+0+0+0/0+0+0+0 0+0+0+0/0+0+0+0 streak - 0 0/0"
                                + ";hands 0;decisions 0;withdrawn -");
    }

    @Test
    void tells_apart_what_differs_in_one_component() {
        GinState taken = table.plays("1 pile").state();
        Play laysOff = table.plays("1 pass", "0 pass", "1 stock KH", "1 knock KH", "1 meld 4H 5H 6H")
                .plays("1 meld 8S 9S TS", "1 meld 2C 2D 2S", "1 done");
        GinState scored = laysOff.plays("0 layoff 7H 4H 5H 6H", "0 done").state();
        Array<GinState> states = Array.of(
                taken,
                taken.withTurn(0),
                taken.withDealer(1),
                taken.withHand0(taken.hand1()).withHand1(taken.hand0()),
                taken.withKnown1(0L),
                taken.withKnown0(1L),
                taken.withStock(taken.stock().without(51)),
                taken.withStock(taken.stock().without(51).putOnTop(51)),
                taken.withPile(List.of(Card.of(51))),
                taken.withUpcard(null),
                taken.withTaken(null),
                taken.withPileDraws(7),
                taken.withPutBack(true),
                taken.withScore(Sheet.of(GinRules.hollywood()).wins(0, 10).score()),
                taken.withScore(Sheet.of(GinRules.hollywood()).wins(1, 10).score()),
                taken.withHands(1),
                taken.withDecisions(9),
                taken.withWithdrawn(Seat.of(0)),
                taken.withWithdrawn(Seat.of(1)),
                laysOff.state(),
                laysOff.plays("0 meld QC QD QS").state(),
                laysOff.plays("0 layoff 7H 4H 5H 6H").state(),
                scored,
                laysOff.plays("0 done").state());
        assertThat(states.distinct()).hasSameSizeAs(states);
        assertThat(states.map(MATCH::canonicalForm)).doesNotHaveDuplicates();
    }

    @Test
    void is_the_same_for_the_same_cards_reached_in_another_order() {
        Play play = table.plays("1 pass", "0 pass", "1 stock KH", "1 knock KH");
        Play one = play.plays("1 meld 4H 5H 6H", "1 meld 8S 9S TS");
        Play other = play.plays("1 meld 8S 9S TS", "1 meld 4H 5H 6H");
        assertThat(one.state()).isEqualTo(other.state());
        assertThat(MATCH.canonicalForm(one.state())).isEqualTo(MATCH.canonicalForm(other.state()));
    }
}
