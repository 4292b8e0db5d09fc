package dev.croupier.pokemon.sets.fst;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FusionStrikeTest {
    private static final Card MEW_V = card("FST", "113");
    private static final Card MEW_VMAX = card("FST", "114");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card DREEPY = card("TWM", "128");
    private static final Card WATER = card("MEE", "3");
    private static final Card PSYCHIC = card("MEE", "5");
    private static final Card WALL = tool("Wall", "TST", "1")
            .passive(
                    Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY),
                    Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -30))
            .build();

    @Nested
    @OfCard("FST 113")
    class Mew_V {
        private Scene mixing(Card... deck) {
            return scene().active(YOU, spot(MEW_V).with(PSYCHIC))
                    .bench(YOU, spot(GASTLY), spot(MEW_V, MEW_VMAX))
                    .deck(YOU, deck)
                    .active(OPPONENT, spot(GASTLY))
                    .attack("Energy Mix");
        }

        @Test
        void attaches_an_energy_from_the_deck_to_a_fusion_strike_pokemon() {
            Scene scene = mixing(WATER, DREEPY, GASTLY);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(WATER), new Choice.Done());
            scene.answer(WATER);
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfPokemon(scene.active(YOU).id()),
                            new Choice.OfPokemon(scene.bench(YOU, 1).id()));
            scene.answer(scene.bench(YOU, 1));
            assertThat(scene.bench(YOU, 1).energy().map(Placed::card)).containsExactly(WATER);
            assertThat(scene.deck(YOU)).containsExactly("Dreepy", "Gastly");
        }

        @Test
        void may_find_none() {
            Scene scene = mixing(DREEPY, GASTLY).done();
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
            assertThat(scene.deck(YOU)).hasSize(2);
        }

        private Scene leaping(Scene.Spot... bench) {
            return scene().active(YOU, spot(MEW_V).with(PSYCHIC, WATER))
                    .bench(YOU, bench)
                    .deck(YOU, DREEPY)
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("Psychic Leap");
        }

        @Test
        void may_go_into_the_deck_with_all_its_cards() {
            Scene scene = leaping(spot(GASTLY), spot(DREEPY)).yes();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Dreepy", "Mew V", "Psychic Energy", "Water Energy");
            scene.answer(scene.bench(YOU, 1));
            assertThat(scene.active(YOU).name()).isEqualTo("Dreepy");
            assertThat(scene.side(OPPONENT).prizes().left()).isEqualTo(6);
        }

        @Test
        void may_stay() {
            assertThat(leaping(spot(GASTLY)).done().active(YOU).name()).isEqualTo("Mew V");
        }

        @Test
        void loses_where_it_was_the_last() {
            Scene scene = leaping().yes();
            assertThat(scene.game().outcome(scene.state()).get().isWinner(OPPONENT))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("FST 114")
    class Mew_VMAX {
        private Scene crossing(Scene.Spot... bench) {
            return scene().active(YOU, spot(MEW_V, MEW_VMAX).with(WATER, WATER))
                    .bench(YOU, bench)
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("Cross Fusion Strike");
        }

        @Test
        @ForRule("PKM-Q15")
        void uses_an_attack_of_a_benched_fusion_strike_pokemon_without_its_cost() {
            Scene scene = crossing(spot(MEW_V), spot(GASTLY));
            var mew = scene.bench(YOU, 0).id();
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfAttack(mew, "Energy Mix"), new Choice.OfAttack(mew, "Psychic Leap"));
            scene.answer(new Choice.OfAttack(mew, "Psychic Leap"));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
            scene.yes();
            assertThat(scene.deck(YOU)).contains("Mew VMAX");
        }

        @Test
        void does_nothing_where_there_is_none() {
            Scene scene = crossing(spot(GASTLY));
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        }

        @Test
        @ForRule("PKM-Q7")
        void does_damage_whatever_protects_the_defender() {
            Scene scene = scene().active(YOU, spot(MEW_V, MEW_VMAX).with(PSYCHIC, PSYCHIC))
                    .active(OPPONENT, spot(ZACIAN).with(WALL))
                    .attack("Max Miracle");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(13);
        }
    }
}
