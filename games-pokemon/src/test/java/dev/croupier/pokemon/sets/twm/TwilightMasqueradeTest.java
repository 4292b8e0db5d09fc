package dev.croupier.pokemon.sets.twm;

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
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each Pokémon of the set in the position that its text is about. */
class TwilightMasqueradeTest {
    private static final Card DREEPY = PokemonCards.card("TWM", "128");
    private static final Card DRAKLOAK = PokemonCards.card("TWM", "129");
    private static final Card DRAGAPULT = PokemonCards.card("TWM", "130");
    private static final Card FINIZEN = PokemonCards.card("TWM", "59");
    private static final Card PALAFIN = PokemonCards.card("TWM", "60");
    private static final Card PALAFIN_EX = PokemonCards.card("TWM", "61");
    private static final Card IRON_THORNS = PokemonCards.card("TWM", "77");
    private static final Card MUNKIDORI = PokemonCards.card("TWM", "95");
    private static final Card URSALUNA = PokemonCards.card("TWM", "141");
    private static final Card PRIME_CATCHER = PokemonCards.card("TEF", "157");
    private static final Card PECHARUNT = PokemonCards.card("SFA", "39");
    private static final Card ABRA = PokemonCards.card("MEW", "63");
    private static final Card KADABRA = PokemonCards.card("MEW", "64");
    private static final Card KOFFING = PokemonCards.card("MEW", "109");
    private static final Card WEEZING = PokemonCards.card("MEW", "110");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card WATER = PokemonCards.card("MEE", "3");
    private static final Card LIGHTNING = PokemonCards.card("MEE", "4");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    private static PokemonAction attack(String name) {
        return new PokemonAction.UseAttack(YOU, name);
    }

    @Nested
    @OfCard("TWM 59")
    class Finizen {

        @Test
        void attacks_and_cannot_in_its_own_next_turn() {
            Scene scene = scene().active(YOU, spot(FINIZEN).with(WATER))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Aqua Slash");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            scene.endTurn();
            assertThat(scene.refusals(attack("Aqua Slash"))).containsExactly("PKM-Q45");
            scene.endTurn().endTurn();
            assertThat(scene.isLegal(attack("Aqua Slash"))).isTrue();
        }
    }

    @Nested
    @OfCard("TWM 60")
    class Palafin {

        private Scene retreating() {
            return scene().active(YOU, spot(FINIZEN, PALAFIN).with(WATER, WATER).damaged(2))
                    .bench(YOU, spot(DREEPY))
                    .deck(YOU, PALAFIN_EX, FIRE, FIRE)
                    .active(OPPONENT, spot(DRAGAPULT))
                    .bench(OPPONENT, spot(DREEPY))
                    .hand(YOU, PRIME_CATCHER, PRIME_CATCHER);
        }

        private Scene onTheBench() {
            Scene scene = retreating().play(new PokemonAction.Retreat(YOU));
            return scene.answer(new Choice.OfAttached(scene.active(YOU).id(), WATER))
                    .answer(scene.bench(YOU, 0));
        }

        @Test
        @ForRule("PKM-R64")
        void becomes_another_card_on_its_way_to_the_bench_and_keeps_everything() {
            Scene scene = retreating();
            PokemonId id = scene.active(YOU).id();
            scene = onTheBench().yes().answer(PALAFIN_EX);
            InPlay exchanged = scene.bench(YOU, 0);
            assertThat(exchanged.id()).isEqualTo(id);
            assertThat(exchanged.stack().map(placed -> placed.card().name())).containsExactly("Finizen", "Palafin ex");
            assertThat(exchanged.counters()).isEqualTo(2);
            assertThat(exchanged.energy()).hasSize(1);
            assertThat(exchanged.entered()).isZero();
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Palafin", "Fire Energy", "Fire Energy");
        }

        @Test
        void stays_where_its_player_declines() {
            Scene scene = onTheBench().done();
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Palafin");
            assertThat(scene.deck(YOU)).contains("Palafin ex");
        }

        @Test
        void may_find_nothing_and_has_no_second_chance_in_the_turn() {
            Scene scene = onTheBench().yes().done();
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Palafin");
            scene.playTrainer(PRIME_CATCHER).answer(scene.bench(OPPONENT, 0)).answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Palafin");
            scene.playTrainer(PRIME_CATCHER).answer(scene.bench(OPPONENT, 0)).answer(scene.bench(YOU, 0));
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Palafin");
            assertThat(scene.answers()).isEmpty();
        }

        @Test
        void does_nothing_in_the_turn_of_the_opponent() {
            Scene scene = retreating().turn(4).hand(OPPONENT, PRIME_CATCHER);
            scene.bench(OPPONENT);
            scene.play(new PokemonAction.PlayTrainer(OPPONENT, PRIME_CATCHER)).answer(scene.bench(YOU, 0));
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Palafin");
            assertThat(scene.answers()).isEmpty();
        }

