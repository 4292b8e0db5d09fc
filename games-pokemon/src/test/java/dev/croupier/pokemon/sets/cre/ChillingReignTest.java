package dev.croupier.pokemon.sets.cre;

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
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ChillingReignTest {
    private static final Card PEAK = card("CRE", "148");
    private static final Card GRENINJA = card("ASR", "46");
    private static final Card ARCEUS_V = card("BRS", "122");
    private static final Card ARCEUS_VSTAR = card("BRS", "123");
    private static final Card COMFEY = card("LOR", "79");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card WATER = card("MEE", "3");

    @Nested
    @OfCard("CRE 148")
    class Path_to_the_Peak {
        private Scene standing(Scene.Spot active) {
            return scene().active(YOU, active).hand(YOU, WATER, PEAK).active(OPPONENT, spot(GASTLY));
        }

        private Array<String> against(Scene scene, String ability) {
            return scene.refusals(
                    new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), ability));
        }

        @Test
        @ForRule("PKM-R89")
        void takes_the_abilities_of_pokemon_with_a_rule_box_whoever_played_it() {
            assertThat(against(standing(spot(ARCEUS_V, ARCEUS_VSTAR)).stadium(PEAK, OPPONENT), "Starbirth"))
                    .containsExactly("PKM-R89");
            assertThat(against(standing(spot(GRENINJA)).stadium(PEAK, YOU), "Concealed Cards"))
                    .containsExactly("PKM-R89");
        }

        @Test
        void leaves_those_of_others() {
            assertThat(against(standing(spot(COMFEY)).stadium(PEAK, OPPONENT), "Flower Selecting"))
                    .isEmpty();
        }

        @Test
        void works_from_the_moment_when_it_is_played() {
            Scene scene = standing(spot(GRENINJA));
            assertThat(against(scene, "Concealed Cards")).isEmpty();
            scene.playTrainer(PEAK);
            assertThat(against(scene, "Concealed Cards")).containsExactly("PKM-R89");
        }
    }
}
