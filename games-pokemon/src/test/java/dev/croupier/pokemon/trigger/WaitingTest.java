package dev.croupier.pokemon.trigger;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Two texts are set off at once; what the first one does makes the second one void, or does not. */
class WaitingTest {

    /** At the end of your turn, if you have fewer than two cards in hand, you draw two. */
    private static Card poor(String name) {
        return basic(name, 60, EnergyType.WATER)
                .ability(
                        "Alms",
                        Always.trigger(
                                Hook.TURN_ENDS,
                                Likes.Simply.SELF,
                                Whens.all(
                                        Whens.yourTurn(),
                                        Whens.atMost(
                                                HowManys.cards(Whose.YOURS, PokemonEvent.Zone.HAND, Kinds.Simply.CARD),
                                                1)),
                                Do.draw(2)))
                .build();
    }

    @Nested
    class When_the_condition_of_the_second_fails_after_the_first {
        @Test
        @ForRule({"PKM-R51", "PKM-TURN-12"})
        void it_is_not_done() {
            Scene scene = scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(poor("One")), spot(poor("Two")))
                    .active(OPPONENT, spot(PUP))
                    .endTurn();
            assertThat(scene.answers()).hasSize(2);
            scene.answer(new Choice.OfOption(0, "Alms"));
            assertThat(scene.side(YOU).hand().size()).isEqualTo(2);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    class When_the_first_uses_up_what_a_player_has_once_a_turn {
        @Test
        @ForRule({"PKM-R51", "PKM-R64"})
        void the_second_is_not_offered() {
            Card twin = basic("Twin", 60, EnergyType.WATER)
                    .ability(
                            "Gift",
                            Always.optionalTrigger(
                                    Hook.TURN_ENDS,
                                    Likes.Simply.SELF,
                                    Activation.Limit.PLAYER_TURN,
                                    "Gift",
                                    Do.draw(1)))
                    .build();
            Scene scene = scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(twin), spot(twin))
                    .active(OPPONENT, spot(PUP))
                    .endTurn();
            scene.answer(new Choice.OfOption(0, "Gift")).yes();
            assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    class When_the_first_takes_the_second_from_play {
        private final Card herald = basic("Herald", 60, EnergyType.WATER)
                .ability(
                        "Call",
                        Always.trigger(
                                Hook.TURN_ENDS,
                                Likes.Simply.SELF,
                                Whens.yourTurn(),
                                Do.takeBack(Those.yours(Where.BENCHED, Likes.named("Drummer")))))
                .build();
        private final Card drummer = basic("Drummer", 60, EnergyType.WATER)
                .ability("Drum", Always.trigger(Hook.TURN_ENDS, Likes.Simply.SELF, Whens.yourTurn(), Do.draw(1)))
                .build();

        private Scene ended() {
            return scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(herald), spot(drummer))
                    .active(OPPONENT, spot(PUP))
                    .endTurn();
        }

        @Test
        @ForRule("PKM-R51")
        void it_is_not_done() {
            Scene scene = ended();
            scene.answer(new Choice.OfOption(0, "Call"));
            assertThat(scene.hand(YOU)).containsExactly("Drummer");
        }

        @Test
        @ForRule("PKM-R51")
        void in_the_other_order_both_are() {
            Scene scene = ended();
            scene.answer(new Choice.OfOption(1, "Drum"));
            assertThat(scene.side(YOU).hand().size()).isEqualTo(2);
        }
    }

    @Nested
    class In_a_checkup {
        @Test
        @ForRule({"PKM-R51", "PKM-CHECK-1"})
        void what_the_special_conditions_have_made_void_is_passed_over() {
            Card nurse = basic("Nurse", 60, EnergyType.WATER)
                    .ability(
                            "Care",
                            Always.trigger(
                                    Hook.CHECKUP,
                                    Likes.Simply.SELF,
                                    Whens.exists(Those.yours(Where.ACTIVE, Likes.having(SpecialCondition.PARALYZED))),
                                    Do.draw(1)))
                    .build();
            Scene scene = scene().active(YOU, spot(KIT).having(SpecialCondition.PARALYZED))
                    .bench(YOU, spot(nurse))
                    .active(OPPONENT, spot(PUP))
                    .play(new PokemonAction.EndTurn(YOU));
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
            scene.answer(new Choice.OfOption(1, "Special Conditions"));
            assertThat(scene.active(YOU).conditions().isNone()).isTrue();
            assertThat(scene.side(YOU).hand().size()).isZero();
        }
    }
}
