package dev.croupier.pokemon.sets.asr;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AstralRadianceTest {
    private static final Card GRENINJA = card("ASR", "46");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card LAPRAS = card("SSH", "49");
    private static final Card ARCEUS = card("BRS", "122");
    private static final Card DREEPY = card("TWM", "128");
    private static final Card FIRE = card("MEE", "2");
    private static final Card WATER = card("MEE", "3");
    private static final Card DOUBLE = specialEnergy("Double", "TST", "1")
            .provides(EnergyType.COLORLESS, EnergyType.COLORLESS)
            .build();

    @Nested
    @OfCard("ASR 46")
    class Radiant_Greninja {
        private Scene holding(Card... hand) {
            return scene().active(YOU, spot(ARCEUS))
                    .bench(YOU, spot(GRENINJA))
                    .hand(YOU, hand)
                    .active(OPPONENT, spot(ZACIAN));
        }

        private PokemonAction concealed(Scene scene) {
            return new PokemonAction.UseAbility(YOU, scene.bench(YOU, 0).id(), "Concealed Cards");
        }

        @Test
        void discards_an_energy_to_draw_two_once_a_turn() {
            Scene scene = holding(WATER, FIRE, DREEPY);
            scene.use(scene.bench(YOU, 0), "Concealed Cards");
            assertThat(scene.answers()).containsExactlyInAnyOrder(new Choice.OfCard(FIRE), new Choice.OfCard(WATER));
            scene.answer(WATER);
            assertThat(scene.discard(YOU)).containsExactly("Water Energy");
            assertThat(scene.side(YOU).hand().size()).isEqualTo(4);
            assertThat(scene.refusals(concealed(scene))).contains("PKM-R64");
        }

        @Test
        void needs_an_energy_to_discard() {
            Scene scene = holding(DREEPY);
            assertThat(scene.refusals(concealed(scene))).containsExactly("PKM-TURN-14");
        }

        private Scene throwing(Card... energy) {
            return scene().active(YOU, spot(GRENINJA).with(energy))
                    .active(OPPONENT, spot(ZACIAN))
                    .bench(OPPONENT, spot(LAPRAS), spot(ARCEUS))
                    .attack("Moonlight Shuriken");
        }

        @Test
        void hits_two_pokemon_and_discards_two_energy() {
            Scene scene = throwing(WATER, WATER, FIRE);
            scene.answer(scene.active(OPPONENT)).answer(scene.bench(OPPONENT, 1));
            assertThat(scene.side(OPPONENT).inPlay().map(InPlay::counters)).containsExactly(9, 0, 9);
            assertThat(scene.active(YOU).energy()).hasSize(3);
            scene.answer(new Choice.OfAttached(scene.active(YOU).id(), WATER))
                    .answer(new Choice.OfAttached(scene.active(YOU).id(), FIRE));
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactly(WATER);
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy", "Water Energy");
        }

        @Test
        @ForRule({"PKM-R71", "PKM-R72"})
        void discards_a_card_of_two_units_as_two_or_as_one() {
            Scene scene = throwing(WATER, WATER, DOUBLE, FIRE);
            scene.answer(scene.active(OPPONENT)).answer(scene.bench(OPPONENT, 1));
            Choice twofold = new Choice.OfAttached(scene.active(YOU).id(), DOUBLE);
            scene.answer(twofold);
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfAttached(scene.active(YOU).id(), FIRE), new Choice.Done());
            scene.done();
            assertThat(scene.discard(YOU)).containsExactly("Double");
        }

        @Test
        void hits_one_where_there_is_one() {
            Scene scene = scene().active(YOU, spot(GRENINJA).with(WATER, WATER, FIRE))
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("Moonlight Shuriken");
            scene.answer(scene.active(OPPONENT));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(9);
        }
    }
}
