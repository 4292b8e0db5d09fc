package dev.croupier.pokemon.sets.lor;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LostOriginTest {
    private static final Card COMFEY = card("LOR", "79");
    private static final Card GIRATINA_V = card("LOR", "130");
    private static final Card GIRATINA_VSTAR = card("LOR", "131");
    private static final Card ZOROARK_V = card("LOR", "146");
    private static final Card ZOROARK_VSTAR = card("LOR", "147");
    private static final Card EXPERIMENT = card("LOR", "155");
    private static final Card GATE = card("LOR", "163");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card DREEPY = card("TWM", "128");
    private static final Card GRASS = card("MEE", "1");
    private static final Card FIRE = card("MEE", "2");
    private static final Card WATER = card("MEE", "3");
    private static final Card PSYCHIC = card("MEE", "5");
    private static final Card WALL = tool("Wall", "TST", "1")
            .passive(Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY))
            .build();

    private static Card[] lost(int count) {
        return Array.fill(count, () -> GASTLY).toJavaArray(Card[]::new);
    }

    @Nested
    @OfCard("LOR 79")
    class Comfey {
        private Scene selecting() {
            return scene().active(YOU, spot(COMFEY).with(PSYCHIC, FIRE))
                    .bench(YOU, spot(COMFEY))
                    .deck(YOU, WATER, DREEPY)
                    .active(OPPONENT, spot(GASTLY));
        }

        private PokemonAction flower(Scene scene, InPlay pokemon) {
            assertThat(scene.side(YOU).find(pokemon.id())).isNotNull();
            return new PokemonAction.UseAbility(YOU, pokemon.id(), "Flower Selecting");
        }

        @Test
        void takes_one_of_the_top_two_cards_and_loses_the_other() {
            Scene scene = selecting();
            scene.use(scene.active(YOU), "Flower Selecting").answer(WATER);
            assertThat(scene.hand(YOU)).containsExactly("Water Energy");
            assertThat(scene.lost(YOU)).containsExactly("Dreepy");
            assertThat(scene.deck(YOU)).isEmpty();
        }

        @Test
        void has_to_be_active_and_does_so_once_a_turn() {
            Scene scene = selecting().deck(YOU, WATER, DREEPY, FIRE);
            assertThat(scene.refusals(flower(scene, scene.bench(YOU, 0)))).containsExactly("PKM-TURN-12");
            scene.use(scene.active(YOU), "Flower Selecting");
            scene.answer(scene.answers().head());
            assertThat(scene.refusals(flower(scene, scene.active(YOU)))).containsExactly("PKM-R64");
        }

        @Test
        void spins() {
            assertThat(selecting().attack("Spinning Attack").active(OPPONENT).counters())
                    .isEqualTo(3);
        }
    }

    @Nested
    @OfCard("LOR 130")
    class Giratina_V {
        @Test
        void takes_two_of_the_top_four_cards_and_loses_the_others() {
            Scene scene = scene().active(YOU, spot(GIRATINA_V).with(FIRE))
                    .deck(YOU, WATER, DREEPY, GASTLY, FIRE)
                    .active(OPPONENT, spot(GASTLY))
                    .attack("Abyss Seeking");
            assertThat(scene.answers()).doesNotContain(new Choice.Done());
            scene.answer(DREEPY).answer(WATER);
            assertThat(scene.hand(YOU)).containsExactly("Dreepy", "Water Energy");
            assertThat(scene.lost(YOU)).containsExactly("Fire Energy", "Gastly");
        }

        @Test
        @ForRule("PKM-Q7")
        void shreds_whatever_protects_the_defender() {
            Scene scene = scene().active(YOU, spot(GIRATINA_V).with(GRASS, PSYCHIC, FIRE))
                    .active(OPPONENT, spot(ZACIAN).with(WALL))
                    .attack("Shred");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(16);
        }
    }

    @Nested
    @OfCard("LOR 131")
    class Giratina_VSTAR {
        private Scene giratina() {
            return scene().active(YOU, spot(GIRATINA_V, GIRATINA_VSTAR).with(GRASS, PSYCHIC, FIRE))
                    .bench(YOU, spot(DREEPY).with(WATER), spot(ZOROARK_V, ZOROARK_VSTAR))
                    .hand(OPPONENT, GASTLY)
                    .active(OPPONENT, spot(PokemonCards.named("Mewtwo V-UNION").toJavaArray(Card[]::new)));
        }

        @Test
        void loses_two_energy_of_any_of_its_players_pokemon() {
            Scene scene = giratina().attack("Lost Impact");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(28);
            assertThat(scene.answers()).hasSize(3);
            scene.answer(new Choice.OfAttached(scene.active(YOU).id(), FIRE))
                    .answer(new Choice.OfAttached(scene.bench(YOU, 0).id(), WATER));
            assertThat(scene.lost(YOU)).containsExactly("Fire Energy", "Water Energy");
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactly(GRASS, PSYCHIC);
        }

        @Test
        void knocks_out_the_active_pokemon_with_ten_cards_in_the_lost_zone() {
            Scene scene = giratina()
                    .lost(YOU, lost(10))
                    .active(OPPONENT, spot(ZACIAN))
                    .bench(OPPONENT, spot(GASTLY))
                    .attack("Star Requiem");
            assertThat(scene.discard(OPPONENT)).containsExactly("Zacian V");
            scene.answer(new Choice.OfPrize(YOU, 0)).answer(new Choice.OfPrize(YOU, 1));
            assertThat(scene.side(YOU).taken()).isEqualTo(2);
        }

        @Test
        @ForRule({"PKM-KIND-3", "PKM-ATK-1"})
        void needs_ten_cards_there_and_the_vstar_power() {
            PokemonAction requiem = new PokemonAction.UseAttack(YOU, "Star Requiem");
            assertThat(giratina().lost(YOU, lost(9)).refusals(requiem)).containsExactly("PKM-ATK-1");
            Scene scene = giratina().lost(YOU, lost(10));
            assertThat(scene.refusals(requiem)).isEmpty();
            scene.use(scene.bench(YOU, 1), "Phantom Star");
            assertThat(scene.refusals(requiem)).containsExactly("PKM-KIND-3");
        }

        @Test
        void does_not_knock_out_what_is_kept_from_effects() {
            Scene scene = giratina().lost(YOU, lost(10)).attack("Star Requiem");
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Mewtwo V-UNION");
            assertThat(scene.active(OPPONENT).counters()).isZero();
        }
    }

    @Nested
    @OfCard("LOR 146")
    class Hisuian_Zoroark_V {
        private Scene zoroark(Scene.Spot... bench) {
            return scene().active(YOU, spot(ZOROARK_V).with(FIRE, WATER, FIRE))
                    .bench(YOU, bench)
                    .active(OPPONENT, spot(ZACIAN));
        }

        @Test
        void may_change_places_after_void_return() {
            Scene scene =
                    zoroark(spot(DREEPY), spot(GASTLY)).attack("Void Return").yes();
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Dreepy");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            Scene stays = zoroark(spot(DREEPY)).attack("Void Return").done();
            assertThat(stays.active(YOU).name()).isEqualTo("Hisuian Zoroark V");
        }

        @Test
        void is_not_asked_without_a_bench() {
            assertThat(zoroark().attack("Void Return").state().turn().seat()).isEqualTo(OPPONENT);
            assertThat(zoroark().attack("Shadow Cyclone").state().turn().seat()).isEqualTo(OPPONENT);
        }

        @Test
        void moves_an_energy_to_the_bench() {
            Scene scene = zoroark(spot(DREEPY), spot(GASTLY)).attack("Shadow Cyclone");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(13);
            assertThat(scene.answers()).hasSize(2);
            scene.answer(new Choice.OfAttached(scene.active(YOU).id(), WATER)).answer(scene.bench(YOU, 1));
            assertThat(scene.bench(YOU, 1).energy().map(Placed::card)).containsExactly(WATER);
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactly(FIRE, FIRE);
        }
    }

    @Nested
    @OfCard("LOR 147")
    class Hisuian_Zoroark_VSTAR {
        private Scene zoroark(int own, int benched) {
            return scene().active(
                            YOU, spot(ZOROARK_V, ZOROARK_VSTAR).with(FIRE, FIRE).damaged(own))
                    .bench(YOU, spot(DREEPY).damaged(benched), spot(GASTLY))
                    .hand(YOU, WATER, GASTLY)
                    .deck(YOU, lost(8))
                    .active(OPPONENT, spot(ZACIAN).damaged(1));
        }

        @Test
        void discards_the_hand_and_draws_seven_once_a_game() {
            Scene scene = zoroark(0, 0);
            scene.use(scene.active(YOU), "Phantom Star");
            assertThat(scene.discard(YOU)).containsExactly("Gastly", "Water Energy");
            assertThat(scene.side(YOU).hand().size()).isEqualTo(7);
            assertThat(scene.refusals(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Phantom Star")))
                    .contains("PKM-KIND-3");
        }

        @Test
        void does_50_for_each_damaged_pokemon_of_its_player() {
            assertThat(zoroark(3, 1).attack("Ticking Curse").active(OPPONENT).counters())
                    .isEqualTo(11);
            assertThat(zoroark(0, 1).attack("Ticking Curse").active(OPPONENT).counters())
                    .isEqualTo(6);
            assertThat(zoroark(0, 0).attack("Ticking Curse").active(OPPONENT).counters())
                    .isEqualTo(1);
        }
    }

    @Nested
    @OfCard("LOR 155")
    class Colresss_Experiment {
        @Test
        void takes_three_of_the_top_five_cards_and_loses_the_others() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .hand(YOU, EXPERIMENT)
                    .deck(YOU, WATER, DREEPY, GASTLY, FIRE, GRASS)
                    .active(OPPONENT, spot(GASTLY))
                    .playTrainer(EXPERIMENT)
                    .answer(DREEPY)
                    .answer(GASTLY)
                    .answer(WATER);
            assertThat(scene.hand(YOU)).containsExactly("Dreepy", "Gastly", "Water Energy");
            assertThat(scene.lost(YOU)).containsExactly("Fire Energy", "Grass Energy");
            assertThat(scene.discard(YOU)).containsExactly("Colress's Experiment");
        }

        @Test
        void cannot_be_played_without_a_deck() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .hand(YOU, EXPERIMENT)
                    .deck(YOU, new Card[0])
                    .active(OPPONENT, spot(GASTLY));
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, EXPERIMENT)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("LOR 163")
    class Mirage_Gate {
        private Scene gate(int lost) {
            return scene().active(YOU, spot(DREEPY))
                    .bench(YOU, spot(GASTLY))
                    .hand(YOU, GATE)
                    .deck(YOU, FIRE, FIRE, WATER, GASTLY)
                    .lost(YOU, lost(lost))
                    .active(OPPONENT, spot(GASTLY));
        }

        @Test
        void attaches_two_basic_energy_of_different_types_in_any_way() {
            Scene scene = gate(7).playTrainer(GATE).answer(FIRE);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(WATER), new Choice.Done());
            scene.answer(WATER).answer(scene.bench(YOU, 0)).answer(scene.active(YOU));
            assertThat(scene.bench(YOU, 0).energy().map(Placed::card)).containsExactly(FIRE);
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactly(WATER);
            assertThat(scene.deck(YOU)).containsExactly("Fire Energy", "Gastly");
        }

        @Test
        void needs_seven_cards_in_the_lost_zone() {
            assertThat(gate(6).refusals(new PokemonAction.PlayTrainer(YOU, GATE)))
                    .containsExactly("PKM-TURN-14");
        }
    }
}
