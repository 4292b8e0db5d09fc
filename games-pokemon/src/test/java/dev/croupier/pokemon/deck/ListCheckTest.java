package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Card;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

@ForRule("PKM-MATCH-7")
class ListCheckTest {
    private static final Array<Card> LIST =
            Cards.filled(60, Cards.times(4, Cards.TOXEL).appendAll(Cards.times(2, Cards.SWITCH)));

    @Test
    @ForRule({"PKM-T40", "PKM-T41"})
    void a_deck_is_its_list_in_any_order() {
        assertThat(ListCheck.violations(60, LIST, LIST.reverse())).isEmpty();
    }

    @Test
    @ForRule("PKM-T41")
    void each_difference_is_a_violation_of_name_set_or_number() {
        Card reprint = Cards.basic("Toxel", "ABC 1");
        Array<Card> deck = LIST.remove(Cards.TOXEL)
                .remove(Cards.SWITCH)
                .remove(Cards.SWITCH)
                .appendAll(Array.of(reprint, Cards.DARKNESS, Cards.DARKNESS));
        assertThat(ListCheck.violations(60, LIST, deck))
                .containsExactly(
                        new DeckViolation.NotAsListed(Cards.DARKNESS, 54, 56, Array.of(Cards.DARKNESS, Cards.DARKNESS)),
                        new DeckViolation.NotAsListed(Cards.SWITCH, 2, 0, Array.of(Cards.SWITCH, Cards.SWITCH)),
                        new DeckViolation.NotAsListed(reprint, 0, 1, Array.of(reprint)),
                        new DeckViolation.NotAsListed(Cards.TOXEL, 4, 3, Array.of(Cards.TOXEL)));
    }

    @Test
    @ForRule("PKM-T33")
    void a_deck_of_another_size_is_told_first() {
        assertThat(ListCheck.violations(60, LIST, LIST.tail()).map(DeckViolation::explain))
                .containsExactly(
                        "the deck has exactly 60 cards, as its list, not 59 [PKM-T33]",
                        "copies of Toxel PFL 67 on the list: 4; in the deck: 3 [PKM-T41]");
    }

    @Test
    @ForRule("PKM-T40")
    void a_list_has_exactly_as_many_cards_as_the_format_asks_for() {
        Array<Card> fewer = LIST.tail();
        assertThat(ListCheck.violations(60, fewer, fewer))
                .containsExactly(new DeckViolation.ListOfWrongSize(60, 59), new DeckViolation.DeckOfWrongSize(60, 59));
        assertThat(ListCheck.violations(59, fewer, fewer)).isEmpty();
    }
}
