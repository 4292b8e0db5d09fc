package dev.croupier.pokemon.sets.rs;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RubyAndSapphireTest {
    private static final Card MEWTWO = card("RS", "101");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card PSYCHIC_ENERGY = card("MEE", "5");
    private static final Card FIRE_ENERGY = card("MEE", "2");

    private static Scene absorbing(Card... discarded) {
        return scene().active(YOU, spot(MEWTWO).with(PSYCHIC_ENERGY))
                .active(OPPONENT, spot(TANK))
                .discard(YOU, discarded)
                .attack("Energy Absorption");
    }

    @Nested
    @OfCard("RS 101")
    class Mewtwo_ex {

        @Test
        void takes_two_energy_cards_of_the_discard_pile() {
            Scene scene = absorbing(FIRE_ENERGY, PSYCHIC_ENERGY, TANK, PSYCHIC_ENERGY)
                    .answer(FIRE_ENERGY)
                    .answer(PSYCHIC_ENERGY);
            assertThat(scene.active(YOU).energy().map(placed -> placed.card().name()))
                    .containsExactly("Psychic Energy", "Fire Energy", "Psychic Energy");
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Psychic Energy", "Tank");
        }

        @Test
        void may_leave_it_at_one() {
            Scene scene = absorbing(FIRE_ENERGY, PSYCHIC_ENERGY);
            assertThat(scene.answers()).doesNotContain(new Choice.Done());
            scene.answer(FIRE_ENERGY).done();
            assertThat(scene.active(YOU).energy().size()).isEqualTo(2);
        }

        @Test
        void finds_nothing_in_a_pile_without_energy() {
            Scene scene = absorbing(TANK);
            assertThat(scene.active(YOU).energy().size()).isEqualTo(1);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }

        @Test
        void does_60_with_psyburn() {
            Scene scene = scene().active(YOU, spot(MEWTWO).with(PSYCHIC_ENERGY, PSYCHIC_ENERGY, FIRE_ENERGY))
                    .active(OPPONENT, spot(TANK))
                    .attack("Psyburn");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
        }
    }
}
