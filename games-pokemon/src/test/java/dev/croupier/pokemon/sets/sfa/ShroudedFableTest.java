package dev.croupier.pokemon.sets.sfa;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each card of the set in the position that its text is about. */
class ShroudedFableTest {
    private static final Card DREEPY = PokemonCards.card("TWM", "128");
    private static final Card DRAKLOAK = PokemonCards.card("TWM", "129");
    private static final Card DRAGAPULT = PokemonCards.card("TWM", "130");
    private static final Card PALAFIN_EX = PokemonCards.card("TWM", "61");
    private static final Card LUMINOUS = PokemonCards.card("TWM", "226");
    private static final Card DUSKULL = PokemonCards.card("SFA", "18");
    private static final Card DUSCLOPS = PokemonCards.card("SFA", "19");
    private static final Card DUSKNOIR = PokemonCards.card("SFA", "20");
    private static final Card FEZANDIPITI = PokemonCards.card("SFA", "38");
    private static final Card PECHARUNT = PokemonCards.card("SFA", "39");
    private static final Card JANINE = PokemonCards.card("SFA", "59");
    private static final Card NIGHT_STRETCHER = PokemonCards.card("SFA", "61");
    private static final Card ABRA = PokemonCards.card("MEW", "63");
    private static final Card KADABRA = PokemonCards.card("MEW", "64");
    private static final Card ALAKAZAM = PokemonCards.card("MEW", "65");
    private static final Card KOFFING = PokemonCards.card("MEW", "109");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    private static PokemonAction trainer(Card card) {
        return new PokemonAction.PlayTrainer(YOU, card);
    }

    @Nested
    @OfCard("SFA 18")
    class Duskull {

        private Scene calling(Scene.Spot... bench) {
            return scene().active(YOU, spot(DUSKULL).with(PSYCHIC))
                    .bench(YOU, bench)
                    .discard(YOU, DUSKULL, DUSKULL, DUSKULL, DREEPY)
                    .active(OPPONENT, spot(DREEPY))
                    .attack("Come and Get You");
        }

        @Test
        void brings_up_to_three_of_its_name_back_to_the_bench() {
            Scene scene = calling().answer(DUSKULL).answer(DUSKULL).answer(DUSKULL);
            assertThat(scene.side(YOU).bench()).hasSize(3);
            assertThat(scene.discard(YOU)).containsExactly("Dreepy");
            assertThat(calling().answer(DUSKULL).done().side(YOU).bench()).hasSize(1);
        }

