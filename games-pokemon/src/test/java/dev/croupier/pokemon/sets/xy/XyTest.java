package dev.croupier.pokemon.sets.xy;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class XyTest {
    private static final Card YVELTAL = card("XY", "79");
    private static final Card XERNEAS = card("XY", "96");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card DOUBLE =
            specialEnergy("Double", "ZZZ", "8").provides(COLORLESS, COLORLESS).build();
    private static final Card DARKNESS_ENERGY = card("MEE", "7");
    private static final Card FAIRY_ENERGY = card("SUM", "172");
    private static final Card FIRE_ENERGY = card("MEE", "2");

    private static Choice attached(InPlay on, Card card) {
        return new Choice.OfAttached(on.id(), card);
    }

    private static int energy(InPlay pokemon) {
        return pokemon.energy().size();
    }

    private static Scene table(Scene.Spot active) {
        return scene().active(YOU, active).active(OPPONENT, spot(TANK));
    }

    @Nested
    @OfCard("XY 79")
    class Yveltal_EX {

        @Test
        void does_20_more_for_each_energy_of_both_active_pokemon() {
            Scene scene = scene().active(YOU, spot(YVELTAL).with(DARKNESS_ENERGY, DOUBLE))
                    .bench(YOU, spot(TANK).with(FIRE_ENERGY))
                    .active(OPPONENT, spot(TANK).with(FIRE_ENERGY))
                    .attack("Evil Ball");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2 + 2 * 4);
        }

        @Test
        void moves_an_energy_with_y_cyclone() {
            Scene scene = table(spot(YVELTAL).with(DARKNESS_ENERGY, FIRE_ENERGY, FIRE_ENERGY))
                    .bench(YOU, spot(TANK), spot(XERNEAS))
                    .attack("Y Cyclone");
            scene.answer(attached(scene.active(YOU), FIRE_ENERGY)).answer(scene.bench(YOU, 1));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(9);
            assertThat(energy(scene.active(YOU))).isEqualTo(2);
            assertThat(energy(scene.bench(YOU, 1))).isEqualTo(1);
            assertThat(energy(scene.bench(YOU, 0))).isZero();
        }

        @Test
        void keeps_it_where_there_is_no_bench() {
            Scene scene = table(spot(YVELTAL).with(DARKNESS_ENERGY, FIRE_ENERGY, FIRE_ENERGY))
                    .attack("Y Cyclone");
            assertThat(energy(scene.active(YOU))).isEqualTo(3);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard("XY 96")
    class Xerneas {

        private static Scene geomancy(Card... deck) {
            return table(spot(XERNEAS).with(FAIRY_ENERGY))
                    .bench(YOU, spot(TANK), spot(XERNEAS), spot(YVELTAL))
                    .deck(YOU, deck)
                    .attack("Geomancy");
        }

        @Test
        void attaches_a_fairy_energy_of_the_deck_to_each_of_two_benched_pokemon() {
            Scene scene = geomancy(FAIRY_ENERGY, FIRE_ENERGY, FAIRY_ENERGY, FAIRY_ENERGY);
            scene.answer(scene.bench(YOU, 0))
                    .answer(scene.bench(YOU, 2))
                    .answer(FAIRY_ENERGY)
                    .answer(FAIRY_ENERGY);
            assertThat(scene.side(YOU).bench().map(pokemon -> energy(pokemon))).containsExactly(1, 0, 1);
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Fairy Energy", "Fire Energy");
            assertThat(scene.active(OPPONENT).counters()).isZero();
        }

        @Test
        void may_find_none_for_the_first_and_one_for_the_second() {
            Scene scene = geomancy(FAIRY_ENERGY, FIRE_ENERGY);
            scene.answer(scene.bench(YOU, 0)).answer(scene.bench(YOU, 1)).done().answer(FAIRY_ENERGY);
            assertThat(scene.side(YOU).bench().map(pokemon -> energy(pokemon))).containsExactly(0, 1, 0);
        }

        @Test
        void has_one_pokemon_alone_where_there_are_no_two() {
            Scene scene = table(spot(XERNEAS).with(FAIRY_ENERGY))
                    .bench(YOU, spot(TANK))
                    .deck(YOU, FAIRY_ENERGY, FAIRY_ENERGY)
                    .attack("Geomancy");
            scene.answer(scene.bench(YOU, 0)).answer(FAIRY_ENERGY);
            assertThat(energy(scene.bench(YOU, 0))).isEqualTo(1);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }

        @Test
        void does_100_and_discards_an_energy() {
            Scene scene = table(spot(XERNEAS).with(FAIRY_ENERGY, FAIRY_ENERGY, FIRE_ENERGY))
                    .attack("Rainbow Spear");
            scene.answer(attached(scene.active(YOU), FIRE_ENERGY));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(10);
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy");
        }
    }
}
