package dev.croupier.pokemon.sets.bus;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FAIRY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BurningShadowsTest {
    private static final Card GARDEVOIR = card("BUS", "93");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card FAIRY_ENERGY = card("SUM", "172");
    private static final Card WEAK = pokemon("Weak", "ZZZ", "6")
            .basic(300, COLORLESS)
            .weakness(FAIRY, times(2))
            .build();

    private static Scene table(Scene.Spot active) {
        return scene().active(YOU, active).active(OPPONENT, spot(TANK));
    }

    @Nested
    @OfCard("BUS 93")
    class Gardevoir_GX {

        private static boolean canAttach(Scene scene) {
            return scene.isLegal(
                    new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Secret Spring"));
        }

        @Test
        void attaches_a_fairy_energy_of_the_hand_besides_the_one_of_the_turn() {
            Scene scene =
                    table(spot(GARDEVOIR)).bench(YOU, spot(TANK)).hand(YOU, FAIRY_ENERGY, FAIRY_ENERGY, FIRE_ENERGY);
            scene.use(scene.active(YOU), "Secret Spring").answer(FAIRY_ENERGY).answer(scene.bench(YOU, 0));
            assertThat(scene.bench(YOU, 0).energy().size()).isEqualTo(1);
            assertThat(canAttach(scene)).isFalse();
            assertThat(scene.isLegal(new PokemonAction.AttachEnergy(
                            YOU, FAIRY_ENERGY, scene.active(YOU).id())))
                    .isTrue();
            scene.endTurn().endTurn();
            assertThat(canAttach(scene)).isTrue();
        }

        @Test
        void needs_a_fairy_energy() {
            assertThat(canAttach(table(spot(GARDEVOIR)).hand(YOU, FIRE_ENERGY))).isFalse();
        }

        @Test
        void does_30_for_each_energy_of_both_active_pokemon_with_weakness() {
            Scene scene = scene().active(YOU, spot(GARDEVOIR).with(FAIRY_ENERGY, FIRE_ENERGY))
                    .active(OPPONENT, spot(WEAK).with(FIRE_ENERGY))
                    .attack("Infinite Force");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(18);
        }

        @Test
        void shuffles_ten_cards_of_the_discard_pile_into_the_deck() {
            Card[] discarded = Array.fill(11, () -> FIRE_ENERGY).append(TANK).toJavaArray(Card[]::new);
            Scene scene = table(spot(GARDEVOIR).with(FAIRY_ENERGY))
                    .discard(YOU, discarded)
                    .attack("Twilight-GX");
            for (int i = 0; i < 9; i++) {
                scene.answer(FIRE_ENERGY);
            }
            scene.answer(TANK);
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy", "Fire Energy");
            assertThat(scene.deck(YOU).size()).isEqualTo(15);
            assertThat(scene.deck(YOU)).contains("Tank");
        }

        @Test
        void shuffles_what_there_is() {
            Scene scene =
                    table(spot(GARDEVOIR).with(FAIRY_ENERGY)).discard(YOU, TANK).attack("Twilight-GX");
            if (!scene.answers().isEmpty()) {
                scene.answer(TANK);
            }
            assertThat(scene.discard(YOU)).isEmpty();
        }
    }
}
