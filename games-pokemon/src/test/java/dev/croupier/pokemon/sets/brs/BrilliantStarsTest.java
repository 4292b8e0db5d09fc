package dev.croupier.pokemon.sets.brs;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BrilliantStarsTest {
    private static final Card SHAYMIN_V = card("BRS", "13");
    private static final Card SHAYMIN_VSTAR = card("BRS", "14");
    private static final Card ARCEUS_V = card("BRS", "122");
    private static final Card ARCEUS_VSTAR = card("BRS", "123");
    private static final Card COLLAPSED = card("BRS", "137");
    private static final Card ZOROARK_V = card("LOR", "146");
    private static final Card ZOROARK_VSTAR = card("LOR", "147");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card CHIKORITA = card("MEG", "8");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card DREEPY = card("TWM", "128");
    private static final Card GRASS = card("MEE", "1");
    private static final Card FIRE = card("MEE", "2");
    private static final Card WATER = card("MEE", "3");

    private static PokemonAction power(Scene scene, InPlay pokemon, String ability) {
        assertThat(scene.side(YOU).find(pokemon.id())).isNotNull();
        return new PokemonAction.UseAbility(YOU, pokemon.id(), ability);
    }

    @Nested
    @OfCard("BRS 13")
    class Shaymin_V {
        @Test
        void does_40_more_for_each_prize_that_the_opponent_has_taken() {
            Scene scene = scene().active(YOU, spot(SHAYMIN_V).with(GRASS, FIRE))
                    .prizesLeft(YOU, 1)
                    .prizesLeft(OPPONENT, 4)
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("Revenge Blast");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(11);
        }

        @Test
        void flaps() {
            Scene scene = scene().active(YOU, spot(SHAYMIN_V).with(GRASS))
                    .active(OPPONENT, spot(GASTLY))
                    .attack("Flap");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        }
    }

    @Nested
    @OfCard("BRS 14")
    class Shaymin_VSTAR {
        @Test
        void does_40_more_for_each_prize_that_the_opponent_has_taken() {
            Scene scene = scene().active(YOU, spot(SHAYMIN_V, SHAYMIN_VSTAR).with(GRASS, FIRE))
                    .prizesLeft(OPPONENT, 5)
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("Revenge Blast");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(13);
        }

        @Test
        void heals_120_of_each_benched_grass_pokemon() {
            Scene scene = scene().active(YOU, spot(SHAYMIN_V, SHAYMIN_VSTAR).damaged(5))
                    .bench(
                            YOU,
                            spot(SHAYMIN_V).damaged(15),
                            spot(CHIKORITA).damaged(2),
                            spot(GASTLY).damaged(3))
                    .active(OPPONENT, spot(GASTLY));
            scene.use(scene.active(YOU), "Star Bloom");
            assertThat(scene.side(YOU).inPlay().map(InPlay::counters)).containsExactly(5, 3, 0, 3);
            assertThat(scene.refusals(power(scene, scene.active(YOU), "Star Bloom")))
                    .contains("PKM-KIND-3");
        }

        @Test
        void cannot_heal_where_nothing_is_to_be_healed() {
            Scene scene = scene().active(YOU, spot(SHAYMIN_V, SHAYMIN_VSTAR).damaged(5))
                    .bench(YOU, spot(SHAYMIN_V), spot(GASTLY).damaged(3))
                    .active(OPPONENT, spot(GASTLY));
            assertThat(scene.refusals(power(scene, scene.active(YOU), "Star Bloom")))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("BRS 122")
    class Arceus_V {
        private Scene charging() {
            return scene().active(YOU, spot(ARCEUS_V).with(FIRE, FIRE, FIRE))
                    .bench(YOU, spot(GASTLY), spot(SHAYMIN_V, SHAYMIN_VSTAR))
                    .deck(YOU, WATER, WATER, GRASS, FIRE, DREEPY)
                    .active(OPPONENT, spot(ZACIAN));
        }

        @Test
        void attaches_three_basic_energy_to_pokemon_v_in_any_way() {
            Scene scene = charging()
                    .attack("Trinity Charge")
                    .answer(GRASS)
                    .answer(WATER)
                    .answer(WATER);
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfPokemon(scene.active(YOU).id()),
                            new Choice.OfPokemon(scene.bench(YOU, 1).id()));
            scene.answer(scene.bench(YOU, 1)).answer(scene.active(YOU)).answer(scene.bench(YOU, 1));
            assertThat(scene.bench(YOU, 1).energy().map(Placed::card)).containsExactly(GRASS, WATER);
            assertThat(scene.active(YOU).energy()).hasSize(4);
            assertThat(scene.deck(YOU)).containsExactly("Dreepy", "Fire Energy");
        }

        @Test
        void may_find_fewer_or_none() {
            Scene scene = charging().attack("Trinity Charge").done();
            assertThat(scene.deck(YOU)).hasSize(5);
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        }

        @Test
        void has_an_edge() {
            assertThat(charging().attack("Power Edge").active(OPPONENT).counters())
                    .isEqualTo(13);
        }
    }

    @Nested
    @OfCard("BRS 123")
    class Arceus_VSTAR {
        private Scene born() {
            return scene().active(YOU, spot(ARCEUS_V, ARCEUS_VSTAR).with(FIRE, FIRE, FIRE))
                    .bench(YOU, spot(ZOROARK_V, ZOROARK_VSTAR))
                    .deck(YOU, WATER, DREEPY, GASTLY)
                    .hand(YOU, GRASS)
                    .active(OPPONENT, spot(ZACIAN));
        }

        @Test
        void searches_for_two_cards_of_any_kind() {
            Scene scene = born();
            scene.use(scene.active(YOU), "Starbirth");
            assertThat(scene.answers()).hasSize(3).doesNotContain(new Choice.Done());
            scene.answer(DREEPY);
            assertThat(scene.answers()).contains(new Choice.Done());
            scene.answer(WATER);
            assertThat(scene.hand(YOU)).containsExactlyInAnyOrder("Dreepy", "Grass Energy", "Water Energy");
            assertThat(scene.deck(YOU)).containsExactly("Gastly");
        }

        @Test
        @ForRule("PKM-KIND-16")
        void may_find_none_by_the_official_text() {
            Scene scene = born().rules(PokemonRules.official2026());
            scene.use(scene.active(YOU), "Starbirth");
            assertThat(scene.answers()).contains(new Choice.Done());
        }

        @Test
        @ForRule("PKM-KIND-3")
        void is_the_one_vstar_power_of_its_player() {
            Scene scene = born();
            assertThat(scene.isLegal(power(scene, scene.bench(YOU, 0), "Phantom Star")))
                    .isTrue();
            scene.use(scene.active(YOU), "Starbirth").answer(DREEPY).done();
            assertThat(scene.refusals(power(scene, scene.bench(YOU, 0), "Phantom Star")))
                    .contains("PKM-KIND-3");
            assertThat(scene.refusals(power(scene, scene.active(YOU), "Starbirth")))
                    .contains("PKM-KIND-3");
        }

        @Test
        void cannot_search_an_empty_deck() {
            Scene scene = born().deck(YOU, new Card[0]);
            assertThat(scene.refusals(power(scene, scene.active(YOU), "Starbirth")))
                    .containsExactly("PKM-TURN-14");
        }

        @Test
        void attaches_energy_after_its_damage() {
            Scene scene = born().attack("Trinity Nova");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20);
            scene.answer(WATER).done().answer(scene.bench(YOU, 0));
            assertThat(scene.bench(YOU, 0).energy().map(Placed::card)).containsExactly(WATER);
        }
    }

    @Nested
    @OfCard("BRS 137")
    @ForRule("PKM-ZONE-2")
    class Collapsed_Stadium {
        private Scene full() {
            return scene().active(YOU, spot(GASTLY))
                    .bench(YOU, spot(DREEPY).with(FIRE), spot(GASTLY), spot(GASTLY), spot(GASTLY), spot(GASTLY))
                    .active(OPPONENT, spot(GASTLY))
                    .bench(OPPONENT, spot(GASTLY), spot(GASTLY), spot(DREEPY), spot(GASTLY), spot(GASTLY))
                    .hand(YOU, COLLAPSED, DREEPY);
        }

        @Test
        void lets_each_player_discard_down_to_four_who_played_it_first() {
            Scene scene = full().playTrainer(COLLAPSED);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
            assertThat(scene.answers()).hasSize(5);
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
            scene.answer(scene.bench(OPPONENT, 2));
            assertThat(scene.side(YOU).bench()).hasSize(4);
            assertThat(scene.side(OPPONENT).bench()).hasSize(4);
            assertThat(scene.discard(YOU)).containsExactly("Dreepy", "Fire Energy");
            assertThat(scene.discard(OPPONENT)).containsExactly("Dreepy");
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(6);
            assertThat(scene.state().turn().seat()).isEqualTo(YOU);
        }

        @Test
        void leaves_room_for_four() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .bench(YOU, spot(GASTLY), spot(GASTLY), spot(GASTLY), spot(GASTLY))
                    .hand(YOU, DREEPY)
                    .stadium(COLLAPSED, OPPONENT)
                    .active(OPPONENT, spot(GASTLY));
            assertThat(scene.refusals(new PokemonAction.PlayBasic(YOU, DREEPY))).containsExactly("PKM-ZONE-2");
        }
    }
}
