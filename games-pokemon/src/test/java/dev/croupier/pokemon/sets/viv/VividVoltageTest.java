package dev.croupier.pokemon.sets.viv;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.effect.UseAttackOf;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class VividVoltageTest {
    private static final Card CAPSULE = card("VIV", "155");
    private static final Card ZIGZAGOON = card("SSH", "117");
    private static final Card LINOONE = card("SSH", "118");
    private static final Card OBSTAGOON = card("SSH", "119");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card SHAYMIN_V = card("BRS", "13");
    private static final Card SHAYMIN_VSTAR = card("BRS", "14");
    private static final Card GRASS = card("MEE", "1");
    private static final Card FIRE = card("MEE", "2");
    private static final Card DARKNESS = card("MEE", "7");
    private static final Card JAM = stadium("Jam", "TST", "1")
            .passive(new Passive.Silences(Hook.TOOL_SILENCED, Likes.Simply.ANY, Whens.always(), Array.empty(), false))
            .build();

    @Nested
    @OfCard("VIV 155")
    class Memory_Capsule {
        private Scene with(Card... attached) {
            return scene().active(YOU, spot(ZIGZAGOON, LINOONE, OBSTAGOON).with(attached))
                    .active(OPPONENT, spot(ZACIAN));
        }

        private boolean can(Scene scene, String attack) {
            return scene.isLegal(new PokemonAction.UseAttack(YOU, attack));
        }

        @Test
        @ForRule("PKM-S11")
        void lends_the_attacks_of_all_previous_evolutions() {
            Scene scene = with(CAPSULE, DARKNESS, FIRE);
            assertThat(can(scene, "Night Slash")).isTrue();
            assertThat(can(scene, "Surprise Attack")).isTrue();
            assertThat(can(scene, "Obstruct")).isTrue();
            scene.attack("Night Slash");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
        }

        @Test
        @ForRule("PKM-S11")
        void makes_them_no_attacks_of_its_own_that_another_could_copy() {
            Card ape = basic("Ape", 60, EnergyType.COLORLESS)
                    .attack("Copy", "", base(new UseAttackOf(Those.defender())))
                    .build();
            Scene scene = scene().active(YOU, spot(ape))
                    .active(OPPONENT, spot(ZIGZAGOON, LINOONE, OBSTAGOON).with(CAPSULE))
                    .attack("Copy");
            assertThat(scene.answers().map(choice -> ((Choice.OfAttack) choice).attack()))
                    .containsExactlyElementsOf(
                            scene.active(OPPONENT).face().attacks().map(Attack::name))
                    .doesNotContain("Night Slash", "Surprise Attack");
        }

        @Test
        void leaves_their_costs() {
            Scene scene = with(CAPSULE, DARKNESS, FIRE);
            assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Hammer In")))
                    .containsExactly("PKM-ATK-1");
        }

        @Test
        void lends_nothing_to_others_and_nothing_where_tools_have_no_effect() {
            assertThat(can(with(DARKNESS, FIRE), "Night Slash")).isFalse();
            assertThat(can(with(CAPSULE, DARKNESS, FIRE).stadium(JAM, YOU), "Night Slash"))
                    .isFalse();
        }

        @Test
        void lends_nothing_to_the_pieces_of_a_union() {
            Card[] union = PokemonCards.named("Mewtwo V-UNION").toJavaArray(Card[]::new);
            Scene scene = scene().active(YOU, spot(union).with(CAPSULE, FIRE))
                    .hand(YOU, ZACIAN)
                    .active(OPPONENT, spot(ZACIAN));
            assertThat(scene.legal(YOU).filter(PokemonAction.UseAttack.class::isInstance))
                    .hasSize(1);
        }

        private Scene shaymin(Card... energy) {
            return scene().active(
                            YOU, spot(SHAYMIN_V, SHAYMIN_VSTAR).with(CAPSULE).with(energy))
                    .active(OPPONENT, spot(ZACIAN));
        }

        @Test
        void lets_its_user_say_which_of_two_attacks_of_one_name_is_meant() {
            Scene scene = shaymin(GRASS, FIRE);
            assertThat(scene.legal(YOU).filter(PokemonAction.UseAttack.class::isInstance))
                    .containsExactly(
                            new PokemonAction.UseAttack(YOU, "Revenge Blast"),
                            new PokemonAction.UseAttack(YOU, "Flap"));
            scene.attack("Revenge Blast");
            assertThat(scene.answers()).hasSize(2);
            scene.answer(scene.answers().get(1));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6 - 3);
            Scene own = shaymin(GRASS, FIRE).attack("Revenge Blast");
            own.answer(own.answers().get(0));
            assertThat(own.active(OPPONENT).counters()).isEqualTo(12 - 3);
        }
    }
}
