package dev.croupier.pokemon.sets.cri;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ChaosRisingTest {
    private static final Card RED = PokemonCards.card("CRI", "82");
    private static final Card GASTLY = PokemonCards.card("POR", "48");

    @Nested
    @OfCard("CRI 82")
    class The_Red_Card {

        @Test
        void gives_the_opponent_three_cards_for_the_hand() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, RED)
                    .hand(OPPONENT, GASTLY, GASTLY, GASTLY, GASTLY)
                    .prizesLeft(OPPONENT, 3);
            scene.playTrainer(RED);
            assertThat(scene.hand(OPPONENT)).containsExactly("Fire Energy", "Fire Energy", "Fire Energy");
            assertThat(scene.deck(OPPONENT))
                    .hasSize(6)
                    .filteredOn("Gastly"::equals)
                    .hasSize(4);
        }

        @Test
        void cannot_be_played_while_more_prizes_are_left() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, RED)
                    .hand(OPPONENT, GASTLY)
                    .prizesLeft(OPPONENT, 4);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, RED))).isFalse();
        }

        @Test
        void cannot_be_played_against_an_empty_hand() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, RED)
                    .prizesLeft(OPPONENT, 2);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, RED))).containsExactly("PKM-TURN-14");
        }
    }
}
