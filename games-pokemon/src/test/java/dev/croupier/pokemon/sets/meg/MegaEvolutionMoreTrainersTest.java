package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MegaEvolutionMoreTrainersTest {
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card AIR_BALLOON = PokemonCards.card("MEG", "166");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card MEGA_VENUSAUR_EX = PokemonCards.card("MEG", "3");
    private static final Card BULBASAUR = PokemonCards.card("MEG", "1");
    private static final Card ULTRA_BALL = PokemonCards.card("MEG", "131");
    private static final Card KIRLIA = PokemonCards.card("MEG", "59");
    private static final Card RARE_CANDY = PokemonCards.card("MEG", "125");
    private static final Card WALLYS_COMPASSION = PokemonCards.card("MEG", "132");
    private static final Card HARIYAMA = PokemonCards.card("MEG", "73");
    private static final Card MEGA_ABSOL_EX = PokemonCards.card("MEG", "86");
    private static final Card IVYSAUR = PokemonCards.card("MEG", "2");
    private static final Card MEGA_GARDEVOIR_EX = PokemonCards.card("MEG", "60");
    private static final Card SWITCH = PokemonCards.card("MEG", "130");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    @Nested
    @OfCard("MEG 125")
    class Of_Rare_Candy {
        @Test
        void skips_the_stage_between() {
            Scene scene = scene().active(YOU, spot(RIOLU))
                    .bench(YOU, spot(RALTS), spot(BULBASAUR))
                    .hand(YOU, RARE_CANDY, MEGA_GARDEVOIR_EX, HARIYAMA)
                    .playTrainer(RARE_CANDY);
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfPokemon(scene.bench(YOU, 0).id()));
            scene.answer(scene.bench(YOU, 0)).answer(MEGA_GARDEVOIR_EX);
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Mega Gardevoir ex");
            assertThat(scene.bench(YOU, 0).stack()).hasSize(2);
            assertThat(scene.hand(YOU)).containsExactly("Hariyama");
        }

        @Test
        @ForRule("PKM-S33")
        void needs_a_stage_two_of_that_line() {
            Scene scene = scene().active(YOU, spot(RALTS)).hand(YOU, RARE_CANDY, KIRLIA, MEGA_VENUSAUR_EX);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, RARE_CANDY)))
                    .containsExactly("PKM-TURN-14");
        }

        @Test
        void needs_a_basic_pokemon_from_before_this_turn() {
            Scene fresh = scene().active(YOU, spot(RALTS).isNew()).hand(YOU, RARE_CANDY, MEGA_GARDEVOIR_EX);
            assertThat(fresh.refusals(new PokemonAction.PlayTrainer(YOU, RARE_CANDY)))
                    .containsExactly("PKM-TURN-14");
            Scene stage1 = scene().active(YOU, spot(RALTS, KIRLIA)).hand(YOU, RARE_CANDY, MEGA_GARDEVOIR_EX);
            assertThat(stage1.refusals(new PokemonAction.PlayTrainer(YOU, RARE_CANDY)))
                    .containsExactly("PKM-TURN-14");
        }

        @Test
        @ForRule("PKM-Q41")
        void counts_as_playing_the_card_from_the_hand_to_evolve() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, RARE_CANDY, WELCOMED)
                    .playTrainer(RARE_CANDY);
            scene.answer(scene.active(YOU)).answer(WELCOMED);
            assertThat(scene.hand(YOU)).hasSize(2);
        }

        @Test
        void is_not_for_the_first_turn() {
            Scene scene = scene().turn(1).active(YOU, spot(RALTS)).hand(YOU, RARE_CANDY, MEGA_GARDEVOIR_EX);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, RARE_CANDY)))
                    .isFalse();
        }
    }

    @Nested
    @OfCard("MEG 130")
    class Of_Switch {
        @Test
        void has_the_active_pokemon_change_places() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(RIOLU), spot(MAKUHITA))
                    .hand(YOU, SWITCH)
                    .playTrainer(SWITCH);
            scene.answer(scene.bench(YOU, 1));
            assertThat(scene.active(YOU).name()).isEqualTo("Makuhita");
            assertThat(scene.bench(YOU, 1).name()).isEqualTo("Ralts");
        }

        @Test
        void needs_a_bench() {
            Scene scene = scene().active(YOU, spot(RALTS)).hand(YOU, SWITCH);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, SWITCH)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 131")
    class Of_Ultra_Ball {
        @Test
        void costs_two_cards_and_finds_a_pokemon() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, ULTRA_BALL, RIOLU, FIRE)
                    .deck(YOU, MAKUHITA, ULTRA_BALL)
                    .playTrainer(ULTRA_BALL);
            scene.answer(FIRE).answer(RIOLU);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(MAKUHITA), new Choice.Done());
            scene.answer(MAKUHITA);
            assertThat(scene.hand(YOU)).containsExactly("Makuhita");
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy", "Riolu", "Ultra Ball");
        }

        @Test
        void needs_two_other_cards() {
            Scene scene = scene().active(YOU, spot(RALTS)).hand(YOU, ULTRA_BALL, ULTRA_BALL);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, ULTRA_BALL)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 132")
    class Of_Wallys_Compassion {
        @Test
        void heals_a_mega_evolution_and_returns_its_energy() {
            Scene scene = scene().active(
                            YOU,
                            spot(MEGA_ABSOL_EX)
                                    .with(DARKNESS, FIRE, AIR_BALLOON)
                                    .damaged(12))
                    .bench(YOU, spot(RALTS).damaged(3))
                    .hand(YOU, WALLYS_COMPASSION)
                    .playTrainer(WALLYS_COMPASSION);
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfPokemon(scene.active(YOU).id()));
            scene.answer(scene.active(YOU));
            assertThat(scene.active(YOU).counters()).isZero();
            assertThat(scene.active(YOU).energy()).isEmpty();
            assertThat(scene.active(YOU).tools()).hasSize(1);
            assertThat(scene.hand(YOU)).containsExactly("Darkness Energy", "Fire Energy");
        }

        @Test
        void needs_a_damaged_one() {
            Scene scene = scene().active(YOU, spot(MEGA_ABSOL_EX).with(DARKNESS))
                    .bench(YOU, spot(RALTS).damaged(3))
                    .hand(YOU, WALLYS_COMPASSION);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, WALLYS_COMPASSION)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 166")
    class Of_Air_Balloon {
        @Test
        void makes_retreating_cost_two_less() {
            Scene two = scene().active(YOU, spot(BULBASAUR).with(AIR_BALLOON)).bench(YOU, spot(RALTS));
            assertThat(two.isLegal(new PokemonAction.Retreat(YOU))).isTrue();
            Scene three = scene().active(YOU, spot(IVYSAUR).with(AIR_BALLOON)).bench(YOU, spot(RALTS));
            assertThat(three.isLegal(new PokemonAction.Retreat(YOU))).isFalse();
            Scene paid =
                    scene().active(YOU, spot(IVYSAUR).with(AIR_BALLOON, FIRE)).bench(YOU, spot(RALTS));
            assertThat(paid.isLegal(new PokemonAction.Retreat(YOU))).isTrue();
        }
    }

    /** A Stage 2 that draws two cards when it evolves from the hand. */
    private static final Card WELCOMED = Write.pokemon("Welcomed", "TST", "4")
            .stage2("Kirlia", 100, EnergyType.PSYCHIC)
            .ability("Welcome", Always.trigger(Hook.EVOLVED_FROM_HAND, Likes.Simply.SELF, Do.draw(2)))
            .build();
}
