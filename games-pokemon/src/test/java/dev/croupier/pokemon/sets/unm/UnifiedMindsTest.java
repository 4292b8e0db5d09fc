package dev.croupier.pokemon.sets.unm;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class UnifiedMindsTest {
    private static final Card RAICHU = card("UNM", "57");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card LIGHTNING_ENERGY = card("MEE", "4");
    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card WEAK = pokemon("Weak", "ZZZ", "6")
            .basic(300, COLORLESS)
            .weakness(LIGHTNING, times(2))
            .build();

    private static Choice attached(InPlay on, Card card) {
        return new Choice.OfAttached(on.id(), card);
    }

    private static int energy(InPlay pokemon) {
        return pokemon.energy().size();
    }

    private static Scene raining(Card... energy) {
        return scene().active(YOU, spot(RAICHU).with(energy))
                .active(OPPONENT, spot(WEAK))
                .bench(OPPONENT, spot(TANK), spot(TANK));
    }

    private static Scene discarding(Scene scene, int count) {
        for (int i = 0; i < count; i++) {
            scene.answer(attached(scene.active(YOU), LIGHTNING_ENERGY));
        }
        return scene;
    }

    @Nested
    @OfCard("UNM 57")
    class Alolan_Raichu {

        @Test
        void rains_30_for_each_lightning_energy_that_it_discards() {
            Scene scene = discarding(
                    raining(LIGHTNING_ENERGY, LIGHTNING_ENERGY, LIGHTNING_ENERGY, FIRE_ENERGY)
                            .attack("Electro Rain"),
                    3);
            scene.answer(scene.active(OPPONENT))
                    .answer(scene.bench(OPPONENT, 1))
                    .answer(scene.bench(OPPONENT, 1));
            assertThat(scene.side(OPPONENT).inPlay().map(InPlay::counters)).containsExactly(3, 0, 6);
            assertThat(scene.active(YOU).energy().map(placed -> placed.card().name()))
                    .containsExactly("Fire Energy");
        }

        @Test
        void chooses_how_many_and_its_targets_in_their_order() {
            Scene scene = discarding(raining(LIGHTNING_ENERGY, LIGHTNING_ENERGY).attack("Electro Rain"), 1)
                    .done();
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.side(OPPONENT).inPlay().map(InPlay::counters)).containsExactly(0, 3, 0);
            assertThat(energy(scene.active(YOU))).isEqualTo(1);
        }

        @Test
        void may_discard_none() {
            Scene scene = raining(LIGHTNING_ENERGY).attack("Electro Rain").done();
            assertThat(scene.side(OPPONENT).inPlay().map(InPlay::counters)).containsExactly(0, 0, 0);
        }

        @Test
        @ForRule("PKM-R9")
        void damages_a_pokemon_that_is_hit_twice_by_the_sum() {
            Scene scene = discarding(raining(LIGHTNING_ENERGY, LIGHTNING_ENERGY).attack("Electro Rain"), 2);
            scene.answer(scene.active(OPPONENT)).answer(scene.active(OPPONENT));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
        }

        @Test
        void balls_for_90_with_weakness() {
            Scene scene = raining(LIGHTNING_ENERGY, FIRE_ENERGY, FIRE_ENERGY).attack("Electric Ball");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(18);
        }
    }
}
