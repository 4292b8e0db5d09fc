package dev.croupier.pokemon.sets.wht;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each card of the set in the position that its text is about. */
class WhiteFlareTest {
    private static final Card DREEPY = PokemonCards.card("TWM", "128");
    private static final Card DRAKLOAK = PokemonCards.card("TWM", "129");
    private static final Card DRAGAPULT = PokemonCards.card("TWM", "130");
    private static final Card LUMINOUS = PokemonCards.card("TWM", "226");
    private static final Card BRAVE_BANGLE = PokemonCards.card("WHT", "80");
    private static final Card ENERGY_RETRIEVAL = PokemonCards.card("WHT", "82");
    private static final Card HILDA = PokemonCards.card("WHT", "84");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");

    private static PokemonAction trainer(Card card) {
        return new PokemonAction.PlayTrainer(YOU, card);
    }

    @Nested
    @OfCard("WHT 80")
    class BraveBangle {

        private int hit(Scene.Spot attacker, String attack, Card target) {
            return scene().active(YOU, attacker)
                    .active(OPPONENT, spot(target))
                    .attack(attack)
                    .active(OPPONENT)
                    .counters();
        }

        @Test
        void adds_thirty_against_an_active_pokemon_ex() {
            assertThat(hit(spot(DREEPY).with(PSYCHIC, BRAVE_BANGLE), "Petty Grudge", DRAGAPULT))
                    .isEqualTo(4);
            assertThat(hit(spot(DREEPY).with(PSYCHIC, BRAVE_BANGLE), "Petty Grudge", DREEPY))
                    .isEqualTo(1);
        }

        @Test
        void adds_nothing_for_a_pokemon_with_a_rule_box() {
            assertThat(hit(spot(DRAGAPULT).with(PSYCHIC, BRAVE_BANGLE), "Jet Headbutt", DRAGAPULT))
                    .isEqualTo(7);
        }
    }

    @Nested
    @OfCard("WHT 82")
    class EnergyRetrieval {

        private Scene retrieving(Card... discard) {
            return scene().active(YOU, spot(DREEPY))
                    .hand(YOU, ENERGY_RETRIEVAL)
                    .discard(YOU, discard)
                    .active(OPPONENT, spot(DREEPY));
        }

        @Test
        void takes_two_basic_energy_from_the_discard_pile() {
            Scene scene = retrieving(FIRE, FIRE, FIRE, LUMINOUS, DREEPY).playTrainer(ENERGY_RETRIEVAL);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(FIRE));
            scene.answer(FIRE).answer(FIRE);
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy", "Fire Energy");
            assertThat(scene.discard(YOU)).hasSize(4);
        }

        @Test
        void may_take_one_and_needs_one() {
            Scene scene = retrieving(FIRE, FIRE)
                    .playTrainer(ENERGY_RETRIEVAL)
                    .answer(FIRE)
                    .done();
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy");
            assertThat(retrieving(LUMINOUS).refusals(trainer(ENERGY_RETRIEVAL))).containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("WHT 84")
    class Hilda {

        private Scene searching(Card... deck) {
            return scene().active(YOU, spot(DREEPY))
                    .hand(YOU, HILDA)
                    .deck(YOU, deck)
                    .active(OPPONENT, spot(DREEPY));
        }

        @Test
        void finds_an_evolution_and_an_energy() {
            Scene scene = searching(DREEPY, DRAKLOAK, LUMINOUS, FIRE).playTrainer(HILDA);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(DRAKLOAK), new Choice.Done());
            scene.answer(DRAKLOAK);
            assertThat(scene.answers())
                    .containsExactlyInAnyOrder(new Choice.OfCard(LUMINOUS), new Choice.OfCard(FIRE), new Choice.Done());
            scene.answer(LUMINOUS);
            assertThat(scene.hand(YOU)).containsExactlyInAnyOrder("Drakloak", "Luminous Energy");
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Dreepy", "Fire Energy");
        }

        @Test
        void is_asked_for_both_whatever_there_is_and_needs_a_deck() {
            Scene scene = searching(DREEPY, FIRE).playTrainer(HILDA).done().answer(FIRE);
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy");
            assertThat(searching().refusals(trainer(HILDA))).containsExactly("PKM-TURN-14");
        }
    }
}