        @Test
        void attacks() {
            Scene scene = retreating().attack("Wave Splash");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        }
    }

    @Nested
    @OfCard("TWM 61")
    class PalafinEx {

        @Test
        @ForRule("PKM-Q45")
        void cannot_be_put_into_play_from_the_hand() {
            Scene scene = scene().active(YOU, spot(FINIZEN))
                    .hand(YOU, PALAFIN_EX, PALAFIN)
                    .active(OPPONENT, spot(DREEPY));
            PokemonId finizen = scene.active(YOU).id();
            assertThat(scene.refusals(new PokemonAction.Evolve(YOU, PALAFIN_EX, finizen)))
                    .containsExactly("PKM-Q45");
            assertThat(scene.isLegal(new PokemonAction.Evolve(YOU, PALAFIN, finizen)))
                    .isTrue();
        }

        @Test
        void attacks_and_cannot_in_its_own_next_turn() {
            Scene scene = scene().active(YOU, spot(FINIZEN, PALAFIN_EX).with(WATER))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Giga Impact");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(25);
            scene.endTurn();
            assertThat(scene.refusals(attack("Giga Impact"))).containsExactly("PKM-Q45");
        }
    }

    @Nested
    @OfCard("TWM 77")
    class IronThornsEx {

        private PokemonAction chains(Scene scene, int place) {
            return new PokemonAction.UseAbility(YOU, scene.bench(YOU, place).id(), "Subjugating Chains");
        }

