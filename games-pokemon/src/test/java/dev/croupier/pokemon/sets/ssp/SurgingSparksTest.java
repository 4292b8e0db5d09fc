package dev.croupier.pokemon.sets.ssp;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.DARKNESS;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.GRASS;
import static dev.croupier.pokemon.sets.Plain.LIGHTNING;
import static dev.croupier.pokemon.sets.Plain.METAL;
import static dev.croupier.pokemon.sets.Plain.PSYCHIC;
import static dev.croupier.pokemon.sets.Plain.WATER;
import static dev.croupier.pokemon.sets.Plain.attached;
import static dev.croupier.pokemon.sets.Plain.basic;
import static dev.croupier.pokemon.sets.Plain.stage1;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.Types;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SurgingSparksTest {
    private static final Card ARMAROUGE = PokemonCards.card("SSP", "34");
    private static final Card JET = PokemonCards.card("SSP", "252");
    private static final Card LATIAS = PokemonCards.card("SSP", "76");
    private static final Card PIKACHU = PokemonCards.card("SSP", "57");
    private static final Card GASTLY = PokemonCards.card("POR", "48");
    private static final Card MOON = PokemonCards.card("PAR", "124");

    @Nested
    @OfCard("SSP 34")
    class The_Armarouge {

        @Test
        void hits_a_benched_pokemon_and_discards_its_fire_energy() {
            Scene scene = scene().active(YOU, spot(wall(), ARMAROUGE).with(FIRE, FIRE, WATER))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(wall()));
            scene.attack("Crimson Blaster").answer(scene.bench(OPPONENT, 0));
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(18);
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy", "Fire Energy");
            assertThat(scene.active(YOU).energy()).hasSize(1);
        }

        @Test
        void discards_every_energy_that_counts_as_fire() {
            Card all = Write.specialEnergy("Rainbow", "ZZZ", "1")
                    .provides(Types.every())
                    .build();
            Scene scene = scene().active(YOU, spot(wall(), ARMAROUGE).with(FIRE, all, WATER))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(wall()));
            scene.attack("Crimson Blaster").answer(scene.bench(OPPONENT, 0));
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Fire Energy", "Rainbow");
        }

        @Test
        void discards_although_nobody_is_hit() {
            Scene scene = scene().active(YOU, spot(wall(), ARMAROUGE).with(FIRE, FIRE, WATER))
                    .active(OPPONENT, spot(wall()));
            scene.attack("Crimson Blaster");
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.active(YOU).energy()).hasSize(1);
        }
    }

    @Nested
    @OfCard("SSP 252")
    class Jet_Energy {

        @Test
        void brings_the_benched_pokemon_that_gets_it_to_the_active_spot() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, JET);
            scene.play(
                    new PokemonAction.AttachEnergy(YOU, JET, scene.bench(YOU, 0).id()));
            assertThat(scene.active(YOU).name()).isEqualTo("Gastly");
            assertThat(scene.active(YOU).energy()).hasSize(1);
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Wall");
        }

        @Test
        void switches_nothing_on_the_active_pokemon() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, JET);
            scene.play(
                    new PokemonAction.AttachEnergy(YOU, JET, scene.active(YOU).id()));
            assertThat(scene.active(YOU).name()).isEqualTo("Wall");
        }
    }

    @Nested
    @OfCard("SSP 76")
    class Latias {

        @Test
        void lets_own_basic_pokemon_retreat_for_nothing() {
            Scene scene =
                    scene().active(YOU, spot(wall())).bench(YOU, spot(LATIAS)).active(OPPONENT, spot(wall()));
            scene.play(new PokemonAction.Retreat(YOU)).answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Latias ex");
        }

        @Test
        void does_not_help_evolved_or_opposing_pokemon() {
            Scene scene = scene().active(YOU, spot(wall(), stage1("Grown", EnergyType.FIRE, 100)))
                    .bench(YOU, spot(LATIAS))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(wall()));
            assertThat(scene.isLegal(new PokemonAction.Retreat(YOU))).isFalse();
            assertThat(scene.endTurn().isLegal(new PokemonAction.Retreat(OPPONENT)))
                    .isFalse();
        }

        @Test
        void cannot_attack_in_the_turn_after_its_attack() {
            Scene scene = scene().active(YOU, spot(LATIAS).with(PSYCHIC, PSYCHIC, PSYCHIC))
                    .active(OPPONENT, spot(wall()));
            scene.attack("Eon Blade");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20);
            assertThat(scene.endTurn().isLegal(new PokemonAction.UseAttack(YOU, "Eon Blade")))
                    .isFalse();
            assertThat(scene.endTurn().endTurn().isLegal(new PokemonAction.UseAttack(YOU, "Eon Blade")))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("SSP 57")
    class The_Pikachu {

        @Test
        void stays_with_ten_hp_from_full_hp() {
            Scene scene = scene().active(YOU, spot(basic("Ogre", EnergyType.FIRE, 100)))
                    .active(OPPONENT, spot(PIKACHU));
            scene.attack("Hit");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(19);
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Pikachu ex");
        }

        @Test
        void is_knocked_out_when_it_was_damaged() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(PIKACHU).damaged(1))
                    .bench(OPPONENT, spot(GASTLY));
            scene.attack("Hit");
            assertThat(scene.discard(OPPONENT)).containsExactly("Pikachu ex");
        }

        @Test
        void is_knocked_out_by_an_effect() {
            Scene scene = scene().active(YOU, spot(MOON).with(DARKNESS, DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(PIKACHU))
                    .bench(OPPONENT, spot(GASTLY));
            scene.attack("Frenzied Gouging");
            assertThat(scene.discard(OPPONENT)).containsExactly("Pikachu ex");
        }

        @Test
        void discards_three_energy() {
            Scene scene = scene().active(YOU, spot(PIKACHU).with(GRASS, LIGHTNING, METAL, FIRE))
                    .active(OPPONENT, spot(basic("Giant", EnergyType.FIRE, 400)));
            InPlay pikachu = scene.active(YOU);
            scene.attack("Topaz Bolt")
                    .answer(attached(pikachu, GRASS))
                    .answer(attached(pikachu, METAL))
                    .answer(attached(pikachu, FIRE));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(30);
            assertThat(scene.active(YOU).energy().map(placed -> placed.card())).containsExactly(LIGHTNING);
        }

        @Test
        @ForRule("PKM-R71")
        void discards_a_double_energy_for_two() {
            Card two = Write.specialEnergy("Double", "ZZZ", "2")
                    .provides(EnergyType.COLORLESS, EnergyType.COLORLESS)
                    .build();
            Scene scene = scene().active(YOU, spot(PIKACHU).with(GRASS, LIGHTNING, METAL, two))
                    .active(OPPONENT, spot(basic("Giant", EnergyType.FIRE, 400)));
            InPlay pikachu = scene.active(YOU);
            scene.attack("Topaz Bolt").answer(attached(pikachu, GRASS)).answer(attached(pikachu, two));
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Double", "Grass Energy");
        }
    }
}
