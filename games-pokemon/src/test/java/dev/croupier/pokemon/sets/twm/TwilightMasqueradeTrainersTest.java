package dev.croupier.pokemon.sets.twm;

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

/** Each Trainer and Energy of the set in the position that its text is about. */
class TwilightMasqueradeTrainersTest {
    private static final Card DREEPY = PokemonCards.card("TWM", "128");
    private static final Card DRAKLOAK = PokemonCards.card("TWM", "129");
    private static final Card DRAGAPULT = PokemonCards.card("TWM", "130");
    private static final Card ENHANCED_HAMMER = PokemonCards.card("TWM", "148");
    private static final Card FESTIVAL_GROUNDS = PokemonCards.card("TWM", "149");
    private static final Card JAMMING_TOWER = PokemonCards.card("TWM", "153");
    private static final Card LANAS_AID = PokemonCards.card("TWM", "155");
    private static final Card SURVIVAL_BRACE = PokemonCards.card("TWM", "164");
    private static final Card UNFAIR_STAMP = PokemonCards.card("TWM", "165");
    private static final Card LEGACY = PokemonCards.card("TWM", "167");
    private static final Card LUMINOUS = PokemonCards.card("TWM", "226");
    private static final Card HEROS_CAPE = PokemonCards.card("TEF", "152");
    private static final Card DUSKULL = PokemonCards.card("SFA", "18");
    private static final Card DUSCLOPS = PokemonCards.card("SFA", "19");
    private static final Card DUSKNOIR = PokemonCards.card("SFA", "20");
    private static final Card ABRA = PokemonCards.card("MEW", "63");
    private static final Card KOFFING = PokemonCards.card("MEW", "109");
    private static final Card WEEZING = PokemonCards.card("MEW", "110");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card WATER = PokemonCards.card("MEE", "3");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    private static PokemonAction attack(String name) {
        return new PokemonAction.UseAttack(YOU, name);
    }

    private static PokemonAction trainer(Card card) {
        return new PokemonAction.PlayTrainer(YOU, card);
    }

    private static Choice prize(int place) {
        return new Choice.OfPrize(YOU, place);
    }

    @Nested
    @OfCard("TWM 148")
    class EnhancedHammer {

