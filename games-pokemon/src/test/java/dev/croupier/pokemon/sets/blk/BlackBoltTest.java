package dev.croupier.pokemon.sets.blk;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.FIGHTING;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BlackBoltTest {
    private static final Card THROH = PokemonCards.card("BLK", "50");

    @Nested
    @OfCard("BLK 50")
    class The_Throh {

        @Test
        void hits_less_for_a_retreat_cost() {
            Scene scene = scene().active(YOU, spot(THROH).with(FIGHTING, FIRE)).active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Shoulder Throw").active(OPPONENT).counters())
                    .isEqualTo(6);
        }

        @Test
        void does_no_damage_to_the_heaviest() {
            Card heavy = Write.pokemon("Heavy", "ZZZ", "1")
                    .basic(200, EnergyType.FIRE)
                    .attack("Hit", "", 10)
                    .retreat(5)
                    .build();
            Scene scene = scene().active(YOU, spot(THROH).with(FIGHTING, FIRE)).active(OPPONENT, spot(heavy));
            assertThat(scene.attack("Shoulder Throw").active(OPPONENT).counters())
                    .isZero();
        }
    }
}
