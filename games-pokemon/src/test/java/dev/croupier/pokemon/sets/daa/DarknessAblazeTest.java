package dev.croupier.pokemon.sets.daa;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Coins;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DarknessAblazeTest {
    private static final Card TANGLE = card("DAA", "162");
    private static final Card ZIGZAGOON = card("SSH", "117");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card FIRE = card("MEE", "2");
    private static final Card DARKNESS = card("MEE", "7");
    private static final Card TOSSER = pokemon("Tosser", "TST", "1")
            .basic(100, EnergyType.WATER)
            .attack(
                    "Twice",
                    "",
                    100,
                    base(Do.flip(2), Do.more(HowManys.times(20, HowManys.heads())), Do.flip(1)),
                    after(Do.when(Whens.heads(), Do.putCounters(Those.defender(), 1))))
            .attack("Until", "", base(new Coins.FlipUntilTails(), Do.damage(HowManys.times(10, HowManys.heads()))))
            .attack("Never", "", 10, base(new Coins.Flip(HowManys.count(Those.yours(Where.BENCHED)))))
            .retreat(1)
            .build();
    private static final Card DAZE = item("Daze", "TST", "2")
            .does(Do.inflict(Those.yours(Where.ACTIVE), SpecialCondition.CONFUSED))
            .build();
    private static final Card LUCK =
            item("Luck", "TST", "3").does(Do.onHeads(Do.draw(1))).build();

    @Nested
    @OfCard("DAA 162")
    class Glimwood_Tangle {
        private Scene flipped(boolean heads) {
            return scene().active(YOU, spot(ZIGZAGOON).with(DARKNESS, FIRE))
                    .active(OPPONENT, spot(GASTLY))
                    .stadium(TANGLE, OPPONENT)
                    .coins(heads)
                    .attack("Surprise Attack");
        }

        private Scene tossing(String attack, Boolean... heads) {
            return scene().active(YOU, spot(TOSSER))
                    .active(OPPONENT, spot(ZACIAN))
                    .stadium(TANGLE, YOU)
                    .coins(heads)
                    .attack(attack);
        }

        @Test
        void lets_tails_be_ignored_and_flipped_again() {
            Scene scene = flipped(false);
            assertThat(scene.answers()).containsExactly(new Choice.Yes(), new Choice.Done());
            scene.coins(true).yes();
            assertThat(scene.events()).contains(new PokemonEvent.FlipsIgnored(YOU, "Glimwood Tangle"));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        }

        @Test
        void lets_heads_be_ignored_too() {
            assertThat(flipped(true).coins(false).yes().active(OPPONENT).counters())
                    .isZero();
        }

        @Test
        void lets_the_first_result_stand() {
            assertThat(flipped(false).done().active(OPPONENT).counters()).isZero();
            assertThat(flipped(true).done().active(OPPONENT).counters()).isEqualTo(3);
        }

        @Test
        void leaves_the_second_result_as_it_is() {
            Scene scene = flipped(false).coins(false).yes();
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        }

        @Test
        void ignores_all_coins_that_were_flipped_together() {
            Scene scene = tossing("Twice", true, false).coins(true, true, false).yes();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(14);
        }

        @Test
        void may_be_kept_for_later_flips_of_the_attack() {
            Scene scene = tossing("Twice", true, false)
                    .coins(false)
                    .done()
                    .coins(true)
                    .yes();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(12 + 1);
        }

        @Test
        void begins_again_until_tails() {
            Scene scene = tossing("Until", false).coins(true, true, false).yes();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
        }

        @Test
        void is_not_offered_where_no_coin_was_flipped() {
            assertThat(tossing("Never").active(OPPONENT).counters()).isEqualTo(1);
        }

        @Test
        void is_offered_to_each_player_in_its_own_turn() {
            Scene scene = scene().active(YOU, spot(TOSSER))
                    .active(OPPONENT, spot(TOSSER))
                    .stadium(TANGLE, YOU)
                    .coins(false)
                    .attack("Until")
                    .coins(false)
                    .yes();
            scene.coins(false).play(new PokemonAction.UseAttack(OPPONENT, "Until"));
            assertThat(scene.answers()).containsExactly(new Choice.Yes(), new Choice.Done());
            scene.coins(false).yes().coins(false).attack("Until");
            assertThat(scene.answers()).contains(new Choice.Yes());
        }

        @Test
        void does_nothing_about_confusion_and_trainers() {
            Scene scene = scene().active(YOU, spot(TOSSER))
                    .hand(YOU, DAZE, LUCK)
                    .active(OPPONENT, spot(ZACIAN))
                    .stadium(TANGLE, YOU)
                    .coins(false)
                    .playTrainer(LUCK)
                    .playTrainer(DAZE)
                    .coins(false)
                    .attack("Until");
            assertThat(scene.active(YOU).counters()).isEqualTo(3);
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        }
    }
}