        @Test
        void takes_the_abilities_of_pokemon_with_a_rule_box_while_it_is_active() {
            Scene scene = scene().active(YOU, spot(IRON_THORNS))
                    .bench(YOU, spot(KOFFING), spot(PECHARUNT), spot(DREEPY, DRAKLOAK))
                    .active(OPPONENT, spot(DREEPY));
            assertThat(scene.refusals(chains(scene, 1))).containsExactly("PKM-R89");
            assertThat(scene.isLegal(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 2).id(), "Recon Directive")))
                    .isTrue();
        }

        @Test
        void takes_nothing_while_it_is_benched() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .bench(YOU, spot(KOFFING), spot(PECHARUNT), spot(IRON_THORNS))
                    .active(OPPONENT, spot(DREEPY));
            assertThat(scene.isLegal(chains(scene, 1))).isTrue();
        }

        @Test
        void takes_those_of_the_opponent_too() {
            Scene scene = scene().active(YOU, spot(URSALUNA).with(FIRE, FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(IRON_THORNS))
                    .prizesLeft(OPPONENT, 5);
            assertThat(scene.refusals(attack("Blood Moon"))).containsExactly("PKM-ATK-1");
        }

        @Test
        void moves_an_energy_to_the_bench_after_its_attack() {
            Scene scene = scene().active(YOU, spot(IRON_THORNS).with(LIGHTNING, FIRE, FIRE))
                    .bench(YOU, spot(DREEPY))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Volt Cyclone");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(14);
            scene.answer(new Choice.OfAttached(scene.active(YOU).id(), FIRE)).answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).energy().map(placed -> placed.card().name()))
                    .containsExactly("Lightning Energy", "Fire Energy");
            assertThat(scene.bench(YOU, 0).energy().map(placed -> placed.card().name()))
                    .containsExactly("Fire Energy");
        }

        @Test
        void moves_nothing_without_a_bench() {
            Scene scene = scene().active(YOU, spot(IRON_THORNS).with(LIGHTNING, FIRE, FIRE))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Volt Cyclone");
            assertThat(scene.active(YOU).energy()).hasSize(3);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard("TWM 95")
    class Munkidori {

        private Scene damaged(int counters) {
            return scene().active(YOU, spot(MUNKIDORI).with(DARKNESS))
                    .bench(YOU, spot(DREEPY).damaged(counters), spot(DREEPY))
                    .active(OPPONENT, spot(DREEPY, DRAKLOAK))
                    .bench(OPPONENT, spot(DREEPY));
        }

        private PokemonAction brain(Scene scene) {
            return new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Adrena-Brain");
        }

        @Test
        void moves_up_to_three_counters_to_a_pokemon_of_the_opponent_once_a_turn() {
            Scene scene = damaged(5);
            scene.play(brain(scene));
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfPokemon(scene.bench(YOU, 0).id()));
            scene.answer(scene.bench(YOU, 0)).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfNumber(1), new Choice.OfNumber(2), new Choice.OfNumber(3));
            scene.answer(2);
            assertThat(scene.bench(YOU, 0).counters()).isEqualTo(3);
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(2);
            assertThat(scene.refusals(brain(scene))).containsExactly("PKM-R64");
        }

        @Test
        void moves_the_only_counter_that_there_is() {
            Scene scene = damaged(1);
            scene.play(brain(scene)).answer(scene.bench(YOU, 0)).answer(scene.active(OPPONENT));
            assertThat(scene.bench(YOU, 0).counters()).isZero();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
        }

        @Test
        @ForRule("PKM-TURN-14")
        void does_nothing_where_nobody_is_damaged() {
            Scene scene = damaged(0);
            assertThat(scene.refusals(brain(scene))).containsExactly("PKM-TURN-14");
        }

        @Test
        void needs_a_darkness_energy() {
            Scene scene = damaged(5).active(YOU, spot(MUNKIDORI).with(PSYCHIC));
            assertThat(scene.refusals(brain(scene))).containsExactly("PKM-TURN-12");
        }

        @Test
        void confuses_with_its_attack() {
            Scene scene =
                    damaged(0).active(YOU, spot(MUNKIDORI).with(PSYCHIC, FIRE)).attack("Mind Bend");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
            assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("TWM 128")
    class Dreepy {

        @Test
        void attacks() {
            assertThat(scene().active(YOU, spot(DREEPY).with(FIRE, PSYCHIC))
                            .active(OPPONENT, spot(DRAGAPULT))
                            .attack("Bite")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(4);
        }
    }

    @Nested
    @OfCard("TWM 129")
    class Drakloak {

        private Scene scout(Card... deck) {
            return scene().active(YOU, spot(DREEPY, DRAKLOAK)).deck(YOU, deck).active(OPPONENT, spot(DREEPY));
        }

        private PokemonAction recon(Scene scene) {
            return new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Recon Directive");
        }

        @Test
        void takes_one_of_the_top_two_and_puts_the_other_under_the_deck() {
            Scene scene = scout(ABRA, KADABRA);
            scene.play(recon(scene));
            assertThat(scene.answers()).containsExactlyInAnyOrder(new Choice.OfCard(ABRA), new Choice.OfCard(KADABRA));
            scene.answer(KADABRA);
            assertThat(scene.hand(YOU)).containsExactly("Kadabra");
            assertThat(scene.deck(YOU)).containsExactly("Abra");
            assertThat(scene.events())
                    .filteredOn(PokemonEvent.Moved.class::isInstance)
                    .extracting(event -> ((PokemonEvent.Moved) event).to())
                    .containsExactly(PokemonEvent.Zone.HAND, PokemonEvent.Zone.DECK_BOTTOM);
            assertThat(scene.refusals(recon(scene))).containsExactly("PKM-R64");
        }

        @Test
        void looks_at_two_cards_and_no_more() {
            Scene scene = scout(FIRE, FIRE, FIRE, FIRE);
            scene.play(recon(scene)).answer(FIRE);
            assertThat(scene.hand(YOU)).hasSize(1);
            assertThat(scene.deck(YOU)).hasSize(3);
            assertThat(scene.side(YOU).pile().pile().segments().map(segment -> segment.size()))
                    .containsExactly(2, 1);
        }

        @Test
        void needs_a_deck() {
            Scene scene = scout();
            assertThat(scene.refusals(recon(scene))).containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("TWM 130")
    class DragapultEx {

        @Test
        void puts_six_counters_on_the_bench_in_any_way_even_on_a_tera_pokemon() {
            Scene scene = scene().active(YOU, spot(DRAGAPULT).with(FIRE, PSYCHIC))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .bench(OPPONENT, spot(DREEPY), spot(DRAGAPULT))
                    .attack("Phantom Dive");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20);
            for (int i = 0; i < 6; i++) {
                scene.answer(scene.bench(OPPONENT, i < 2 ? 0 : 1));
            }
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(2);
            assertThat(scene.bench(OPPONENT, 1).counters()).isEqualTo(4);
        }

        @Test
        void puts_none_where_there_is_no_bench() {
            Scene scene = scene().active(YOU, spot(DRAGAPULT).with(FIRE, PSYCHIC))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Phantom Dive");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }

        @Test
        @ForRule("PKM-KIND-2")
        void takes_no_damage_of_attacks_on_the_bench() {
            Scene scene = scene().active(YOU, spot(KOFFING, WEEZING).with(DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(DREEPY))
                    .bench(OPPONENT, spot(DRAGAPULT))
                    .attack("Spinning Fumes");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
            assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
        }
    }

    @Nested
    @OfCard("TWM 141")
    class BloodmoonUrsalunaEx {

        private Scene taken(int prizes) {
            return scene().active(YOU, spot(URSALUNA).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .prizesLeft(OPPONENT, 6 - prizes);
        }

        @Test
        void attacks_for_one_less_for_each_prize_that_the_opponent_has_taken() {
            assertThat(taken(1).refusals(attack("Blood Moon"))).containsExactly("PKM-ATK-1");
            assertThat(taken(2).isLegal(attack("Blood Moon"))).isTrue();
        }

        @Test
        void cannot_attack_in_its_own_next_turn() {
            Scene scene = taken(5).attack("Blood Moon");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(24);
            scene.endTurn();
            assertThat(scene.refusals(attack("Blood Moon"))).containsExactly("PKM-Q45");
        }
    }
}