        @Test
        void brings_as_many_as_there_is_room_for() {
            Scene scene =
                    calling(spot(ABRA), spot(ABRA), spot(ABRA), spot(ABRA)).answer(DUSKULL);
            assertThat(scene.side(YOU).bench()).hasSize(5);
            Scene full = calling(spot(ABRA), spot(ABRA), spot(ABRA), spot(ABRA), spot(ABRA));
            assertThat(full.game().turn(full.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard({"SFA 19", "SFA 20"})
    class CursedBlast {

        private Scene blast(Scene.Spot ghost) {
            Scene scene = scene().active(YOU, ghost)
                    .bench(YOU, spot(ABRA))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .bench(OPPONENT, spot(PALAFIN_EX));
            return scene.use(scene.active(YOU), "Cursed Blast").answer(scene.bench(OPPONENT, 0));
        }

        @Test
        void puts_five_counters_and_knocks_itself_out() {
            Scene scene = blast(spot(DUSKULL, DUSCLOPS));
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(5);
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Duskull", "Dusclops");
            scene.answer(new Choice.OfPrize(OPPONENT, 0)).answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Abra");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        }

        @Test
        void puts_thirteen_counters_and_knocks_itself_out() {
            Scene scene = blast(spot(DUSKULL, DUSCLOPS, DUSKNOIR));
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(13);
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Duskull", "Dusclops", "Dusknoir");
        }

        @Test
        void keeps_the_defending_pokemon_from_retreating_by_an_attack() {
            Scene scene = scene().active(YOU, spot(DUSKULL, DUSCLOPS, DUSKNOIR).with(PSYCHIC, PSYCHIC, FIRE))
                    .active(OPPONENT, spot(DRAGAPULT).with(FIRE))
                    .bench(OPPONENT, spot(DREEPY))
                    .attack("Shadow Bind");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(15);
            assertThat(scene.refusals(new PokemonAction.Retreat(OPPONENT))).containsExactly("PKM-Q45");
            scene.endTurn().endTurn();
            assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isTrue();
        }
    }

    @Nested
    @OfCard("SFA 38")
    class FezandipitiEx {

        private Scene afterTheirTurn(boolean knockedOut) {
            Scene scene = scene().turn(2)
                    .active(YOU, spot(DREEPY))
                    .bench(YOU, spot(FEZANDIPITI), spot(FEZANDIPITI))
                    .active(OPPONENT, spot(DREEPY, DRAKLOAK).with(FIRE, PSYCHIC));
            return knockedOut
                    ? scene.play(new PokemonAction.UseAttack(OPPONENT, "Dragon Headbutt"))
                            .answer(new Choice.OfPrize(OPPONENT, 0))
                            .answer(scene.bench(YOU, 0))
                    : scene.endTurn();
        }

        @Test
        @ForRule("PKM-R47")
        void draws_three_cards_after_a_knock_out_once_a_turn_for_all_of_them() {
            Scene scene = afterTheirTurn(true);
            scene.use(scene.bench(YOU, 0), "Flip the Script");
            assertThat(scene.hand(YOU)).hasSize(4);
            assertThat(scene.refusals(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Flip the Script")))
                    .containsExactly("PKM-R64");
        }

        @Test
        void draws_nothing_otherwise() {
            Scene scene = afterTheirTurn(false);
            assertThat(scene.refusals(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 0).id(), "Flip the Script")))
                    .containsExactly("PKM-TURN-12");
        }

        private Scene arrow() {
            return scene().active(YOU, spot(FEZANDIPITI).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(ABRA, KADABRA, ALAKAZAM))
                    .bench(OPPONENT, spot(ABRA, KADABRA, ALAKAZAM))
                    .attack("Cruel Arrow");
        }

        @Test
        @ForRule("PKM-ATK-14")
        void hits_any_pokemon_with_weakness_only_in_the_active_spot() {
            Scene benched = arrow();
            benched.answer(benched.bench(OPPONENT, 0));
            assertThat(benched.bench(OPPONENT, 0).counters()).isEqualTo(10);
            assertThat(benched.active(OPPONENT).counters()).isZero();
            Scene active = arrow();
            active.answer(active.active(OPPONENT));
            assertThat(active.active(OPPONENT).counters()).isEqualTo(20);
        }
    }

    @Nested
    @OfCard("SFA 39")
    class PecharuntEx {

        @Test
        void switches_in_a_poisoned_darkness_pokemon_other_than_itself() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .bench(YOU, spot(PECHARUNT), spot(ABRA), spot(KOFFING), spot(PECHARUNT))
                    .active(OPPONENT, spot(DREEPY));
            scene.use(scene.bench(YOU, 0), "Subjugating Chains");
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfPokemon(scene.bench(YOU, 2).id()));
            scene.answer(scene.bench(YOU, 2));
            assertThat(scene.active(YOU).name()).isEqualTo("Koffing");
            assertThat(scene.active(YOU).conditions().has(SpecialCondition.POISONED))
                    .isTrue();
            assertThat(scene.bench(YOU, 2).name()).isEqualTo("Dreepy");
            assertThat(scene.refusals(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 3).id(), "Subjugating Chains")))
                    .contains("PKM-R64");
        }

        @Test
        void needs_such_a_pokemon() {
            Scene scene = scene().active(YOU, spot(KOFFING))
                    .bench(YOU, spot(PECHARUNT), spot(ABRA))
                    .active(OPPONENT, spot(DREEPY));
            assertThat(scene.refusals(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 0).id(), "Subjugating Chains")))
                    .containsExactly("PKM-TURN-14");
        }

