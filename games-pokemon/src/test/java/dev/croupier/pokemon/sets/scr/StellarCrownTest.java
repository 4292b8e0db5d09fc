package dev.croupier.pokemon.sets.scr;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.GRASS;
import static dev.croupier.pokemon.sets.Plain.LIGHTNING;
import static dev.croupier.pokemon.sets.Plain.WATER;
import static dev.croupier.pokemon.sets.Plain.basic;
import static dev.croupier.pokemon.sets.Plain.card;
import static dev.croupier.pokemon.sets.Plain.prize;
import static dev.croupier.pokemon.sets.Plain.stage1;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class StellarCrownTest {
    private static final Card TERAPAGOS = PokemonCards.card("SCR", "128");
    private static final Card ZERO = PokemonCards.card("SCR", "131");
    private static final Card CRISPIN = PokemonCards.card("SCR", "133");
    private static final Card GASTLY = PokemonCards.card("POR", "48");
    private static final Card TOWER = PokemonCards.card("DRI", "180");

    @Nested
    @OfCard("SCR 128")
    class Terapagos {

        @Test
        void hits_for_each_own_benched_pokemon() {
            Scene scene = scene().active(YOU, spot(TERAPAGOS).with(FIRE, FIRE))
                    .bench(YOU, spot(GASTLY), spot(GASTLY), spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(GASTLY));
            assertThat(scene.attack("Unified Beatdown").active(OPPONENT).counters())
                    .isEqualTo(9);
        }

        @Test
        void cannot_do_so_in_the_first_turn_of_the_player_who_goes_second() {
            Scene scene = scene().turn(2)
                    .active(YOU, spot(wall()))
                    .active(OPPONENT, spot(TERAPAGOS).with(FIRE, FIRE));
            assertThat(scene.refusals(new PokemonAction.UseAttack(OPPONENT, "Unified Beatdown")))
                    .containsExactly("PKM-ATK-1");
        }

        @Test
        void can_from_the_second_turn_on() {
            Scene scene = scene().turn(4)
                    .active(YOU, spot(wall()))
                    .active(OPPONENT, spot(TERAPAGOS).with(FIRE, FIRE));
            assertThat(scene.isLegal(new PokemonAction.UseAttack(OPPONENT, "Unified Beatdown")))
                    .isTrue();
        }

        @Test
        void keeps_damage_of_basic_pokemon_away() {
            assertThat(hitBy(wall())).isZero();
        }

        @Test
        void keeps_no_damage_of_colorless_or_evolved_pokemon_away() {
            assertThat(hitBy(basic("Plain", EnergyType.COLORLESS, 300))).isEqualTo(20);
            assertThat(hitBy(stage1("Grown", EnergyType.FIRE, 300))).isEqualTo(20);
        }

        private int hitBy(Card attacker) {
            Scene scene = scene().active(YOU, spot(TERAPAGOS).with(GRASS, WATER, LIGHTNING))
                    .active(OPPONENT, spot(wall(), attacker));
            scene.attack("Crown Opal");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(18);
            return scene.play(new PokemonAction.UseAttack(OPPONENT, "Hit"))
                    .active(YOU)
                    .counters();
        }
    }

    @Nested
    @OfCard("SCR 131")
    class Area_Zero {

        @Test
        void has_room_for_eight_beside_a_tera_pokemon() {
            Scene scene = scene().active(YOU, spot(TERAPAGOS))
                    .bench(YOU, six(GASTLY).tail().toJavaArray(Scene.Spot[]::new))
                    .active(OPPONENT, spot(wall()))
                    .stadium(ZERO, OPPONENT)
                    .hand(YOU, GASTLY, GASTLY, GASTLY, GASTLY);
            for (int more = 0; more < 3; more++) {
                scene.play(new PokemonAction.PlayBasic(YOU, GASTLY));
            }
            assertThat(scene.side(YOU).bench()).hasSize(8);
            assertThat(scene.isLegal(new PokemonAction.PlayBasic(YOU, GASTLY))).isFalse();
        }

        @Test
        void has_room_for_five_without_one() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .bench(YOU, six(GASTLY).tail().toJavaArray(Scene.Spot[]::new))
                    .active(OPPONENT, spot(TERAPAGOS))
                    .stadium(ZERO, YOU)
                    .hand(YOU, GASTLY);
            assertThat(scene.isLegal(new PokemonAction.PlayBasic(YOU, GASTLY))).isFalse();
        }

        @Test
        void shrinks_a_bench_whose_last_tera_pokemon_is_gone() {
            Scene scene = scene().turn(4)
                    .active(YOU, spot(TERAPAGOS).damaged(22))
                    .bench(YOU, six(GASTLY).append(spot(wall())).toJavaArray(Scene.Spot[]::new))
                    .active(OPPONENT, spot(wall()))
                    .stadium(ZERO, YOU);
            prize(prize(scene.play(new PokemonAction.UseAttack(OPPONENT, "Hit"))))
                    .answer(scene.bench(YOU, 0));
            assertThat(scene.side(YOU).bench()).hasSize(6);
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.side(YOU).bench().map(InPlay::name))
                    .containsExactly("Gastly", "Gastly", "Gastly", "Gastly", "Wall");
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Terapagos ex", "Gastly");
        }

        @Test
        @ForRule("PKM-ZONE-2")
        void when_it_leaves_the_player_who_played_it_discards_first() {
            Scene scene = scene().turn(4)
                    .active(YOU, spot(TERAPAGOS))
                    .bench(YOU, six(GASTLY).toJavaArray(Scene.Spot[]::new))
                    .active(OPPONENT, spot(TERAPAGOS))
                    .bench(OPPONENT, six(GASTLY).toJavaArray(Scene.Spot[]::new))
                    .stadium(ZERO, YOU)
                    .hand(OPPONENT, TOWER);
            scene.play(new PokemonAction.PlayTrainer(OPPONENT, TOWER));
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
            scene.answer(scene.bench(YOU, 5));
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
            scene.answer(scene.bench(OPPONENT, 5));
            assertThat(scene.side(YOU).bench()).hasSize(5);
            assertThat(scene.side(OPPONENT).bench()).hasSize(5);
            assertThat(scene.discard(OPPONENT)).containsExactly("Gastly");
        }

        private io.vavr.collection.Array<Scene.Spot> six(Card card) {
            return io.vavr.collection.Array.fill(6, () -> spot(card));
        }
    }

    @Nested
    @OfCard("SCR 133")
    class The_Crispin {

        @Test
        void takes_one_energy_and_attaches_another() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .bench(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, CRISPIN)
                    .deck(YOU, FIRE, FIRE, WATER, GASTLY);
            scene.playTrainer(CRISPIN).answer(FIRE);
            assertThat(scene.answers()).containsExactly(card(WATER), new Choice.Done());
            scene.answer(WATER).answer(WATER).answer(scene.bench(YOU, 0));
            assertThat(scene.hand(YOU)).containsExactly("Water Energy");
            assertThat(scene.bench(YOU, 0).energy().map(placed -> placed.card().name()))
                    .containsExactly("Fire Energy");
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Fire Energy", "Gastly");
        }

        @Test
        void takes_the_only_one_that_is_found() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, CRISPIN)
                    .deck(YOU, FIRE, FIRE);
            scene.playTrainer(CRISPIN).answer(FIRE).done().answer(FIRE);
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy");
            assertThat(scene.active(YOU).energy()).isEmpty();
            assertThat(scene.answers()).isEmpty();
        }

        @Test
        void may_find_none() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, CRISPIN)
                    .deck(YOU, FIRE);
            assertThat(scene.playTrainer(CRISPIN).done().hand(YOU)).isEmpty();
            assertThat(scene.answers()).isEmpty();
        }
    }
}
