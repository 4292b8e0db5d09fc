package dev.croupier.pokemon.sets.fco;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.table.SpecialCondition.ASLEEP;
import static dev.croupier.pokemon.table.SpecialCondition.PARALYZED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FatesCollideTest {
    private static final Card SNORLAX = card("FCO", "77");
    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card DOZER = pokemon("Dozer", "ZZZ", "2")
            .basic(300, PSYCHIC)
            .attack("Doze", "", after(Do.inflict(Those.defender(), ASLEEP)))
            .attack("Freeze", "", after(Do.inflict(Those.defender(), PARALYZED)))
            .build();

    /** It is your turn, and the opponent's attack was on Snorlax before. */
    private static Scene attackedBy(String attack, Boolean... coins) {
        return scene().turn(4)
                .active(YOU, spot(SNORLAX).damaged(9).with(FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY))
                .active(OPPONENT, spot(DOZER))
                .coins(coins)
                .play(new PokemonAction.UseAttack(OPPONENT, attack));
    }

    @Nested
    @OfCard("FCO 77")
    class Snorlax {

        @Test
        void tosses_asleep_for_120() {
            Scene scene = attackedBy("Doze", false);
            assertThat(scene.active(YOU).conditions().has(ASLEEP)).isTrue();
            scene.coins(false).attack("Toss and Turn");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(12);
        }

        @Test
        void tosses_awake_for_30() {
            assertThat(attackedBy("Doze", true)
                            .attack("Toss and Turn")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(3);
        }

        @Test
        @ForRule("PKM-CHECK-5")
        void does_nothing_else_asleep_and_nothing_at_all_paralyzed() {
            Scene asleep = attackedBy("Doze", false);
            assertThat(asleep.isLegal(new PokemonAction.UseAttack(YOU, "Swallow")))
                    .isFalse();
            assertThat(asleep.isLegal(new PokemonAction.Retreat(YOU))).isFalse();
            assertThat(attackedBy("Freeze").isLegal(new PokemonAction.UseAttack(YOU, "Toss and Turn")))
                    .isFalse();
        }

        @Test
        @ForRule("PKM-R14")
        void heals_what_it_really_did() {
            Scene scene = attackedBy("Doze", true).attack("Swallow");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
            assertThat(scene.active(YOU).counters()).isEqualTo(4);
            Card tough = pokemon("Tough", "ZZZ", "3")
                    .basic(300, PSYCHIC)
                    .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -30))
                    .build();
            Scene less = scene().active(
                            YOU, spot(SNORLAX).damaged(9).with(FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY))
                    .active(OPPONENT, spot(tough))
                    .attack("Swallow");
            assertThat(less.active(YOU).counters()).isEqualTo(7);
        }
    }
}
