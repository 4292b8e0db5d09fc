package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class CardIndexTest {
    private static final Card PAD = Cards.trainer("Poké Pad", "ASC 198", Face.Sort.ITEM);
    private static final Card OAK =
            Cards.trainer("Professor's Research (Professor Oak)", "CEL 23", Face.Sort.SUPPORTER);
    private static final Card SADA =
            Cards.trainer("Professor's Research (Professor Sada)", "SVI 189", Face.Sort.SUPPORTER);
    private static final Card VENUSAUR = Cards.basic("Venusaur", "CEL 15");
    private static final Card ZAPDOS = Cards.basic("Rocket's Zapdos", "CEL 15");
    private static final CardIndex INDEX =
            CardIndex.of(Array.of(PAD, OAK, SADA, VENUSAUR, ZAPDOS, Cards.DARKNESS, PAD, Cards.FIRE));

    @Test
    void a_card_that_comes_twice_is_known_once() {
        assertThat(INDEX.cards()).containsExactly(Cards.DARKNESS, Cards.FIRE, PAD, OAK, SADA, ZAPDOS, VENUSAUR);
    }

    @Test
    void a_printing_is_found_whatever_the_case_and_the_zeros() {
        assertThat(INDEX.printed(new CardKey("asc", "0198"))).containsExactly(PAD);
        assertThat(INDEX.printed(new CardKey("ASC", "19"))).isEmpty();
    }

    @Test
    void two_cards_under_one_number_are_told_apart_by_name() {
        CardKey shared = new CardKey("CEL", "15");
        assertThat(INDEX.printed(shared)).containsExactly(ZAPDOS, VENUSAUR);
        assertThat(INDEX.find(shared, "venusaur")).containsExactly(VENUSAUR);
        assertThat(INDEX.find(shared, "Zapdos")).isEmpty();
    }

    @Test
    void a_name_is_found_without_its_accents_and_without_the_person() {
        assertThat(INDEX.named("POKE  PAD")).containsExactly(PAD);
        assertThat(INDEX.named("Poke\u0301 Pad")).containsExactly(PAD);
        assertThat(INDEX.named("Professor’s Research")).containsExactly(OAK, SADA);
        assertThat(INDEX.named("Professor's Research (Professor Oak)")).containsExactly(OAK);
        assertThat(INDEX.named("Poké")).isEmpty();
    }

    @Test
    void basic_Energy_is_found_by_type() {
        assertThat(INDEX.basicEnergy(EnergyType.DARKNESS)).containsExactly(Cards.DARKNESS);
        assertThat(INDEX.basicEnergy(EnergyType.WATER)).isEmpty();
    }
}
