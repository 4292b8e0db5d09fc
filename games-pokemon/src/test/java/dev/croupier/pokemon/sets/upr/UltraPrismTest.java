package dev.croupier.pokemon.sets.upr;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class UltraPrismTest {
    private static final Card GIRATINA = card("UPR", "58");
    private static final Card CYRUS = card("UPR", "120");
    private static final Card BOOST = card("UPR", "136");
    private static final Card GENGAR = card("TM", "94");
    private static final Card CHARIZARD = card("RG", "105");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card PSYCHIC_ENERGY = card("MEE", "5");
    private static final Card WATER_ENERGY = card("MEE", "3");
    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card DOUBLE =
            specialEnergy("Double", "ZZZ", "8").provides(COLORLESS, COLORLESS).build();
    private static final Card FISH =
            pokemon("Fish", "ZZZ", "1").basic(60, WATER).build();
    private static final Card ROBOT =
            pokemon("Robot", "ZZZ", "2").basic(60, METAL).build();

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
    @OfCard("UPR 58")
    class Giratina_Prism_Star {

        private static Scene played(Card... hand) {
            return table(spot(TANK))
                    .hand(YOU, Array.of(hand).append(GIRATINA).toJavaArray(Card[]::new))
                    .play(new PokemonAction.PlayBasic(YOU, GIRATINA));
        }

        @Test
        void takes_two_psychic_energy_of_the_hand_as_it_comes() {
            Scene scene = played(PSYCHIC_ENERGY, WATER_ENERGY, PSYCHIC_ENERGY, PSYCHIC_ENERGY)
                    .yes()
                    .answer(PSYCHIC_ENERGY)
                    .answer(PSYCHIC_ENERGY);
            assertThat(energy(scene.bench(YOU, 0))).isEqualTo(2);
            assertThat(scene.hand(YOU)).containsExactly("Psychic Energy", "Water Energy");
        }

        @Test
        void may_decline_and_takes_one_where_there_is_one() {
            assertThat(energy(played(PSYCHIC_ENERGY, PSYCHIC_ENERGY).done().bench(YOU, 0)))
                    .isZero();
            Scene one = played(PSYCHIC_ENERGY).yes().answer(PSYCHIC_ENERGY);
            assertThat(energy(one.bench(YOU, 0))).isEqualTo(1);
        }

        @Test
        void is_asked_whatever_the_hand_is_so_that_nobody_learns_what_it_is_not() {
            Scene scene = played(WATER_ENERGY);
            assertThat(scene.answers()).containsExactly(new Choice.Yes(), new Choice.Done());
            scene.yes().done();
            assertThat(scene.hand(YOU)).containsExactly("Water Energy");
        }

        @Test
        void does_160_and_discards_two_energy() {
            Scene scene = table(spot(GIRATINA).with(PSYCHIC_ENERGY, PSYCHIC_ENERGY, PSYCHIC_ENERGY, PSYCHIC_ENERGY))
                    .attack("Crisis Dive");
            scene.answer(attached(scene.active(YOU), PSYCHIC_ENERGY))
                    .answer(attached(scene.active(YOU), PSYCHIC_ENERGY));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(16);
            assertThat(energy(scene.active(YOU))).isEqualTo(2);
        }

        @Test
        @ForRule("PKM-KIND-12")
        void goes_to_the_lost_zone() {
            Scene scene = scene().active(YOU, spot(CHARIZARD).with(DOUBLE, FIRE_ENERGY))
                    .active(OPPONENT, spot(GIRATINA).damaged(11).with(WATER_ENERGY))
                    .bench(OPPONENT, spot(TANK))
                    .attack("Slash");
            assertThat(scene.lost(OPPONENT)).containsExactly("Giratina ◇");
            assertThat(scene.discard(OPPONENT)).containsExactly("Water Energy");
        }
    }

    @Nested
    @OfCard("UPR 120")
    class Cyrus_Prism_Star {
        private static final PokemonAction PLAY = new PokemonAction.PlayTrainer(YOU, CYRUS);

        private static Scene facing(Card active, Scene.Spot... bench) {
            return scene().active(YOU, spot(active))
                    .hand(YOU, CYRUS)
                    .active(OPPONENT, spot(TANK))
                    .bench(OPPONENT, bench);
        }

        @Test
        void leaves_two_benched_pokemon_of_the_opponents_choice() {
            Scene scene = facing(
                            FISH,
                            spot(FISH),
                            spot(ROBOT, TANK).with(WATER_ENERGY),
                            spot(TANK).with(FIRE_ENERGY),
                            spot(ROBOT))
                    .play(PLAY);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
            scene.answer(scene.bench(OPPONENT, 0)).answer(scene.bench(OPPONENT, 3));
            assertThat(scene.side(OPPONENT).bench().map(InPlay::name)).containsExactly("Fish", "Robot");
            assertThat(scene.deck(OPPONENT))
                    .contains("Robot", "Tank", "Water Energy")
                    .hasSize(5 + 5);
            assertThat(scene.discard(OPPONENT)).isEmpty();
            assertThat(scene.lost(YOU)).containsExactly("Cyrus ◇");
        }

        @Test
        void needs_a_water_or_metal_pokemon_in_the_active_spot() {
            Scene.Spot[] three = {spot(FISH), spot(FISH), spot(FISH)};
            assertThat(facing(TANK, three).isLegal(PLAY)).isFalse();
            assertThat(facing(FISH, three).isLegal(PLAY)).isTrue();
            assertThat(facing(ROBOT, three).isLegal(PLAY)).isTrue();
        }

        @Test
        @ForRule("PKM-TURN-14")
        void needs_somebody_with_a_third_benched_pokemon() {
            assertThat(facing(FISH, spot(FISH), spot(FISH)).isLegal(PLAY)).isFalse();
        }
    }

    @Nested
    @OfCard("UPR 136")
    class Super_Boost_Energy_Prism_Star {

        private static Array<Integer> fireOf(Scene scene, InPlay on) {
            return Array.of(Energies.units(scene.state(), on).size(), Energies.count(scene.state(), on, FIRE));
        }

        @Test
        void is_colorless_on_anything_but_a_stage_2_pokemon() {
            Scene scene = table(spot(TANK).with(BOOST)).bench(YOU, spot(GENGAR), spot(GENGAR), spot(GENGAR));
            assertThat(fireOf(scene, scene.active(YOU))).containsExactly(1, 0);
        }

        @Test
        void is_one_of_every_type_on_a_stage_2_pokemon() {
            Scene scene = table(spot(GENGAR).with(BOOST)).bench(YOU, spot(GENGAR), spot(TANK));
            assertThat(fireOf(scene, scene.active(YOU))).containsExactly(1, 1);
        }

        @Test
        void is_four_with_three_stage_2_pokemon_of_ones_own_in_play() {
            Scene scene = table(spot(GENGAR).with(BOOST)).bench(YOU, spot(GENGAR), spot(CHARIZARD));
            assertThat(fireOf(scene, scene.active(YOU))).containsExactly(4, 4);
            Scene theirs = scene().active(YOU, spot(GENGAR).with(BOOST))
                    .bench(YOU, spot(GENGAR))
                    .active(OPPONENT, spot(GENGAR));
            assertThat(fireOf(theirs, theirs.active(YOU))).containsExactly(1, 1);
        }

        @Test
        void goes_to_the_lost_zone_when_it_is_discarded() {
            Scene dive = table(
                            spot(GIRATINA).with(PSYCHIC_ENERGY, PSYCHIC_ENERGY, PSYCHIC_ENERGY, PSYCHIC_ENERGY, BOOST))
                    .attack("Crisis Dive");
            dive.answer(attached(dive.active(YOU), PSYCHIC_ENERGY)).answer(attached(dive.active(YOU), BOOST));
            assertThat(dive.lost(YOU)).containsExactly("Super Boost Energy ◇");
        }
    }
}