        private int outburst(int left) {
            return scene().active(YOU, spot(PECHARUNT).with(DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .prizesLeft(OPPONENT, left)
                    .attack("Irritated Outburst")
                    .active(OPPONENT)
                    .counters();
        }

        @Test
        void does_damage_for_each_prize_that_the_opponent_has_taken() {
            assertThat(outburst(6)).isZero();
            assertThat(outburst(4)).isEqualTo(12);
        }
    }

    @Nested
    @OfCard("SFA 59")
    class JaninesSecretArt {

        private Scene janine() {
            return scene().active(YOU, spot(KOFFING))
                    .bench(YOU, spot(ABRA), spot(FEZANDIPITI), spot(PECHARUNT))
                    .hand(YOU, JANINE)
                    .deck(YOU, DARKNESS, DARKNESS, PSYCHIC)
                    .active(OPPONENT, spot(DREEPY))
                    .playTrainer(JANINE);
        }

        @Test
        void attaches_an_energy_of_the_deck_to_each_of_two_and_poisons_the_active_one() {
            Scene scene = janine();
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfPokemon(scene.active(YOU).id()),
                            new Choice.OfPokemon(scene.bench(YOU, 1).id()),
                            new Choice.OfPokemon(scene.bench(YOU, 2).id()));
            scene.answer(scene.active(YOU))
                    .answer(scene.bench(YOU, 2))
                    .answer(DARKNESS)
                    .answer(DARKNESS);
            assertThat(scene.active(YOU).energy()).hasSize(1);
            assertThat(scene.bench(YOU, 2).energy()).hasSize(1);
            assertThat(scene.active(YOU).conditions().has(SpecialCondition.POISONED))
                    .isTrue();
            assertThat(scene.deck(YOU)).containsExactly("Psychic Energy");
        }

        @Test
        void poisons_nobody_where_the_active_one_gets_none() {
            Scene scene = janine();
            scene.answer(scene.active(YOU)).answer(scene.bench(YOU, 1)).done().answer(DARKNESS);
            assertThat(scene.active(YOU).energy()).isEmpty();
            assertThat(scene.active(YOU).conditions().isNone()).isTrue();
            assertThat(scene.bench(YOU, 1).energy()).hasSize(1);
        }

        @Test
        void can_be_for_one_pokemon_and_needs_one() {
            Scene scene = janine();
            scene.answer(scene.bench(YOU, 1)).done().answer(DARKNESS);
            assertThat(scene.bench(YOU, 1).energy()).hasSize(1);
            assertThat(scene.deck(YOU)).hasSize(2);
            assertThat(scene().active(YOU, spot(ABRA))
                            .hand(YOU, JANINE)
                            .deck(YOU, DARKNESS)
                            .active(OPPONENT, spot(DREEPY))
                            .refusals(trainer(JANINE)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("SFA 61")
    class NightStretcher {

        @Test
        void takes_a_pokemon_or_a_basic_energy_from_the_discard_pile() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .hand(YOU, NIGHT_STRETCHER)
                    .discard(YOU, DRAGAPULT, FIRE, LUMINOUS, JANINE)
                    .active(OPPONENT, spot(DREEPY))
                    .playTrainer(NIGHT_STRETCHER);
            assertThat(scene.answers())
                    .containsExactlyInAnyOrder(new Choice.OfCard(DRAGAPULT), new Choice.OfCard(FIRE));
            scene.answer(DRAGAPULT);
            assertThat(scene.hand(YOU)).containsExactly("Dragapult ex");
        }

        @Test
        void needs_one() {
            assertThat(scene().active(YOU, spot(DREEPY))
                            .hand(YOU, NIGHT_STRETCHER)
                            .discard(YOU, LUMINOUS)
                            .active(OPPONENT, spot(DREEPY))
                            .refusals(trainer(NIGHT_STRETCHER)))
                    .containsExactly("PKM-TURN-14");
        }
    }
}
