package dev.croupier.pokemon.sets.cl;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CallOfLegendsTest {
    private static final Card LOST_WORLD = card("CL", "81");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card HAUNTER = card("PFL", "55");
    private static final Card DARKNESS_ENERGY = card("MEE", "7");

    private static Scene table(Card... lost) {
        return scene().active(YOU, spot(GASTLY))
                .active(OPPONENT, spot(GASTLY))
                .stadium(LOST_WORLD, OPPONENT)
                .lost(OPPONENT, lost);
    }

    @Nested
    @OfCard("CL 81")
    class Lost_World {

        @Test
        void wins_with_six_pokemon_of_the_opponent_in_the_lost_zone() {
            Scene scene =
                    table(GASTLY, GASTLY, GASTLY, HAUNTER, HAUNTER, HAUNTER).play(new PokemonAction.UseStadium(YOU));
            assertThat(scene.game().outcome(scene.state()).get().isWinner(YOU)).isTrue();
        }

        @Test
        void does_not_with_five_and_an_energy() {
            assertThat(table(GASTLY, GASTLY, GASTLY, HAUNTER, HAUNTER, DARKNESS_ENERGY)
                            .isLegal(new PokemonAction.UseStadium(YOU)))
                    .isFalse();
        }

        @Test
        void counts_the_opponents_of_the_player_whose_turn_it_is() {
            Scene scene =
                    table(GASTLY, GASTLY, GASTLY, HAUNTER, HAUNTER, HAUNTER).turn(4);
            assertThat(scene.isLegal(new PokemonAction.UseStadium(OPPONENT))).isFalse();
            Scene other = table().turn(4).lost(YOU, GASTLY, GASTLY, GASTLY, HAUNTER, HAUNTER, HAUNTER);
            other.play(new PokemonAction.UseStadium(OPPONENT));
            assertThat(other.game().outcome(other.state()).get().isWinner(OPPONENT))
                    .isTrue();
        }
    }
}
