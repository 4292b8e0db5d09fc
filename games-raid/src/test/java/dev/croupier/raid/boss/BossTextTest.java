package dev.croupier.raid.boss;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.raid.Boss;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BossTextTest {
    private static Boss read(String text) {
        return BossText.parse("it", text, KnownCards.index()).get();
    }

    private static Seq<DeckTextError> wrong(String text) {
        return BossText.parse("it", text, KnownCards.index()).getError();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Boss", "Boss: 1", "boss card: 1", "# Raid Boss (1)", "  BOSS:"})
    void what_stands_under_its_header_is_the_boss_and_the_rest_its_deck(String header) {
        Boss boss = read(
                header + "\n1 Lapras VMAX SSH 50\n\nTrainer: 2\n2 Potion POR 83\n\nEnergy: 1\n1 Water Energy MEE 3\n");

        assertThat(boss.pokemon().map(Card::name)).containsExactly("Lapras VMAX");
        assertThat(boss.deck().map(Card::name)).containsExactly("Potion", "Potion", "Water Energy");
    }

    @Test
    void the_header_may_stand_below_the_deck() {
        Boss boss = read("2 Potion POR 83\nBoss\n1 Lapras VMAX SSH 50\nTotal Cards: 2\n");

        assertThat(boss.pokemon().map(Card::name)).containsExactly("Lapras VMAX");
        assertThat(boss.deck()).hasSize(2);
    }

    @Test
    void without_the_header_there_is_no_boss() {
        Boss boss = read("1 Lapras VMAX SSH 50\n2 Potion POR 83\n");

        assertThat(boss.pokemon()).isEmpty();
        assertThat(boss.deck()).hasSize(3);
    }

    @Test
    void all_wrong_lines_are_named_with_their_places() {
        assertThat(wrong("Boss\n1 Lapras XX SSH 50\n\nTrainer\n2 Potion POR 83\nPotion\n")
                        .map(DeckTextError::line))
                .containsExactly(2, 6);
    }

    @Test
    void what_is_written_reads_back_as_the_same_cards() {
        for (KnownBoss known : Bosses.all()) {
            Boss boss = known.boss();
            Boss again = BossText.parse(boss.name(), BossText.write(boss), KnownCards.index())
                    .get();

            assertThat(again.pokemon()).isEqualTo(boss.pokemon());
            assertThat(again.deck().sorted()).isEqualTo(boss.deck().sorted());
        }
    }

    @Test
    void a_list_begins_with_the_boss() {
        assertThat(BossText.write(new Boss(
                        "it", Array.of(KnownCards.index().named("Lapras VMAX").head()), Array.empty())))
                .isEqualTo("Boss: 1\n1 Lapras VMAX SSH 50\n\nTotal Cards: 0\n");
    }
}
