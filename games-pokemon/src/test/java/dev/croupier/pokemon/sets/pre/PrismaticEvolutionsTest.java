package dev.croupier.pokemon.sets.pre;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.WATER;
import static dev.croupier.pokemon.sets.Plain.attached;
import static dev.croupier.pokemon.sets.Plain.prize;
import static dev.croupier.pokemon.sets.Plain.stadium;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PrismaticEvolutionsTest {
    private static final Card BUDEW = PokemonCards.card("PRE", "4");
    private static final Card GOLDEEN = PokemonCards.card("PRE", "20");
    private static final Card SEAKING = PokemonCards.card("PRE", "21");
    private static final Card POTION = PokemonCards.card("POR", "83");
    private static final Card JUDGE = PokemonCards.card("POR", "76");
    private static final Card KLEFKI = PokemonCards.card("SVI", "96");

    private static final Card FESTIVAL = stadium("Festival Grounds");

    @Nested
    @OfCard("PRE 4")
    class The_Budew {

        @Test
        void keeps_the_opponent_from_items_in_the_next_turn() {
            Scene scene = scene().active(YOU, spot(BUDEW))
                    .active(OPPONENT, spot(wall()).damaged(5))
                    .hand(OPPONENT, POTION, JUDGE)
                    .hand(YOU, POTION);
            scene.attack("Itchy Pollen");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(OPPONENT, POTION)))
                    .isFalse();
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(OPPONENT, JUDGE)))
                    .isTrue();
            scene.endTurn().endTurn();
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(OPPONENT, POTION)))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("PRE 20")
    class The_Goldeen {

        @Test
        void discards_an_energy_on_heads() {
            Scene scene = scene().active(YOU, spot(GOLDEEN).with(WATER, WATER))
                    .active(OPPONENT, spot(wall()).with(FIRE));
            scene.coins(true).attack("Whirlpool").answer(attached(scene.active(OPPONENT), FIRE));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.discard(OPPONENT)).containsExactly("Fire Energy");
        }

        @Test
        void discards_none_on_tails() {
            Scene scene = scene().active(YOU, spot(GOLDEEN).with(WATER, WATER))
                    .active(OPPONENT, spot(wall()).with(FIRE));
            assertThat(scene.coins(false).attack("Whirlpool").active(OPPONENT).energy())
                    .hasSize(1);
        }

        @Test
        void may_attack_twice_in_the_festival_and_not_three_times() {
            Scene scene = scene().active(YOU, spot(GOLDEEN).with(WATER, WATER))
                    .active(OPPONENT, spot(wall()))
                    .stadium(FESTIVAL, YOU);
            scene.coins(false).attack("Whirlpool").coins(false).yes();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
            assertThat(scene.state().turn().number()).isEqualTo(4);
        }

        @Test
        void may_leave_it_at_one_attack() {
            Scene scene = scene().active(YOU, spot(GOLDEEN).with(WATER, WATER))
                    .active(OPPONENT, spot(wall()))
                    .stadium(FESTIVAL, OPPONENT);
            scene.coins(false).attack("Whirlpool").done();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.state().turn().number()).isEqualTo(4);
        }

        @Test
        void attacks_once_elsewhere() {
            Scene scene = scene().active(YOU, spot(GOLDEEN).with(WATER, WATER))
                    .active(OPPONENT, spot(wall()))
                    .stadium(stadium("Elsewhere"), YOU);
            assertThat(scene.coins(false).attack("Whirlpool").state().turn().number())
                    .isEqualTo(4);
        }

        @Test
        void attacks_once_where_it_has_no_ability() {
            Scene scene = scene().active(YOU, spot(GOLDEEN).with(WATER, WATER))
                    .active(OPPONENT, spot(KLEFKI))
                    .stadium(FESTIVAL, YOU);
            assertThat(scene.coins(false).attack("Whirlpool").state().turn().number())
                    .isEqualTo(4);
        }
    }

    @Nested
    @OfCard("PRE 21")
    class The_Seaking {

        @Test
        void attacks_the_next_active_pokemon_after_a_knock_out() {
            Scene scene = scene().active(YOU, spot(GOLDEEN, SEAKING).with(WATER))
                    .active(OPPONENT, spot(wall()).damaged(24))
                    .bench(OPPONENT, spot(wall()))
                    .stadium(FESTIVAL, YOU);
            prize(scene.attack("Rapid Draw")).answer(scene.bench(OPPONENT, 0)).yes();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
            assertThat(scene.hand(YOU)).hasSize(5);
            assertThat(scene.state().turn().number()).isEqualTo(4);
        }

        @Test
        void draws_two() {
            Scene scene =
                    scene().active(YOU, spot(GOLDEEN, SEAKING).with(WATER)).active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Rapid Draw").hand(YOU)).hasSize(2);
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
        }
    }
}
