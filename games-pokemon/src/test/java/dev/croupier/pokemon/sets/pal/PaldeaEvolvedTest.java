package dev.croupier.pokemon.sets.pal;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.card;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PaldeaEvolvedTest {
    private static final Card IONO = PokemonCards.card("PAL", "185");
    private static final Card WOOPER = PokemonCards.card("PAL", "128");
    private static final Card GASTLY = PokemonCards.card("POR", "48");
    private static final Card TOWER = PokemonCards.card("DRI", "180");

    @Nested
    @OfCard("PAL 185")
    class The_Iono {

        @Test
        void gives_each_player_a_card_for_each_own_prize() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, IONO, GASTLY)
                    .hand(OPPONENT, GASTLY, GASTLY, GASTLY)
                    .prizesLeft(YOU, 2)
                    .prizesLeft(OPPONENT, 4);
            scene.playTrainer(IONO);
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy", "Fire Energy");
            assertThat(scene.hand(OPPONENT)).hasSize(4).containsOnly("Fire Energy");
            assertThat(scene.deck(YOU)).hasSize(4).contains("Gastly");
        }

        @Test
        void cannot_be_played_while_no_hand_has_a_card() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, IONO);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, IONO))).containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("PAL 128")
    class Wooper {

        @Test
        void finds_a_stadium() {
            Scene scene = scene().active(YOU, spot(WOOPER).with(FIRE))
                    .active(OPPONENT, spot(wall()))
                    .deck(YOU, TOWER, GASTLY);
            scene.attack("Find a Home");
            assertThat(scene.answers()).containsExactly(card(TOWER), new Choice.Done());
            assertThat(scene.answer(TOWER).hand(YOU)).containsExactly("Team Rocket's Watchtower");
        }
    }
}