        @Test
        void discards_a_special_energy_of_the_opponent() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .hand(YOU, ENHANCED_HAMMER)
                    .active(OPPONENT, spot(DREEPY).with(FIRE, LUMINOUS))
                    .bench(OPPONENT, spot(DREEPY).with(LEGACY))
                    .playTrainer(ENHANCED_HAMMER);
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfAttached(scene.active(OPPONENT).id(), LUMINOUS),
                            new Choice.OfAttached(scene.bench(OPPONENT, 0).id(), LEGACY));
            scene.answer(new Choice.OfAttached(scene.bench(OPPONENT, 0).id(), LEGACY));
            assertThat(scene.discard(OPPONENT)).containsExactly("Legacy Energy");
            assertThat(scene.discard(YOU)).containsExactly("Enhanced Hammer");
        }

        @Test
        @ForRule("PKM-TURN-14")
        void cannot_be_played_where_there_is_none() {
            Scene scene = scene().active(YOU, spot(DREEPY).with(LUMINOUS))
                    .hand(YOU, ENHANCED_HAMMER)
                    .active(OPPONENT, spot(DREEPY).with(FIRE));
            assertThat(scene.refusals(trainer(ENHANCED_HAMMER))).containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("TWM 149")
    class FestivalGrounds {

        private Scene gas(Card... energy) {
            return scene().active(YOU, spot(KOFFING).with(FIRE, FIRE))
                    .active(OPPONENT, spot(DRAGAPULT).with(energy))
                    .hand(OPPONENT, WATER)
                    .stadium(FESTIVAL_GROUNDS, YOU)
                    .attack("Suspicious Gas");
        }

        @Test
        void keeps_special_conditions_from_pokemon_with_energy() {
            assertThat(gas(FIRE).active(OPPONENT).conditions().isNone()).isTrue();
            assertThat(gas().active(OPPONENT).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
        }

        @Test
        void cures_a_pokemon_as_soon_as_it_has_energy() {
            Scene scene = gas();
            scene.play(new PokemonAction.AttachEnergy(
                    OPPONENT, WATER, scene.active(OPPONENT).id()));
            assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
        }

        @Test
        void cures_as_soon_as_it_comes_into_play() {
            Scene scene = scene().active(YOU, spot(KOFFING).with(FIRE, FIRE))
                    .active(OPPONENT, spot(DRAGAPULT).with(WATER))
                    .hand(OPPONENT, FESTIVAL_GROUNDS)
                    .attack("Suspicious Gas");
            assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
            scene.play(new PokemonAction.PlayTrainer(OPPONENT, FESTIVAL_GROUNDS));
            assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
        }
    }

    @Nested
    @OfCard("TWM 153")
    class JammingTower {

        @Test
        @ForRule("PKM-R91")
        void takes_the_effect_of_every_tool() {
            Scene scene = scene().active(YOU, spot(DREEPY).with(HEROS_CAPE))
                    .hand(YOU, JAMMING_TOWER)
                    .active(OPPONENT, spot(DREEPY).with(HEROS_CAPE).damaged(7))
                    .bench(OPPONENT, spot(DREEPY))
                    .playTrainer(JAMMING_TOWER)
                    .answer(prize(0));
            assertThat(scene.discard(OPPONENT)).containsExactlyInAnyOrder("Dreepy", "Hero's Cape");
        }
    }

    @Nested
    @OfCard("TWM 155")
    class LanasAid {

        @Test
        void takes_up_to_three_pokemon_without_a_rule_box_and_basic_energy_from_the_discard_pile() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .hand(YOU, LANAS_AID)
                    .discard(YOU, DREEPY, DRAGAPULT, FIRE, FIRE, LUMINOUS, HEROS_CAPE)
                    .active(OPPONENT, spot(DREEPY))
                    .playTrainer(LANAS_AID);
            assertThat(scene.answers()).containsExactlyInAnyOrder(new Choice.OfCard(DREEPY), new Choice.OfCard(FIRE));
            Card first = ((Choice.OfCard) scene.answers().head()).card();
            scene.answer(first);
            while (!scene.answers().isEmpty()) {
                scene.answer(scene.answers().head());
            }
            assertThat(scene.hand(YOU)).containsExactlyInAnyOrder("Dreepy", "Fire Energy", "Fire Energy");
            assertThat(scene.discard(YOU)).contains("Dragapult ex", "Luminous Energy", "Lana's Aid");
        }

        @Test
        void cannot_be_played_where_there_is_none() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .hand(YOU, LANAS_AID)
                    .discard(YOU, DRAGAPULT, LUMINOUS)
                    .active(OPPONENT, spot(DREEPY));
            assertThat(scene.refusals(trainer(LANAS_AID))).containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("TWM 164")
    class SurvivalBrace {

        private Scene headbutt(int damage, Card... tools) {
            return scene().active(YOU, spot(DREEPY, DRAKLOAK).with(FIRE, PSYCHIC))
                    .active(OPPONENT, spot(DREEPY).with(tools).damaged(damage))
                    .bench(OPPONENT, spot(DREEPY))
                    .attack("Dragon Headbutt");
        }

        @Test
        @ForRule("PKM-S21")
        void keeps_its_pokemon_in_play_from_full_hp_and_is_discarded() {
            Scene scene = headbutt(0, SURVIVAL_BRACE);
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
            assertThat(scene.active(OPPONENT).tools()).isEmpty();
            assertThat(scene.discard(OPPONENT)).containsExactly("Survival Brace");
        }

        @Test
        void does_not_keep_a_damaged_one() {
            Scene scene = headbutt(1, SURVIVAL_BRACE).answer(prize(0));
            assertThat(scene.discard(OPPONENT)).containsExactlyInAnyOrder("Dreepy", "Survival Brace");
        }

        @Test
        void does_not_help_against_counters() {
            Scene scene = scene().active(YOU, spot(DUSKULL, DUSCLOPS, DUSKNOIR))
                    .bench(YOU, spot(DREEPY))
                    .active(OPPONENT, spot(DREEPY).with(SURVIVAL_BRACE))
                    .bench(OPPONENT, spot(DREEPY));
            scene.use(scene.active(YOU), "Cursed Blast")
                    .answer(scene.active(OPPONENT))
                    .answer(prize(0));
            assertThat(scene.discard(OPPONENT)).contains("Survival Brace", "Dreepy");
        }
    }

    @Nested
    @OfCard("TWM 165")
    class UnfairStamp {

        private Scene afterTheirTurn(boolean knockedOut) {
            Scene scene = scene().turn(2)
                    .active(YOU, spot(DREEPY))
                    .bench(YOU, spot(DREEPY))
                    .hand(YOU, UNFAIR_STAMP, FIRE)
                    .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE)
                    .active(OPPONENT, spot(DREEPY, DRAKLOAK).with(FIRE, PSYCHIC))
                    .hand(OPPONENT, FIRE, FIRE, FIRE, FIRE);
            return knockedOut
                    ? scene.play(new PokemonAction.UseAttack(OPPONENT, "Dragon Headbutt"))
                            .answer(new Choice.OfPrize(OPPONENT, 0))
                            .answer(scene.bench(YOU, 0))
                    : scene.endTurn();
        }

        @Test
        void leaves_five_cards_to_you_and_two_to_the_opponent() {
            Scene scene = afterTheirTurn(true).playTrainer(UNFAIR_STAMP);
            assertThat(scene.hand(YOU)).hasSize(5);
            assertThat(scene.deck(YOU)).hasSize(2);
            assertThat(scene.hand(OPPONENT)).hasSize(2);
            assertThat(scene.deck(OPPONENT)).hasSize(8);
            assertThat(scene.discard(YOU)).contains("Unfair Stamp");
        }

        @Test
        void needs_a_knock_out_in_the_last_turn_of_the_opponent() {
            assertThat(afterTheirTurn(false).refusals(trainer(UNFAIR_STAMP))).containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("TWM 167")
    class LegacyEnergy {

        @Test
        void provides_every_type_but_one_at_a_time() {
            Scene scene = scene().active(YOU, spot(DREEPY).with(LEGACY)).active(OPPONENT, spot(DREEPY));
            assertThat(scene.isLegal(attack("Petty Grudge"))).isTrue();
            assertThat(scene.refusals(attack("Bite"))).containsExactly("PKM-ATK-1");
            assertThat(scene().active(YOU, spot(DREEPY).with(LEGACY, FIRE))
                            .active(OPPONENT, spot(DREEPY))
                            .isLegal(attack("Bite")))
                    .isTrue();
        }

        @Test
        void costs_the_opponent_a_prize_once_a_game() {
            Scene scene = scene().active(YOU, spot(DREEPY, DRAKLOAK).with(FIRE, PSYCHIC))
                    .active(OPPONENT, spot(DREEPY).with(LEGACY))
                    .bench(OPPONENT, spot(DREEPY).with(LEGACY), spot(DREEPY))
                    .attack("Dragon Headbutt");
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(6);
            scene.answer(scene.bench(OPPONENT, 0)).endTurn().attack("Dragon Headbutt");
            scene.answer(prize(0));
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(5);
        }

        @Test
        @ForRule("PKM-R42")
        void costs_one_prize_where_two_of_them_leave_at_once() {
            Scene scene = scene().active(YOU, spot(KOFFING, WEEZING).with(DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(ABRA).with(LEGACY))
                    .bench(OPPONENT, spot(DREEPY).with(LEGACY).damaged(6), spot(DREEPY))
                    .attack("Spinning Fumes")
                    .answer(prize(0));
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(5);
            assertThat(scene.discard(OPPONENT)).contains("Abra", "Dreepy");
        }

        @Test
        void costs_nothing_where_counters_knock_out() {
            Scene scene = scene().active(YOU, spot(DUSKULL, DUSCLOPS, DUSKNOIR))
                    .bench(YOU, spot(DREEPY))
                    .active(OPPONENT, spot(DREEPY).with(LEGACY))
                    .bench(OPPONENT, spot(DREEPY));
            scene.use(scene.active(YOU), "Cursed Blast")
                    .answer(scene.active(OPPONENT))
                    .answer(prize(0));
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(5);
        }
    }

    @Nested
    @OfCard("TWM 226")
    class LuminousEnergy {

        private boolean bites(Card... energy) {
            return scene().active(YOU, spot(DREEPY).with(energy))
                    .active(OPPONENT, spot(DREEPY))
                    .isLegal(attack("Bite"));
        }

        @Test
        void provides_every_type_where_no_other_special_energy_is_attached() {
            assertThat(bites(LUMINOUS, FIRE)).isTrue();
            assertThat(bites(LUMINOUS, PSYCHIC)).isTrue();
            assertThat(bites(LUMINOUS)).isFalse();
        }

        @Test
        void is_colorless_beside_another_special_energy() {
            assertThat(bites(LUMINOUS, LEGACY)).isFalse();
            assertThat(bites(LUMINOUS, LUMINOUS)).isFalse();
            assertThat(bites(LEGACY, LEGACY)).isTrue();
        }
    }
}
