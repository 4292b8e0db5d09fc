package dev.croupier.pokemon.effect;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AskingTwiceTest {

    /** A text that binds the same name by two questions asks both of them. */
    @Nested
    class When_a_text_chooses_twice_under_one_name {
        @Test
        @ForRule("PKM-ATK-4")
        void both_pokemon_are_chosen() {
            Card both = item("Both", Do.gust(), Do.switchActive());
            Scene scene = scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(PUP), spot(FOX))
                    .active(OPPONENT, spot(BEAR_EX))
                    .bench(OPPONENT, spot(PUP), spot(KIT))
                    .hand(YOU, both)
                    .playTrainer(both);
            scene.answer(scene.bench(OPPONENT, 1));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Kit");
            scene.answer(scene.bench(YOU, 1));
            assertThat(scene.active(YOU).name()).isEqualTo("Fox");
        }

        @Test
        @ForRule("PKM-ATK-4")
        void what_the_first_one_found_is_gone_where_the_second_finds_nothing() {
            Card both = item("Both", Do.gust(), Do.switchActive(), Do.when(Whens.did(Do.CHOSEN), Do.draw(1)));
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(BEAR_EX))
                    .bench(OPPONENT, spot(PUP))
                    .hand(YOU, both)
                    .playTrainer(both);
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Pup");
            assertThat(scene.side(YOU).hand().size()).isZero();
        }

        @Test
        @ForRule("PKM-R72")
        void both_attached_cards_are_chosen() {
            Card strip = item(
                    "Strip",
                    Do.discardAttached(Those.yours(Where.IN_PLAY), Kinds.Simply.ENERGY, 1),
                    Do.discardAttached(Those.theirs(Where.IN_PLAY), Kinds.Simply.ENERGY, 1));
            Scene scene = scene().active(YOU, spot(KIT).with(FIRE, FIRE))
                    .active(OPPONENT, spot(PUP).with(WATER, WATER))
                    .hand(YOU, strip)
                    .playTrainer(strip);
            scene.answer(new Choice.OfAttached(scene.active(YOU).id(), FIRE))
                    .answer(new Choice.OfAttached(scene.active(OPPONENT).id(), WATER));
            assertThat(scene.active(YOU).energy()).hasSize(1);
            assertThat(scene.active(OPPONENT).energy()).hasSize(1);
        }

        @Test
        @ForRule("PKM-Q37")
        void cards_are_chosen_of_both_zones() {
            Card both = item(
                    "Both",
                    Do.chooseFromDiscard(Kinds.Simply.ENERGY, 1),
                    Do.toHand(true),
                    Do.searchToHand(Kinds.Simply.BASIC_POKEMON, 1));
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .deck(YOU, PUP, FIRE)
                    .discard(YOU, WATER)
                    .hand(YOU, both)
                    .playTrainer(both);
            scene.answer(WATER);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(PUP), new Choice.Done());
            scene.done();
            assertThat(scene.hand(YOU)).containsExactly("Water Energy");
        }

        @Test
        @ForRule("PKM-R71")
        void both_amounts_of_energy_are_chosen() {
            Card strip = item(
                    "Strip",
                    Do.discardEnergy(Those.yours(Where.IN_PLAY), EnergyType.COLORLESS, 1),
                    Do.discardEnergy(Those.theirs(Where.IN_PLAY), EnergyType.COLORLESS, 1));
            Scene scene = scene().active(YOU, spot(KIT).with(FIRE, FIRE))
                    .active(OPPONENT, spot(PUP).with(WATER, WATER))
                    .hand(YOU, strip)
                    .playTrainer(strip);
            scene.answer(new Choice.OfAttached(scene.active(YOU).id(), FIRE))
                    .answer(new Choice.OfAttached(scene.active(OPPONENT).id(), WATER));
            assertThat(scene.active(YOU).energy()).hasSize(1);
            assertThat(scene.active(OPPONENT).energy()).hasSize(1);
        }

        @Test
        @ForRule("PKM-ATK-4")
        void each_player_chooses_twice() {
            ChooseOwn own =
                    new ChooseOwn(Do.CHOSEN, Whose.EVERYBODYS, Those.everybodys(Where.BENCHED), HowManys.fixed(1));
            Card hurt = item("Hurt", own, Do.putCounters(Do.chosen(), 1), own, Do.putCounters(Do.chosen(), 2));
            Scene scene = scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(PUP), spot(FOX))
                    .active(OPPONENT, spot(BEAR_EX))
                    .bench(OPPONENT, spot(PUP), spot(KIT))
                    .hand(YOU, hurt)
                    .playTrainer(hurt);
            scene.answer(scene.bench(YOU, 0)).answer(scene.bench(OPPONENT, 0));
            scene.answer(scene.bench(YOU, 1)).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.bench(YOU, 0).counters()).isEqualTo(1);
            assertThat(scene.bench(YOU, 1).counters()).isEqualTo(2);
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(3);
        }
    }

    @Nested
    class When_the_second_question_has_no_answer {
        @Test
        @ForRule("PKM-TURN-14")
        void what_follows_it_alone_makes_no_card_playable() {
            Card both = item("Both", Do.choose(Those.theirs(Where.ACTIVE)), Do.switchActive());
            assertThat(scene().active(YOU, spot(KIT))
                            .active(OPPONENT, spot(PUP))
                            .hand(YOU, both)
                            .isLegal(new PokemonAction.PlayTrainer(YOU, both)))
                    .isFalse();
        }
    }
}
