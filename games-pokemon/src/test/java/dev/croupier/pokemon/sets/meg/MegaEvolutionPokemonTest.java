package dev.croupier.pokemon.sets.meg;

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
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MegaEvolutionPokemonTest {
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card MEGA_KANGASKHAN_EX = PokemonCards.card("MEG", "104");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card YVELTAL = PokemonCards.card("MEG", "88");
    private static final Card SPIRITOMB = PokemonCards.card("MEG", "87");
    private static final Card MEGA_VENUSAUR_EX = PokemonCards.card("MEG", "3");
    private static final Card BULBASAUR = PokemonCards.card("MEG", "1");
    private static final Card ULTRA_BALL = PokemonCards.card("MEG", "131");
    private static final Card KIRLIA = PokemonCards.card("MEG", "59");
    private static final Card MEGA_ABSOL_EX = PokemonCards.card("MEG", "86");
    private static final Card MEGA_GARDEVOIR_EX = PokemonCards.card("MEG", "60");
    private static final Card DELIBIRD = PokemonCards.card("MEG", "105");
    private static final Card GASTLY = PokemonCards.card("PFL", "54");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    private static final Card FIGHTING = PokemonCards.card("MEE", "6");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    @Nested
    @OfCard("MEG 58")
    class Of_Ralts {
        @Test
        void draws_a_card() {
            Scene scene = scene().active(YOU, spot(RALTS).with(FIRE))
                    .active(OPPONENT, spot(RALTS))
                    .attack("Collect");
            assertThat(scene.hand(YOU)).hasSize(1);
            assertThat(scene.active(OPPONENT).counters()).isZero();
        }
    }

    @Nested
    @OfCard("MEG 59")
    class Of_Kirlia {
        @Test
        void finds_up_to_three_pokemon() {
            Scene scene = scene().active(YOU, spot(KIRLIA).with(PSYCHIC))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, RALTS, KIRLIA, MAKUHITA, ULTRA_BALL, FIRE)
                    .attack("Call Sign");
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfCard(KIRLIA),
                            new Choice.OfCard(MAKUHITA),
                            new Choice.OfCard(RALTS),
                            new Choice.Done());
            scene.answer(KIRLIA).answer(RALTS).done();
            assertThat(scene.hand(YOU)).containsExactly("Kirlia", "Ralts");
            assertThat(scene.deck(YOU)).hasSize(3);
        }

        @Test
        void may_find_none() {
            Scene scene = scene().active(YOU, spot(KIRLIA).with(PSYCHIC))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, RALTS, FIRE)
                    .attack("Call Sign")
                    .done();
            assertThat(scene.hand(YOU)).isEmpty();
        }
    }

    @Nested
    @OfCard("MEG 60")
    class Of_Mega_Gardevoir_ex {
        @Test
        void attaches_an_energy_to_each_benched_pokemon() {
            Scene scene = scene().active(YOU, spot(MEGA_GARDEVOIR_EX).with(PSYCHIC))
                    .bench(YOU, spot(RALTS), spot(RIOLU))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, PSYCHIC, PSYCHIC, PSYCHIC, FIRE)
                    .attack("Overflowing Wishes");
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(PSYCHIC), new Choice.Done());
            scene.answer(PSYCHIC).answer(PSYCHIC);
            assertThat(scene.bench(YOU, 0).energy()).hasSize(1);
            assertThat(scene.bench(YOU, 1).energy()).hasSize(1);
            assertThat(scene.deck(YOU)).containsExactly("Fire Energy", "Psychic Energy");
        }

        @Test
        void may_leave_one_out() {
            Scene scene = scene().active(YOU, spot(MEGA_GARDEVOIR_EX).with(PSYCHIC))
                    .bench(YOU, spot(RALTS), spot(RIOLU))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, PSYCHIC, PSYCHIC, FIRE)
                    .attack("Overflowing Wishes")
                    .done()
                    .answer(PSYCHIC);
            assertThat(scene.bench(YOU, 0).energy()).isEmpty();
            assertThat(scene.bench(YOU, 1).energy()).hasSize(1);
        }

        @Test
        void counts_psychic_energy_on_all_of_its_side() {
            Scene scene = scene().active(YOU, spot(MEGA_GARDEVOIR_EX).with(PSYCHIC, FIRE))
                    .bench(YOU, spot(RALTS).with(PSYCHIC, PSYCHIC))
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX).with(PSYCHIC))
                    .attack("Mega Symphonia");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(15);
        }
    }

    @Nested
    @OfCard("MEG 86")
    class Of_Mega_Absol_ex {
        @Test
        void knocks_out_with_exactly_six_counters() {
            Scene scene = scene().active(YOU, spot(MEGA_ABSOL_EX).with(DARKNESS, FIRE))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX).damaged(6))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Terminal Period");
            assertThat(scene.discard(OPPONENT)).containsExactly("Mega Venusaur ex");
        }

        @Test
        void does_nothing_with_another_number() {
            Scene scene = scene().active(YOU, spot(MEGA_ABSOL_EX).with(DARKNESS, FIRE))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX).damaged(7))
                    .attack("Terminal Period");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
        }

        @Test
        void discards_a_card_of_the_shown_hand() {
            Scene scene = scene().active(YOU, spot(MEGA_ABSOL_EX).with(DARKNESS, DARKNESS, FIRE))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .hand(OPPONENT, RALTS, RIOLU)
                    .attack("Claw of Darkness");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(RALTS), new Choice.OfCard(RIOLU));
            scene.answer(RIOLU);
            assertThat(scene.discard(OPPONENT)).containsExactly("Riolu");
        }
    }

    @Nested
    @OfCard("MEG 87")
    class Of_Spiritomb {
        @Test
        void hits_back_for_the_active_darkness_pokemon() {
            Scene scene = scene().active(YOU, spot(MAKUHITA).with(FIGHTING))
                    .active(OPPONENT, spot(YVELTAL))
                    .bench(OPPONENT, spot(SPIRITOMB))
                    .attack("Corkscrew Punch");
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.active(YOU).counters()).isZero();
            Scene hit = scene().active(YOU, spot(MAKUHITA).with(FIGHTING, FIGHTING))
                    .active(OPPONENT, spot(GASTLY))
                    .bench(OPPONENT, spot(SPIRITOMB))
                    .attack("Corkscrew Punch");
            assertThat(hit.active(OPPONENT).counters()).isEqualTo(2);
            assertThat(hit.active(YOU).counters()).isEqualTo(1);
        }

        @Test
        void does_so_even_if_it_is_knocked_out_and_once_for_each() {
            Scene scene = scene().active(YOU, spot(MAKUHITA).with(FIGHTING))
                    .active(OPPONENT, spot(GASTLY).damaged(6))
                    .bench(OPPONENT, spot(SPIRITOMB), spot(SPIRITOMB))
                    .attack("Corkscrew Punch")
                    .answer(new Choice.OfOption(0, "Spiteful Swirl"));
            assertThat(scene.discard(OPPONENT)).containsExactly("Gastly");
            assertThat(scene.active(YOU).counters()).isEqualTo(2);
        }

        @Test
        void does_not_for_another_type() {
            Scene scene = scene().active(YOU, spot(MAKUHITA).with(FIGHTING))
                    .active(OPPONENT, spot(BULBASAUR))
                    .bench(OPPONENT, spot(SPIRITOMB))
                    .attack("Corkscrew Punch");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.active(YOU).counters()).isZero();
        }

        @Test
        void discards_the_top_card_of_the_opponent() {
            Scene scene = scene().active(YOU, spot(SPIRITOMB).with(DARKNESS))
                    .active(OPPONENT, spot(MAKUHITA))
                    .attack("Mountain Breaker");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.discard(OPPONENT)).containsExactly("Fire Energy");
            assertThat(scene.deck(OPPONENT)).hasSize(3);
        }
    }

    @Nested
    @OfCard("MEG 88")
    class Of_Yveltal {
        @Test
        void keeps_the_defender_from_retreating() {
            Scene scene = scene().active(YOU, spot(YVELTAL).with(DARKNESS))
                    .active(OPPONENT, spot(YVELTAL))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Clutch");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
            assertThat(scene.refusals(new PokemonAction.Retreat(OPPONENT))).containsExactly("PKM-Q45");
        }
    }

    @Nested
    @OfCard("MEG 104")
    class Of_Mega_Kangaskhan_ex {
        @Test
        void draws_two_once_a_turn_while_active() {
            Scene scene = scene().active(YOU, spot(MEGA_KANGASKHAN_EX)).bench(YOU, spot(MEGA_KANGASKHAN_EX));
            assertThat(scene.refusals(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 0).id(), "Run Errand")))
                    .containsExactly("PKM-TURN-12");
            scene.use(scene.active(YOU), "Run Errand");
            assertThat(scene.hand(YOU)).hasSize(2);
            assertThat(scene.refusals(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Run Errand")))
                    .containsExactly("PKM-R64");
        }

        @Test
        void does_fifty_more_for_each_heads() {
            Scene scene = scene().active(YOU, spot(MEGA_KANGASKHAN_EX).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .coins(true, true, false)
                    .attack("Rapid-Fire Combo");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(30);
        }
    }

    @Nested
    @OfCard("MEG 105")
    class Of_Delibird {
        @Test
        @ForRule({"PKM-TURN-3", "PKM-Q37"})
        void takes_a_card_even_in_the_first_turn_of_the_game() {
            Scene scene = scene().turn(1)
                    .active(YOU, spot(DELIBIRD).with(FIRE))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, ULTRA_BALL, RALTS)
                    .attack("Quick Gift");
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(RALTS), new Choice.OfCard(ULTRA_BALL));
            scene.answer(ULTRA_BALL);
            assertThat(scene.hand(YOU)).containsExactly("Ultra Ball");
        }

        @Test
        void cannot_use_its_other_attack_then() {
            Scene scene =
                    scene().turn(1).active(YOU, spot(DELIBIRD).with(FIRE, FIRE)).active(OPPONENT, spot(RALTS));
            assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Gentle Slap")))
                    .containsExactly("PKM-TURN-3");
        }
    }
}
