package dev.croupier.pokemon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Tags;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class DeckDifferenceTest {
    private static final Card BALL = item("SVI", "181", "Nest Ball");
    private static final Card OTHER_BALL = item("PAF", "84", "Nest Ball");
    private static final Card ROD = item("PAL", "188", "Super Rod");

    private static Card item(String set, String number, String name) {
        Face face = new Face.Trainer(Face.Sort.ITEM, null, null, null, Array.empty());
        return new Card(new CardKey(set, number), name, "G", Tags.none(), face);
    }

    @Test
    @ForRule({"PKM-MATCH-7", "PKM-T41"})
    void a_list_and_a_deck_are_compared_card_by_card_by_name_set_and_number() {
        assertThat(DeckDifference.between(Array.of(BALL, BALL, ROD), Array.of(BALL, OTHER_BALL, ROD, ROD)))
                .containsExactlyInAnyOrder(
                        new DeckDifference(BALL, 2, 1),
                        new DeckDifference(OTHER_BALL, 0, 1),
                        new DeckDifference(ROD, 1, 2));
    }

    @Test
    @ForRule({"PKM-MATCH-7", "PKM-T4", "PKM-T41"})
    void the_same_cards_in_another_order_are_the_same_deck() {
        assertThat(DeckDifference.between(Array.of(BALL, ROD, BALL), Array.of(ROD, BALL, BALL)))
                .isEmpty();
    }
}
