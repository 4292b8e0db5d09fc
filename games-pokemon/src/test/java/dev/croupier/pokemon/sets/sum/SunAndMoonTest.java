package dev.croupier.pokemon.sets.sum;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FAIRY;
import static dev.croupier.pokemon.table.SpecialCondition.BURNED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SunAndMoonTest {
    private static final Card INCINEROAR = card("SUM", "27");
    private static final Card CHARCADET = card("SSP", "32");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card FAIRY_ENERGY = card("SUM", "172");

    private static Scene table(Scene.Spot active) {
        return scene().active(YOU, active).active(OPPONENT, spot(TANK));
    }

    private static Scene.Spot paid() {
        return spot(INCINEROAR).with(FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY);
    }

    @Nested
    @OfCard("SUM 27")
    class Incineroar_GX {

        @Test
        void does_20_more_for_each_benched_fire_pokemon() {
            Scene scene = table(paid()).bench(YOU, spot(CHARCADET), spot(TANK), spot(CHARCADET));
            assertThat(scene.attack("Hustling Strike").active(OPPONENT).counters())
                    .isEqualTo(1 + 4);
            assertThat(table(paid()).attack("Hustling Strike").active(OPPONENT).counters())
                    .isEqualTo(1);
        }

        @Test
        void does_50_more_for_each_heads() {
            assertThat(table(paid())
                            .coins(true, false)
                            .attack("Tiger Swing")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(13);
            assertThat(table(paid())
                            .coins(true, true)
                            .attack("Tiger Swing")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(18);
            assertThat(table(paid())
                            .coins(false, false)
                            .attack("Tiger Swing")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(8);
        }

        @Test
        @ForRule("PKM-KIND-6")
        void slams_for_200_and_a_burn_once_a_game() {
            Scene scene = table(paid()).coins(false).attack("Burning Slam-GX");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20 + 2);
            assertThat(scene.active(OPPONENT).conditions().has(BURNED)).isTrue();
            scene.coins(true).endTurn();
            assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Burning Slam-GX")))
                    .containsExactly("PKM-KIND-6");
        }
    }

    @Nested
    @OfCard("SUM 172")
    class Fairy_Energy {

        @Test
        void counts_as_fairy() {
            Scene scene = table(spot(TANK).with(FAIRY_ENERGY));
            assertThat(Energies.count(scene.state(), scene.active(YOU), FAIRY)).isEqualTo(1);
        }
    }
}
