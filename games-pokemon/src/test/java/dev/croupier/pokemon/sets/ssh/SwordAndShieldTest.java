package dev.croupier.pokemon.sets.ssh;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SwordAndShieldTest {
    private static final Card ZIGZAGOON = card("SSH", "117");
    private static final Card LINOONE = card("SSH", "118");
    private static final Card OBSTAGOON = card("SSH", "119");
    private static final Card LAPRAS_V = card("SSH", "49");
    private static final Card LAPRAS_VMAX = card("SSH", "50");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card ARCEUS = card("BRS", "122");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card DREEPY = card("TWM", "128");
    private static final Card FIRE = card("MEE", "2");
    private static final Card WATER = card("MEE", "3");
    private static final Card DARKNESS = card("MEE", "7");
    private static final Card METAL = card("MEE", "8");

    @Nested
    @OfCard("SSH 117")
    class Galarian_Zigzagoon {
        private Scene benched() {
            return scene().active(YOU, spot(DREEPY))
                    .hand(YOU, ZIGZAGOON)
                    .active(OPPONENT, spot(GASTLY))
                    .bench(OPPONENT, spot(DREEPY))
                    .play(new PokemonAction.PlayBasic(YOU, ZIGZAGOON));
        }

        @Test
        void puts_a_counter_on_any_pokemon_of_the_opponent_when_it_is_benched() {
            Scene scene = benched().yes();
            assertThat(scene.answers()).hasSize(2);
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(1);
            assertThat(scene.active(OPPONENT).counters()).isZero();
        }

        @Test
        void need_not() {
            Scene scene = benched().done();
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.side(YOU).bench()).hasSize(1);
        }

        @Test
        void does_nothing_on_tails() {
            assertThat(surprise(true).active(OPPONENT).counters()).isEqualTo(3);
            Scene tails = surprise(false);
            assertThat(tails.active(OPPONENT).counters()).isZero();
            assertThat(tails.state().turn().seat()).isEqualTo(OPPONENT);
        }

        private Scene surprise(boolean heads) {
            return scene().active(YOU, spot(ZIGZAGOON).with(DARKNESS, FIRE))
                    .active(OPPONENT, spot(GASTLY))
                    .coins(heads)
                    .attack("Surprise Attack");
        }
    }

    @Nested
    @OfCard("SSH 118")
    class Galarian_Linoone {
        @Test
        void attacks_and_then_changes_places() {
            Scene scene = scene().active(YOU, spot(ZIGZAGOON, LINOONE).with(DARKNESS))
                    .bench(YOU, spot(DREEPY), spot(GASTLY))
                    .active(OPPONENT, spot(GASTLY))
                    .attack("Night Slash");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
            scene.answer(scene.bench(YOU, 1));
            assertThat(scene.active(YOU).name()).isEqualTo("Gastly");
            assertThat(scene.bench(YOU, 1).name()).isEqualTo("Galarian Linoone");
        }

        @Test
        void stays_without_a_bench() {
            Scene scene = scene().active(YOU, spot(ZIGZAGOON, LINOONE).with(DARKNESS))
                    .active(OPPONENT, spot(GASTLY))
                    .attack("Night Slash");
            assertThat(scene.active(YOU).name()).isEqualTo("Galarian Linoone");
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        }

        @Test
        void hammers() {
            Scene scene = scene().active(YOU, spot(ZIGZAGOON, LINOONE).with(DARKNESS, FIRE, FIRE))
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("Hammer In");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
        }
    }

    @Nested
    @OfCard("SSH 119")
    class Galarian_Obstagoon {
        private Scene evolved() {
            Scene scene = scene().active(YOU, spot(ZIGZAGOON, LINOONE))
                    .hand(YOU, OBSTAGOON)
                    .active(OPPONENT, spot(GASTLY))
                    .bench(OPPONENT, spot(DREEPY));
            return scene.play(
                    new PokemonAction.Evolve(YOU, OBSTAGOON, scene.active(YOU).id()));
        }

        @Test
        void puts_three_counters_when_it_evolves_from_the_hand() {
            Scene scene = evolved().yes();
            scene.answer(scene.active(OPPONENT));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        }

        @Test
        void need_not() {
            assertThat(evolved().done().active(OPPONENT).counters()).isZero();
        }

        private Scene obstructing(Scene.Spot opponent) {
            return scene().active(YOU, spot(ZIGZAGOON, LINOONE, OBSTAGOON).with(DARKNESS, FIRE))
                    .active(OPPONENT, opponent.with(FIRE, FIRE, FIRE))
                    .attack("Obstruct");
        }

        @Test
        void keeps_damage_of_basic_pokemon_away_during_the_next_turn() {
            Scene scene = obstructing(spot(ARCEUS)).play(new PokemonAction.UseAttack(OPPONENT, "Power Edge"));
            assertThat(scene.active(YOU).counters()).isZero();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(9);
        }

        @Test
        void takes_damage_of_evolved_pokemon() {
            Scene scene =
                    obstructing(spot(LAPRAS_V, LAPRAS_VMAX)).play(new PokemonAction.UseAttack(OPPONENT, "G-Max Pump"));
            assertThat(scene.active(YOU).counters()).isEqualTo(9);
        }

        @Test
        void takes_damage_of_basic_pokemon_a_turn_later() {
            Scene scene = obstructing(spot(ARCEUS)).endTurn().endTurn();
            scene.play(new PokemonAction.UseAttack(OPPONENT, "Power Edge"));
            assertThat(scene.active(YOU).counters()).isEqualTo(13);
        }
    }

    @Nested
    @OfCard("SSH 49")
    class Lapras_V {
        private Scene surfing(Card... hand) {
            return scene().active(YOU, spot(LAPRAS_V).with(FIRE))
                    .bench(YOU, spot(DREEPY), spot(GASTLY))
                    .hand(YOU, hand)
                    .active(OPPONENT, spot(GASTLY))
                    .attack("Body Surf");
        }

        @Test
        void attaches_a_water_energy_from_the_hand_and_changes_places() {
            Scene scene = surfing(WATER, FIRE);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(WATER));
            scene.answer(WATER).answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Dreepy");
            assertThat(scene.bench(YOU, 0).energy().map(Placed::card)).containsExactly(FIRE, WATER);
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy");
        }

        @Test
        void stays_without_a_water_energy_in_hand() {
            Scene scene = surfing(FIRE);
            assertThat(scene.answers()).containsExactly(new Choice.Done());
            assertThat(scene.done().active(YOU).name()).isEqualTo("Lapras V");
        }

        @Test
        @ForRule("PKM-R72")
        void takes_two_water_energy_back_after_the_damage() {
            Scene scene = scene().active(YOU, spot(LAPRAS_V).with(WATER, WATER, FIRE, WATER))
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("Ocean Loop");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(21);
            Choice water = new Choice.OfAttached(scene.active(YOU).id(), WATER);
            assertThat(scene.answers()).containsExactly(water);
            scene.answer(water).answer(water);
            assertThat(scene.hand(YOU)).containsExactly("Water Energy", "Water Energy");
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactlyInAnyOrder(FIRE, WATER);
        }
    }

    @Nested
    @OfCard("SSH 50")
    class Lapras_VMAX {
        @Test
        void does_30_more_for_each_water_energy() {
            Scene scene = scene().active(YOU, spot(LAPRAS_V, LAPRAS_VMAX).with(WATER, FIRE, WATER))
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("G-Max Pump");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(9 + 2 * 3);
        }
    }

    @Nested
    @OfCard("SSH 138")
    class Zacian_V {
        private Scene drawn() {
            Scene scene = scene().active(YOU, spot(ZACIAN))
                    .deck(YOU, METAL, FIRE, METAL)
                    .active(OPPONENT, spot(GASTLY));
            return scene.use(scene.active(YOU), "Intrepid Sword");
        }

        @Test
        void attaches_metal_energy_of_the_top_three_cards_takes_the_rest_and_ends_the_turn() {
            Scene scene = drawn();
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(METAL), new Choice.Done());
            scene.answer(METAL).answer(METAL).done();
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactly(METAL, METAL);
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy");
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        }

        @Test
        void may_take_all_of_them() {
            Scene scene = drawn().done();
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy", "Metal Energy", "Metal Energy");
            assertThat(scene.active(YOU).energy()).isEmpty();
            assertThat(scene.deck(YOU)).isEmpty();
        }

        @Test
        void cannot_look_at_an_empty_deck() {
            Scene scene =
                    scene().active(YOU, spot(ZACIAN)).deck(YOU, new Card[0]).active(OPPONENT, spot(GASTLY));
            assertThat(scene.refusals(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Intrepid Sword")))
                    .containsExactly("PKM-TURN-14");
        }

        @Test
        void cannot_attack_in_the_turn_after_brave_blade() {
            Card[] union = PokemonCards.named("Mewtwo V-UNION").toJavaArray(Card[]::new);
            Scene scene = scene().active(YOU, spot(ZACIAN).with(METAL, METAL, METAL))
                    .active(OPPONENT, spot(union))
                    .hand(OPPONENT, GASTLY)
                    .attack("Brave Blade");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(23);
            PokemonAction again = new PokemonAction.UseAttack(YOU, "Brave Blade");
            scene.endTurn();
            assertThat(scene.refusals(again)).containsExactly("PKM-Q45");
            scene.endTurn().endTurn();
            assertThat(scene.isLegal(again)).isTrue();
        }
    }
}
