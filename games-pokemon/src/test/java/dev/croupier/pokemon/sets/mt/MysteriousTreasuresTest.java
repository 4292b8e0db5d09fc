package dev.croupier.pokemon.sets.mt;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.table.SpecialCondition.POISONED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.which.Those;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MysteriousTreasuresTest {
    private static final Card PICHU = card("MT", "93");
    private static final Card PIKACHU = card("ASC", "55");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card LIGHTNING_ENERGY = card("MEE", "4");
    private static final Card DOZER = pokemon("Dozer", "ZZZ", "2")
            .basic(50, PSYCHIC)
            .attack("Doze", "", after(Do.inflict(Those.defender(), POISONED)))
            .build();

    private static Scene table(Scene.Spot active, Card... hand) {
        return scene().active(YOU, active).active(OPPONENT, spot(TANK)).hand(YOU, hand);
    }

    private static boolean canEvolve(Scene scene) {
        return scene.isLegal(new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Baby Evolution"));
    }

    @Nested
    @OfCard("MT 93")
    class Pichu {

        @Test
        void becomes_pikachu_and_loses_its_damage_counters() {
            Scene scene = table(spot(PICHU).damaged(3).with(LIGHTNING_ENERGY), PIKACHU);
            scene.use(scene.active(YOU), "Baby Evolution").answer(PIKACHU);
            assertThat(scene.active(YOU).name()).isEqualTo("Pikachu");
            assertThat(scene.active(YOU).counters()).isZero();
            assertThat(scene.active(YOU).energy().size()).isEqualTo(1);
            assertThat(scene.active(YOU).isEvolved()).isTrue();
            assertThat(scene.hand(YOU)).isEmpty();
        }

        @Test
        void needs_pikachu_in_the_hand() {
            assertThat(canEvolve(table(spot(PICHU), PIKACHU))).isTrue();
            assertThat(canEvolve(table(spot(PICHU), PICHU))).isFalse();
        }

        @Test
        void does_not_evolve_in_the_turn_in_which_it_came_nor_in_the_first_one() {
            assertThat(canEvolve(table(spot(PICHU).isNew(), PIKACHU))).isFalse();
            assertThat(canEvolve(table(spot(PICHU), PIKACHU).turn(1))).isFalse();
        }

        @Test
        void cannot_use_its_power_with_a_special_condition() {
            Scene scene = scene().turn(4)
                    .active(OPPONENT, spot(DOZER))
                    .active(YOU, spot(PICHU))
                    .hand(YOU, PIKACHU)
                    .play(new PokemonAction.UseAttack(OPPONENT, "Doze"));
            assertThat(scene.active(YOU).conditions().has(POISONED)).isTrue();
            assertThat(canEvolve(scene)).isFalse();
        }

        @Test
        void does_20_on_heads_and_nothing_on_tails() {
            assertThat(table(spot(PICHU))
                            .coins(true)
                            .attack("Chupi")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(2);
            assertThat(table(spot(PICHU))
                            .coins(false)
                            .attack("Chupi")
                            .active(OPPONENT)
                            .counters())
                    .isZero();
        }
    }
}
