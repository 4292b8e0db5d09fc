package dev.croupier.pokemon.sets.par;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.DARKNESS;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.PSYCHIC;
import static dev.croupier.pokemon.sets.Plain.basic;
import static dev.croupier.pokemon.sets.Plain.card;
import static dev.croupier.pokemon.sets.Plain.stadium;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ParadoxRiftTest {
    private static final Card VALIANT = PokemonCards.card("PAR", "89");
    private static final Card MOON = PokemonCards.card("PAR", "124");
    private static final Card MACHINE = PokemonCards.card("PAR", "178");
    private static final Card GASTLY = PokemonCards.card("POR", "48");
    private static final Card HAUNTER = PokemonCards.card("POR", "49");
    private static final Card JET = PokemonCards.card("SSP", "252");
    private static final Card CATCHER = PokemonCards.card("POR", "82");
    private static final Card ROCKY = PokemonCards.card("POR", "87");

    @Nested
    @OfCard("PAR 89")
    class Iron_Valiant {

        @Test
        void puts_counters_when_it_moves_to_the_active_spot() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .bench(YOU, spot(VALIANT))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(GASTLY))
                    .hand(YOU, JET);
            scene.play(new PokemonAction.AttachEnergy(
                            YOU, JET, scene.bench(YOU, 0).id()))
                    .yes()
                    .answer(scene.bench(OPPONENT, 0));
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(2);
        }

        @Test
        void may_decline() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .bench(YOU, spot(VALIANT))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, JET);
            scene.play(new PokemonAction.AttachEnergy(
                            YOU, JET, scene.bench(YOU, 0).id()))
                    .done();
            assertThat(scene.active(OPPONENT).counters()).isZero();
        }

        @Test
        void does_so_once_a_turn() {
            Card light = Write.pokemon("Light", "ZZZ", "1")
                    .basic(60, EnergyType.FIRE)
                    .attack("Hit", "", 10)
                    .build();
            Card rope = Write.item("Rope", "ZZZ", "2")
                    .does(dev.croupier.pokemon.card.Do.switchActive())
                    .build();
            Scene scene = scene().active(YOU, spot(light))
                    .bench(YOU, spot(VALIANT))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, rope, rope, rope);
            scene.playTrainer(rope).answer(scene.bench(YOU, 0)).yes().answer(scene.active(OPPONENT));
            scene.playTrainer(rope)
                    .answer(scene.bench(YOU, 0))
                    .playTrainer(rope)
                    .answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Iron Valiant ex");
            assertThat(scene.answers()).isEmpty();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
        }

        @Test
        void does_nothing_in_the_turn_of_the_opponent() {
            Scene scene = scene().turn(4)
                    .active(YOU, spot(wall()))
                    .bench(YOU, spot(VALIANT))
                    .active(OPPONENT, spot(wall()))
                    .hand(OPPONENT, CATCHER);
            scene.coins(true)
                    .play(new PokemonAction.PlayTrainer(OPPONENT, CATCHER))
                    .answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Iron Valiant ex");
            assertThat(scene.answers()).isEmpty();
        }

        @Test
        void rests_after_its_attack() {
            Scene scene = scene().active(YOU, spot(VALIANT).with(PSYCHIC, PSYCHIC, FIRE))
                    .active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Laser Blade").active(OPPONENT).counters()).isEqualTo(20);
            assertThat(scene.endTurn().isLegal(new PokemonAction.UseAttack(YOU, "Laser Blade")))
                    .isFalse();
        }
    }

    @Nested
    @OfCard("PAR 124")
    class Roaring_Moon {

        @Test
        void knocks_out_and_hurts_itself() {
            Scene scene = scene().active(YOU, spot(MOON).with(DARKNESS, DARKNESS, FIRE))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(GASTLY));
            scene.attack("Frenzied Gouging");
            assertThat(scene.discard(OPPONENT)).containsExactly("Wall");
            assertThat(scene.active(YOU).counters()).isEqualTo(20);
        }

        @Test
        void hurts_nobody_where_the_effect_is_prevented() {
            Scene scene = scene().active(YOU, spot(MOON).with(DARKNESS, DARKNESS, FIRE))
                    .active(
                            OPPONENT,
                            spot(basic("Fist", EnergyType.FIGHTING, 100)).with(ROCKY));
            scene.attack("Frenzied Gouging");
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.active(YOU).counters()).isZero();
        }

        @Test
        void may_discard_a_stadium_to_hit_harder() {
            Scene scene = scene().active(YOU, spot(MOON).with(DARKNESS, DARKNESS, FIRE))
                    .active(OPPONENT, spot(wall()))
                    .stadium(stadium("Hall"), OPPONENT);
            scene.attack("Calamity Storm").yes();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(22);
            assertThat(scene.discard(OPPONENT)).containsExactly("Hall");
        }

        @Test
        void may_leave_the_stadium() {
            Scene scene = scene().active(YOU, spot(MOON).with(DARKNESS, DARKNESS, FIRE))
                    .active(OPPONENT, spot(wall()))
                    .stadium(stadium("Hall"), OPPONENT);
            scene.attack("Calamity Storm").done();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(10);
            assertThat(scene.state().stadium()).isNotNull();
        }

        @Test
        void is_not_asked_without_a_stadium() {
            Scene scene = scene().active(YOU, spot(MOON).with(DARKNESS, DARKNESS, FIRE))
                    .active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Calamity Storm").active(OPPONENT).counters())
                    .isEqualTo(10);
        }
    }

    @Nested
    @OfCard("PAR 178")
    class The_Technical_Machine {

        @Test
        void lends_an_attack_that_evolves_the_bench() {
            Scene scene = scene().active(YOU, spot(wall()).with(FIRE, MACHINE))
                    .bench(YOU, spot(GASTLY).isNew(), spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .deck(YOU, HAUNTER, HAUNTER, FIRE);
            scene.attack("Evolution").answer(scene.bench(YOU, 0)).answer(scene.bench(YOU, 1));
            assertThat(scene.answers()).containsExactly(card(HAUNTER), new Choice.Done());
            scene.answer(HAUNTER).done();
            assertThat(scene.side(YOU).bench().map(InPlay::name)).containsExactly("Haunter", "Gastly");
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Haunter", "Fire Energy");
            assertThat(scene.discard(YOU)).containsExactly("Technical Machine: Evolution");
        }

        @Test
        void needs_the_energy() {
            Scene scene = scene().active(YOU, spot(wall()).with(MACHINE))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()));
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Evolution")))
                    .isFalse();
        }

        @Test
        void is_discarded_at_the_end_of_the_own_turn_alone() {
            Scene scene = scene().active(YOU, spot(wall()).with(MACHINE))
                    .active(OPPONENT, spot(wall()).with(MACHINE));
            scene.endTurn();
            assertThat(scene.active(YOU).tools()).isEmpty();
            assertThat(scene.active(OPPONENT).tools()).hasSize(1);
            assertThat(scene.endTurn().active(OPPONENT).tools()).isEmpty();
        }
    }
}
