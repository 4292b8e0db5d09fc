package dev.croupier.pokemon.sets.fo;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.table.SpecialCondition.ASLEEP;
import static dev.croupier.pokemon.table.SpecialCondition.BURNED;
import static dev.croupier.pokemon.table.SpecialCondition.CONFUSED;
import static dev.croupier.pokemon.table.SpecialCondition.PARALYZED;
import static dev.croupier.pokemon.table.SpecialCondition.POISONED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FossilTest {
    private static final Card FOSSIL = card("FO", "62");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card DARKNESS_ENERGY = card("MEE", "7");
    private static final Card REVENGE = supporter("Revenge", "ZZZ", "1")
            .when(Whens.ownKnockedOutLastTurn())
            .does(Do.draw(1))
            .build();

    private static Card inflicting(SpecialCondition condition) {
        return pokemon("Afflicting", "ZZZ", "2")
                .basic(50, PSYCHIC)
                .attack("Afflict", "", after(Do.inflict(Those.defender(), condition)))
                .build();
    }

    @Nested
    @OfCard("FO 62")
    class Mysterious_Fossil {

        @Test
        void is_put_onto_the_bench_as_a_pokemon_of_10_hp() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(GASTLY))
                    .hand(YOU, FOSSIL)
                    .play(new PokemonAction.PlayBasic(YOU, FOSSIL));
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Mysterious Fossil");
            assertThat(Numbers.hp(scene.state(), scene.bench(YOU, 0))).isEqualTo(10);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, FOSSIL)))
                    .isFalse();
        }

        @Test
        void neither_attacks_nor_retreats() {
            Scene scene = scene().active(YOU, spot(FOSSIL).with(DARKNESS_ENERGY))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(GASTLY));
            assertThat(scene.isLegal(new PokemonAction.Retreat(YOU))).isFalse();
            assertThat(scene.legal(YOU).filter(PokemonAction.UseAttack.class::isInstance))
                    .isEmpty();
        }

        @Test
        void that_is_out_of_hp_is_discarded_without_a_prize_and_is_no_knock_out() {
            Scene scene = attacked(spot(FOSSIL));
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.discard(OPPONENT)).containsExactly("Mysterious Fossil");
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(6);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(OPPONENT, REVENGE)))
                    .isFalse();
        }

        @Test
        void is_not_like_another_pokemon_there() {
            Scene scene = attacked(spot(GASTLY).damaged(6));
            scene.answer(new Choice.OfPrize(YOU, 0)).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(5);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(OPPONENT, REVENGE)))
                    .isTrue();
        }

        private Scene attacked(Scene.Spot active) {
            return scene().active(YOU, spot(GASTLY).with(DARKNESS_ENERGY))
                    .active(OPPONENT, active)
                    .bench(OPPONENT, spot(GASTLY))
                    .hand(OPPONENT, REVENGE)
                    .attack("Petty Grudge");
        }

        @Test
        void that_was_the_last_pokemon_loses_the_game() {
            Scene scene = scene().active(YOU, spot(GASTLY).with(DARKNESS_ENERGY))
                    .active(OPPONENT, spot(FOSSIL))
                    .attack("Petty Grudge");
            assertThat(scene.game().outcome(scene.state()).get().isWinner(YOU)).isTrue();
        }

        @Test
        void cannot_be_asleep_confused_paralyzed_or_poisoned() {
            for (SpecialCondition condition : Array.of(ASLEEP, CONFUSED, PARALYZED, POISONED)) {
                Scene scene = scene().active(YOU, spot(inflicting(condition)))
                        .active(OPPONENT, spot(FOSSIL))
                        .attack("Afflict");
                assertThat(scene.active(OPPONENT).conditions().isNone())
                        .as(condition.toString())
                        .isTrue();
            }
        }

        @Test
        void can_be_burned_which_is_its_end() {
            Scene scene = scene().active(YOU, spot(inflicting(BURNED)))
                    .active(OPPONENT, spot(FOSSIL))
                    .bench(OPPONENT, spot(GASTLY))
                    .coins(true)
                    .attack("Afflict");
            assertThat(scene.discard(OPPONENT)).containsExactly("Mysterious Fossil");
        }

        @Test
        void is_discarded_by_its_owner_without_a_prize() {
            Scene scene =
                    scene().active(YOU, spot(GASTLY)).bench(YOU, spot(FOSSIL)).active(OPPONENT, spot(GASTLY));
            scene.play(new PokemonAction.DiscardFossil(YOU, scene.bench(YOU, 0).id()));
            assertThat(scene.discard(YOU)).containsExactly("Mysterious Fossil");
            assertThat(scene.side(OPPONENT).prizes().left()).isEqualTo(6);
        }
    }
}
