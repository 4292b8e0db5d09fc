package dev.croupier.pokemon.sets.rg;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FireRedAndLeafGreenTest {
    private static final Card CHARIZARD = card("RG", "105");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();
    /** 300 HP, and no damage of attacks gets through. */
    private static final Card SHIELDED = pokemon("Shielded", "ZZZ", "7")
            .basic(300, COLORLESS)
            .passive(Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY))
            .build();

    private static final Card DOUBLE =
            specialEnergy("Double", "ZZZ", "8").provides(COLORLESS, COLORLESS).build();
    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card WATER_ENERGY = card("MEE", "3");

    private static Choice attached(InPlay on, Card card) {
        return new Choice.OfAttached(on.id(), card);
    }

    private static int energy(InPlay pokemon) {
        return pokemon.energy().size();
    }

    private static Scene burning(Card defender, Card... energy) {
        return scene().active(YOU, spot(CHARIZARD).with(energy))
                .active(OPPONENT, spot(defender))
                .bench(OPPONENT, spot(TANK).with(WATER_ENERGY));
    }

    @Nested
    @OfCard("RG 105")
    class Charizard_ex {

        @Test
        void has_all_its_energy_as_fire_unit_by_unit() {
            Scene scene = burning(TANK, DOUBLE, WATER_ENERGY);
            assertThat(Energies.count(scene.state(), scene.active(YOU), FIRE)).isEqualTo(3);
            assertThat(Energies.count(scene.state(), scene.active(YOU), WATER)).isZero();
            assertThat(Energies.count(scene.state(), scene.bench(OPPONENT, 0), WATER))
                    .isEqualTo(1);
        }

        @Test
        void slashes_for_50_with_anything() {
            Scene scene = burning(TANK, DOUBLE, WATER_ENERGY).attack("Slash");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
            assertThat(energy(scene.active(YOU))).isEqualTo(2);
        }

        @Test
        void pays_burn_down_with_what_counts_as_fire_and_discards_five_units() {
            Scene scene = burning(TANK, DOUBLE, WATER_ENERGY, DOUBLE).attack("Burn Down");
            scene.answer(attached(scene.active(YOU), DOUBLE))
                    .answer(attached(scene.active(YOU), WATER_ENERGY))
                    .answer(attached(scene.active(YOU), DOUBLE));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20);
            assertThat(energy(scene.active(YOU))).isZero();
        }

        @Test
        @ForRule("PKM-R71")
        void may_count_a_double_energy_as_one_or_two() {
            Scene scene = burning(TANK, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, DOUBLE)
                    .attack("Burn Down");
            Choice fire = attached(scene.active(YOU), FIRE_ENERGY);
            Choice two = attached(scene.active(YOU), DOUBLE);
            scene.answer(fire).answer(fire).answer(fire);
            assertThat(scene.answers()).containsExactly(fire, two);
            scene.answer(two);
            assertThat(energy(scene.active(YOU))).isEqualTo(1);
        }

        @Test
        void keeps_the_sixth_energy() {
            Scene scene = burning(TANK, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY)
                    .attack("Burn Down");
            for (int i = 0; i < 5; i++) {
                scene.answer(attached(scene.active(YOU), FIRE_ENERGY));
            }
            assertThat(energy(scene.active(YOU))).isEqualTo(1);
            assertThat(scene.discard(YOU).size()).isEqualTo(5);
        }

        @Test
        void burns_down_what_no_other_attack_would_damage() {
            Scene slashed = burning(SHIELDED, DOUBLE, DOUBLE, FIRE_ENERGY).attack("Slash");
            assertThat(slashed.active(OPPONENT).counters()).isZero();
            Scene burned = burning(SHIELDED, DOUBLE, DOUBLE, FIRE_ENERGY).attack("Burn Down");
            assertThat(burned.active(OPPONENT).counters()).isEqualTo(20);
        }
    }
}
