package dev.croupier.pokemon.bugs;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.card.Write.after;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A refusal names the rule that is against it, and what is so. */
class RefusedTest {

    @Nested
    class An_answer_that_was_not_offered {
        private static final Choice WRONG = new Choice.OfNumber(77);

        private Array<String> rules(Scene scene, Seat seat) {
            return scene.refusals(new PokemonAction.Answer(seat, WRONG));
        }

        @Test
        @ForRule("PKM-TURN-2")
        void where_nothing_is_asked_is_none_of_an_attack() {
            assertThat(rules(scene().active(YOU, spot(PUP)).active(OPPONENT, spot(PUP)), YOU))
                    .containsExactly("PKM-TURN-2");
        }

        @Test
        @ForRule("PKM-TURN-8")
        void to_an_Item_is_against_the_rule_of_Trainers() {
            Card lure = item("Lure", Do.gust());
            Scene scene = scene().active(YOU, spot(PUP))
                    .hand(YOU, lure)
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(KIT), spot(PUP))
                    .playTrainer(lure);
            assertThat(rules(scene, YOU)).containsExactly("PKM-TURN-8");
        }

        @Test
        @ForRule("PKM-ATK-4")
        void to_an_attack_is_against_the_rule_of_its_choices() {
            Card puller = basic("Puller", 60, EnergyType.FIRE)
                    .attack("Pull", "", after(Do.choose(Those.theirs(Those.Where.BENCHED)), Do.healAll(Do.chosen())))
                    .build();
            Scene scene = scene().active(YOU, spot(puller))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(KIT), spot(PUP))
                    .attack("Pull");
            assertThat(rules(scene, YOU)).containsExactly("PKM-ATK-4");
        }

        @Test
        @ForRule({"PKM-KO-3", "PKM-KO-4"})
        void to_a_Knock_Out_is_against_that_of_the_Prizes_then_that_of_the_next_Active_Pokemon() {
            Scene scene = scene().active(YOU, spot(BEAR_EX))
                    .prizesLeft(YOU, 3)
                    .active(OPPONENT, spot(KIT))
                    .bench(OPPONENT, spot(KIT), spot(PUP))
                    .attack("Maul");
            assertThat(rules(scene, YOU)).containsExactly("PKM-KO-3");
            scene.answer(new Choice.OfPrize(YOU, 0));
            assertThat(rules(scene, OPPONENT)).containsExactly("PKM-KO-4");
        }

        @Test
        @ForRule("PKM-TURN-9")
        void to_a_retreat_is_against_the_rule_of_retreating() {
            Scene scene = scene().active(YOU, spot(KIT).with(FIRE, FIRE))
                    .bench(YOU, spot(PUP), spot(PUP))
                    .active(OPPONENT, spot(PUP))
                    .play(new PokemonAction.Retreat(YOU));
            assertThat(rules(scene, YOU)).containsExactly("PKM-TURN-9");
        }
    }

    @Nested
    @ForRule("PKM-TURN-5")
    class Evolving_in_the_first_turn {
        private PokemonMessage found(int turn, Seat seat) {
            Scene scene = scene().turn(turn)
                    .active(YOU, spot(KIT))
                    .active(OPPONENT, spot(KIT))
                    .hand(seat, FOX);
            var against = scene.game()
                    .explain(
                            scene.state(),
                            new PokemonAction.Evolve(
                                    seat, FOX, scene.active(seat).id()))
                    .getError();
            return (PokemonMessage)
                    ((PokemonViolation.Blocked) against.head()).found().key();
        }

        @Test
        void says_whose_first_turn_it_is() {
            assertThat(found(1, YOU)).isEqualTo(PokemonMessage.IT_IS_FIRST_TURN);
            assertThat(found(2, OPPONENT)).isEqualTo(PokemonMessage.IT_IS_OWN_FIRST_TURN);
        }
    }
}
