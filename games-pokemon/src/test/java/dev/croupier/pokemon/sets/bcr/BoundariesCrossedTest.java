package dev.croupier.pokemon.sets.bcr;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BoundariesCrossedTest {
    private static final Card SEARCH = card("BCR", "137");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card HAUNTER = card("PFL", "55");
    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card WATER_ENERGY = card("MEE", "3");

    private static Scene table(Card... hand) {
        return scene().active(YOU, spot(GASTLY))
                .active(OPPONENT, spot(GASTLY))
                .hand(YOU, hand)
                .deck(YOU, HAUNTER, GASTLY);
    }

    @Nested
    @OfCard("BCR 137")
    class Computer_Search {

        @Test
        void finds_any_card_for_two_of_the_hand() {
            Scene scene = table(SEARCH, FIRE_ENERGY, WATER_ENERGY)
                    .playTrainer(SEARCH)
                    .answer(FIRE_ENERGY)
                    .answer(WATER_ENERGY);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(GASTLY), new Choice.OfCard(HAUNTER));
            scene.answer(HAUNTER);
            assertThat(scene.hand(YOU)).containsExactly("Haunter");
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Fire Energy", "Water Energy", "Computer Search");
            assertThat(scene.deck(YOU)).containsExactly("Gastly");
        }

        @Test
        void cannot_be_played_with_less_to_pay_or_nothing_to_find() {
            assertThat(table(SEARCH, FIRE_ENERGY).isLegal(new PokemonAction.PlayTrainer(YOU, SEARCH)))
                    .isFalse();
            assertThat(table(SEARCH, FIRE_ENERGY, WATER_ENERGY)
                            .deck(YOU, new Card[0])
                            .isLegal(new PokemonAction.PlayTrainer(YOU, SEARCH)))
                    .isFalse();
        }

        @Test
        void cannot_be_paid_with_itself_but_with_its_copy() {
            Scene scene = table(SEARCH, SEARCH, FIRE_ENERGY).playTrainer(SEARCH);
            assertThat(scene.answer(SEARCH).answer(FIRE_ENERGY).answer(GASTLY).discard(YOU))
                    .containsExactlyInAnyOrder("Computer Search", "Computer Search", "Fire Energy");
        }
    }
}
