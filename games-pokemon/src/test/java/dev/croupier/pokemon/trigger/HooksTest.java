package dev.croupier.pokemon.trigger;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.stadium;
import static dev.croupier.pokemon.TestCards.supporter;
import static dev.croupier.pokemon.TestCards.tool;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HooksTest {

    /** Whenever your opponent takes a Prize, you draw a card. */
    private static final Card MOURNER = basic("Mourner", 60, EnergyType.PSYCHIC)
            .ability(
                    "Consolation",
                    Always.trigger(Hook.PRIZE_TAKEN, Likes.Simply.SELF, Whens.by(Whose.OPPONENTS), Do.draw(1)))
            .attack("Bite", "", 200)
            .build();

    /** Whenever you play a Supporter, your opponent's Active Pokémon gets a damage counter. */
    private static final Card CHEERER = basic("Cheerer", 60, EnergyType.PSYCHIC)
            .ability(
                    "Cheer",
                    Always.trigger(
                            Hook.TRAINER_PLAYED,
                            Likes.all(Likes.Simply.SELF, Likes.Simply.BENCHED),
                            Whens.all(Whens.by(Whose.YOURS), Whens.card(Kinds.ofSort(Face.Sort.SUPPORTER))),
                            Do.putCounters(Those.theirs(Those.Where.ACTIVE), 1)))
            .build();

    /** Whenever anybody plays a Trainer, this Pokémon gets a damage counter. */
    private static final Card GROUCH = basic("Grouch", 100, EnergyType.PSYCHIC)
            .ability(
                    "Noise",
                    Always.trigger(
                            Hook.TRAINER_PLAYED,
                            Likes.Simply.SELF,
                            Whens.by(Whose.EVERYBODYS),
                            Do.putCounters(Those.self(), 1)))
            .build();

    @Nested
    class Taking_a_prize {
        @Test
        @ForRule("PKM-Q26")
        void sets_off_what_waits_for_it_after_each_prize() {
            Scene scene = scene().active(YOU, spot(BEAR_EX))
                    .bench(YOU, spot(PUP))
                    .prizesLeft(YOU, 3)
                    .active(OPPONENT, spot(BEAR_EX).damaged(1))
                    .bench(OPPONENT, spot(MOURNER))
                    .attack("Maul");
            assertThat(scene.side(OPPONENT).hand().size()).isZero();
            scene.answer(new Choice.OfPrize(YOU, 0));
            assertThat(scene.side(YOU).taken()).isEqualTo(4);
            assertThat(scene.side(OPPONENT).hand().size()).isEqualTo(1);
            scene.answer(new Choice.OfPrize(YOU, 1));
            assertThat(scene.side(OPPONENT).hand().size()).isGreaterThanOrEqualTo(2);
        }

        @Test
        @ForRule({"PKM-Q26", "PKM-KO-6"})
        void sets_it_off_where_nobody_is_asked_which_too() {
            Scene scene = scene().active(YOU, spot(KIT).damaged(1))
                    .bench(YOU, spot(MOURNER))
                    .active(OPPONENT, spot(BEAR_EX))
                    .prizesLeft(OPPONENT, 1)
                    .endTurn()
                    .play(new PokemonAction.UseAttack(OPPONENT, "Maul"));
            assertThat(scene.side(OPPONENT).taken()).isEqualTo(6);
            assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
        }

        @Test
        @ForRule("PKM-Q26")
        void of_ones_own_is_another_thing() {
            Scene scene = scene().active(YOU, spot(MOURNER))
                    .prizesLeft(YOU, 6)
                    .active(OPPONENT, spot(KIT))
                    .bench(OPPONENT, spot(PUP))
                    .attack("Bite")
                    .answer(new Choice.OfPrize(YOU, 0));
            assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
        }
    }

    @Nested
    class Playing_a_trainer {
        @Test
        @ForRule({"PKM-TURN-8", "PKM-ZONE-8"})
        void sets_off_what_waits_for_that_kind_after_the_card_has_done_its_work() {
            Card aide = supporter("Aide", Do.gust());
            Card drink = item("Drink", Do.draw(1));
            Scene scene = scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(CHEERER))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(BEAR_EX))
                    .hand(YOU, aide, drink)
                    .playTrainer(drink);
            assertThat(scene.active(OPPONENT).counters()).isZero();
            scene.playTrainer(aide).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Bear ex");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Aide", "Drink");
        }

        @Test
        @ForRule("PKM-TURN-8")
        void is_playing_an_item_a_stadium_a_tool_or_a_fossil_as_well() {
            Card drink = item("Drink", Do.draw(1));
            Card hill = stadium("Hill").build();
            Card hat = tool("Hat").build();
            Card fossil = Write.item("Fossil", "TST", "Fossil")
                    .playedAs(played -> played.basic(60, EnergyType.COLORLESS))
                    .build();
            Scene scene = scene().active(YOU, spot(GROUCH))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, drink, hill, hat, fossil, KIT, FIRE)
                    .playTrainer(drink);
            assertThat(scene.active(YOU).counters()).isEqualTo(1);
            scene.playTrainer(hill);
            assertThat(scene.active(YOU).counters()).isEqualTo(2);
            scene.play(new PokemonAction.AttachTool(YOU, hat, scene.active(YOU).id()));
            assertThat(scene.active(YOU).counters()).isEqualTo(3);
            scene.play(new PokemonAction.PlayBasic(YOU, fossil));
            assertThat(scene.active(YOU).counters()).isEqualTo(4);
            scene.play(new PokemonAction.PlayBasic(YOU, KIT))
                    .play(new PokemonAction.AttachEnergy(
                            YOU, FIRE, scene.active(YOU).id()));
            assertThat(scene.active(YOU).counters()).isEqualTo(4);
        }

        @Test
        @ForRule("PKM-R51")
        void sets_off_nothing_of_a_pokemon_that_the_card_has_taken_from_play() {
            Card home = item("Home", Do.takeBack(Those.yours(Those.Where.BENCHED)), Do.draw(1));
            Scene scene = scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(GROUCH), spot(CHEERER))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, home)
                    .playTrainer(home);
            assertThat(scene.side(YOU).bench()).isEmpty();
            assertThat(scene.active(YOU).counters()).isZero();
        }
    }
}
