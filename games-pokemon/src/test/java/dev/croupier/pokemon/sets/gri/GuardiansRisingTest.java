package dev.croupier.pokemon.sets.gri;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GuardiansRisingTest {
    private static final Card LELE = card("GRI", "60");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card PSYCHIC_ENERGY = card("MEE", "5");
    private static final Card RESISTING = pokemon("Resisting", "ZZZ", "6")
            .basic(300, COLORLESS)
            .weakness(PSYCHIC, times(2))
            .build();
    private static final Card HELPER =
            supporter("Helper", "ZZZ", "1").does(Do.draw(1)).build();
    private static final Card ITEM = item("Item", "ZZZ", "2").does(Do.draw(1)).build();

    private static Scene table(Scene.Spot active) {
        return scene().active(YOU, active).active(OPPONENT, spot(TANK));
    }

    @Nested
    @OfCard("GRI 60")
    class Tapu_Lele_GX {

        private static Scene played(Card... deck) {
            return table(spot(TANK)).hand(YOU, LELE).deck(YOU, deck).play(new PokemonAction.PlayBasic(YOU, LELE));
        }

        @Test
        void finds_a_supporter_when_it_comes_from_the_hand() {
            Scene scene = played(HELPER, ITEM, FIRE_ENERGY).yes();
            assertThat(scene.answers()).containsExactlyInAnyOrder(new Choice.OfCard(HELPER), new Choice.Done());
            scene.answer(HELPER);
            assertThat(scene.hand(YOU)).containsExactly("Helper");
            assertThat(scene.deck(YOU).size()).isEqualTo(2);
        }

        @Test
        void may_be_content_with_being_there() {
            Scene scene = played(HELPER).done();
            assertThat(scene.hand(YOU)).isEmpty();
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Tapu Lele-GX");
        }

        @Test
        void does_20_for_each_energy_of_both_active_pokemon_without_weakness() {
            Scene scene = scene().active(YOU, spot(LELE).with(FIRE_ENERGY, FIRE_ENERGY))
                    .bench(YOU, spot(TANK).with(FIRE_ENERGY))
                    .active(OPPONENT, spot(RESISTING).with(FIRE_ENERGY))
                    .attack("Energy Drive");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
        }

        @Test
        void heals_two_benched_pokemon_of_everything() {
            Scene scene = table(spot(LELE).damaged(2).with(PSYCHIC_ENERGY))
                    .bench(
                            YOU,
                            spot(TANK).damaged(20),
                            spot(TANK).damaged(1),
                            spot(TANK).damaged(7))
                    .attack("Tapu Cure-GX");
            scene.answer(scene.bench(YOU, 0)).answer(scene.bench(YOU, 2));
            assertThat(scene.side(YOU).inPlay().map(InPlay::counters)).containsExactly(2, 0, 1, 0);
            assertThat(scene.side(YOU).spent()).containsExactly("GX");
        }
    }
}
