package dev.croupier.pokemon.sets.drx;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DragonsExaltedTest {
    private static final Card RAYQUAZA = card("DRX", "128");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();
    /** 300 HP, and no damage of attacks gets through. */
    private static final Card SHIELDED = pokemon("Shielded", "ZZZ", "7")
            .basic(300, COLORLESS)
            .passive(Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY))
            .build();

    private static final Card LIGHTNING_ENERGY = card("MEE", "4");
    private static final Card FIRE_ENERGY = card("MEE", "2");

    private static Scene table(Card defender) {
        return scene().active(YOU, spot(RAYQUAZA).with(LIGHTNING_ENERGY, FIRE_ENERGY, FIRE_ENERGY))
                .active(OPPONENT, spot(defender))
                .deck(YOU, TANK, TANK, FIRE_ENERGY);
    }

    @Nested
    @OfCard("DRX 128")
    class Rayquaza {

        @Test
        void discards_two_cards_of_the_own_deck_with_dragon_pulse() {
            Scene scene = table(TANK).attack("Dragon Pulse");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(4);
            assertThat(scene.discard(YOU).size()).isEqualTo(2);
            assertThat(scene.deck(YOU).size()).isEqualTo(1);
        }

        @Test
        void discards_what_there_is() {
            Scene scene = table(TANK).deck(YOU, TANK).attack("Dragon Pulse");
            assertThat(scene.discard(YOU)).containsExactly("Tank");
        }

        @Test
        void shreds_what_no_other_attack_would_damage() {
            assertThat(table(SHIELDED).attack("Dragon Pulse").active(OPPONENT).counters())
                    .isZero();
            assertThat(table(SHIELDED).attack("Shred").active(OPPONENT).counters())
                    .isEqualTo(9);
        }
    }
}
