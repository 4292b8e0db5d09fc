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
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MegaEvolutionTrainersTest {
    private static final Card SHADOWY_DARKNESS_ENERGY = PokemonCards.card("PBL", "83");
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card MEGA_SIGNAL = PokemonCards.card("MEG", "121");
    private static final Card POKEMON_CENTER_LADY = PokemonCards.card("MEG", "123");
    private static final Card MEGA_KANGASKHAN_EX = PokemonCards.card("MEG", "104");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card BOSSS_ORDERS = PokemonCards.card("MEG", "114");
    private static final Card BULBASAUR = PokemonCards.card("MEG", "1");
    private static final Card ULTRA_BALL = PokemonCards.card("MEG", "131");
    private static final Card ACEROLAS_MISCHIEF = PokemonCards.card("MEG", "113");
    private static final Card ENERGY_SWITCH = PokemonCards.card("MEG", "115");
    private static final Card KIRLIA = PokemonCards.card("MEG", "59");
    private static final Card LILLIES_DETERMINATION = PokemonCards.card("MEG", "119");
    private static final Card PREMIUM_POWER_PRO = PokemonCards.card("MEG", "124");
    private static final Card MYSTERY_GARDEN = PokemonCards.card("MEG", "122");
    private static final Card HARIYAMA = PokemonCards.card("MEG", "73");
    private static final Card FIGHTING_GONG = PokemonCards.card("MEG", "116");
    private static final Card MEGA_ABSOL_EX = PokemonCards.card("MEG", "86");
    private static final Card GRASS = PokemonCards.card("MEE", "1");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card FIGHTING = PokemonCards.card("MEE", "6");

    @Nested
    @OfCard("MEG 113")
    class Of_Acerolas_Mischief {
        @Test
        void keeps_attacks_of_ex_from_the_chosen_pokemon() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(RIOLU))
                    .hand(YOU, ACEROLAS_MISCHIEF)
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX).with(FIRE, FIRE, FIRE))
                    .prizesLeft(OPPONENT, 2)
                    .playTrainer(ACEROLAS_MISCHIEF);
            scene.answer(scene.active(YOU))
                    .endTurn()
                    .coins(false)
                    .play(new PokemonAction.UseAttack(OPPONENT, "Rapid-Fire Combo"));
            assertThat(scene.active(YOU).name()).isEqualTo("Ralts");
            assertThat(scene.active(YOU).counters()).isZero();
        }

        @Test
        void does_not_keep_others_from_it() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, ACEROLAS_MISCHIEF)
                    .active(OPPONENT, spot(BULBASAUR).with(GRASS))
                    .prizesLeft(OPPONENT, 1)
                    .playTrainer(ACEROLAS_MISCHIEF);
            scene.answer(scene.active(YOU)).endTurn().play(new PokemonAction.UseAttack(OPPONENT, "Bind Down"));
            assertThat(scene.active(YOU).counters()).isEqualTo(1);
        }

        @Test
        void needs_an_opponent_close_to_winning() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, ACEROLAS_MISCHIEF)
                    .active(OPPONENT, spot(RALTS))
                    .prizesLeft(OPPONENT, 3);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, ACEROLAS_MISCHIEF)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 114")
    class Of_Bosss_Orders {
        @Test
        void has_you_choose_their_active_pokemon() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, BOSSS_ORDERS)
                    .active(OPPONENT, spot(RALTS))
                    .bench(OPPONENT, spot(RIOLU), spot(MAKUHITA))
                    .playTrainer(BOSSS_ORDERS);
            scene.answer(scene.bench(OPPONENT, 1));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Makuhita");
            assertThat(scene.bench(OPPONENT, 1).name()).isEqualTo("Ralts");
            assertThat(scene.discard(YOU)).containsExactly("Boss's Orders");
        }

        @Test
        void needs_a_benched_one() {
            Scene scene =
                    scene().active(YOU, spot(RALTS)).hand(YOU, BOSSS_ORDERS).active(OPPONENT, spot(RALTS));
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, BOSSS_ORDERS)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 115")
    class Of_Energy_Switch {
        @Test
        void moves_a_basic_energy_to_another_pokemon() {
            Scene scene = scene().active(YOU, spot(RALTS).with(FIRE))
                    .bench(YOU, spot(RIOLU), spot(MAKUHITA).with(SHADOWY_DARKNESS_ENERGY))
                    .hand(YOU, ENERGY_SWITCH)
                    .playTrainer(ENERGY_SWITCH);
            assertThat(scene.answers()).containsExactly(attached(scene.active(YOU), FIRE));
            scene.answer(attached(scene.active(YOU), FIRE));
            assertThat(scene.answers()).hasSize(2);
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).energy()).isEmpty();
            assertThat(scene.bench(YOU, 0).energy().map(Placed::card)).containsExactly(FIRE);
        }

        @Test
        @ForRule({"PKM-TURN-14", "PKM-R21"})
        void needs_two_pokemon_and_an_energy() {
            Scene alone = scene().active(YOU, spot(RALTS).with(FIRE)).hand(YOU, ENERGY_SWITCH);
            assertThat(alone.refusals(new PokemonAction.PlayTrainer(YOU, ENERGY_SWITCH)))
                    .containsExactly("PKM-TURN-14");
            Scene without =
                    scene().active(YOU, spot(RALTS)).bench(YOU, spot(RIOLU)).hand(YOU, ENERGY_SWITCH);
            assertThat(without.refusals(new PokemonAction.PlayTrainer(YOU, ENERGY_SWITCH)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 116")
    class Of_Fighting_Gong {
        @Test
        void finds_a_fighting_energy_or_basic_fighting_pokemon() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, FIGHTING_GONG)
                    .deck(YOU, MAKUHITA, HARIYAMA, RALTS, FIGHTING, FIRE)
                    .playTrainer(FIGHTING_GONG);
            assertThat(scene.answers())
                    .containsExactlyInAnyOrder(
                            new Choice.OfCard(FIGHTING), new Choice.OfCard(MAKUHITA), new Choice.Done());
            scene.answer(MAKUHITA);
            assertThat(scene.hand(YOU)).containsExactly("Makuhita");
        }
    }

    @Nested
    @OfCard("MEG 119")
    class Of_Lillies_Determination {
        @Test
        void draws_eight_before_any_prize_is_taken() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, LILLIES_DETERMINATION, RIOLU)
                    .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE)
                    .playTrainer(LILLIES_DETERMINATION);
            assertThat(scene.hand(YOU)).hasSize(8);
            assertThat(scene.deck(YOU)).hasSize(2);
        }

        @Test
        void draws_six_afterwards() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, LILLIES_DETERMINATION, RIOLU)
                    .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE)
                    .prizesLeft(YOU, 5)
                    .playTrainer(LILLIES_DETERMINATION);
            assertThat(scene.hand(YOU)).hasSize(6);
        }
    }

    @Nested
    @OfCard("MEG 121")
    class Of_Mega_Signal {
        @Test
        void finds_a_mega_evolution_ex() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, MEGA_SIGNAL)
                    .deck(YOU, MEGA_ABSOL_EX, RALTS, MEGA_SIGNAL)
                    .playTrainer(MEGA_SIGNAL);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(MEGA_ABSOL_EX), new Choice.Done());
            scene.answer(MEGA_ABSOL_EX);
            assertThat(scene.hand(YOU)).containsExactly("Mega Absol ex");
        }
    }

    @Nested
    @OfCard("MEG 122")
    class Of_Mystery_Garden {
        @Test
        void has_an_energy_discarded_to_draw_as_many_as_psychic_pokemon() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(RALTS), spot(KIRLIA), spot(RIOLU))
                    .hand(YOU, FIRE, ULTRA_BALL)
                    .stadium(MYSTERY_GARDEN, OPPONENT)
                    .play(new PokemonAction.UseStadium(YOU));
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(FIRE));
            scene.answer(FIRE);
            assertThat(scene.hand(YOU)).hasSize(3);
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy");
            assertThat(scene.refusals(new PokemonAction.UseStadium(YOU))).contains("PKM-TURN-13");
        }

        @Test
        @ForRule("PKM-TURN-14")
        void counts_the_hand_without_the_energy() {
            Scene two = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(KIRLIA))
                    .hand(YOU, FIRE, ULTRA_BALL)
                    .stadium(MYSTERY_GARDEN, YOU);
            assertThat(two.isLegal(new PokemonAction.UseStadium(YOU))).isTrue();
            two.play(new PokemonAction.UseStadium(YOU)).answer(FIRE);
            assertThat(two.hand(YOU)).hasSize(2);
        }

        @Test
        void is_of_no_use_with_enough_cards_or_without_an_energy() {
            Scene enough =
                    scene().active(YOU, spot(RALTS)).hand(YOU, FIRE, ULTRA_BALL).stadium(MYSTERY_GARDEN, YOU);
            assertThat(enough.refusals(new PokemonAction.UseStadium(YOU))).containsExactly("PKM-TURN-14");
            Scene without = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(RALTS), spot(RALTS))
                    .hand(YOU, ULTRA_BALL)
                    .stadium(MYSTERY_GARDEN, YOU);
            assertThat(without.refusals(new PokemonAction.UseStadium(YOU))).containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 123")
    class Of_Pokemon_Center_Lady {
        @Test
        void heals_and_ends_special_conditions() {
            Scene scene = scene().active(YOU, spot(HARIYAMA).damaged(8).having(SpecialCondition.POISONED))
                    .bench(YOU, spot(RALTS))
                    .hand(YOU, POKEMON_CENTER_LADY)
                    .playTrainer(POKEMON_CENTER_LADY);
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfPokemon(scene.active(YOU).id()));
            scene.answer(scene.active(YOU));
            assertThat(scene.active(YOU).counters()).isEqualTo(2);
            assertThat(scene.active(YOU).conditions().isNone()).isTrue();
        }

        @Test
        void needs_somebody_to_help() {
            Scene scene = scene().active(YOU, spot(HARIYAMA)).hand(YOU, POKEMON_CENTER_LADY);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, POKEMON_CENTER_LADY)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 124")
    class Of_Premium_Power_Pro {
        @Test
        @ForRule("PKM-ATK-8")
        void adds_thirty_before_weakness_each_time() {
            Scene scene = scene().active(YOU, spot(MAKUHITA).with(FIGHTING))
                    .hand(YOU, PREMIUM_POWER_PRO, PREMIUM_POWER_PRO)
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX))
                    .playTrainer(PREMIUM_POWER_PRO)
                    .playTrainer(PREMIUM_POWER_PRO)
                    .attack("Corkscrew Punch");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(14);
        }

        @Test
        void does_nothing_for_other_types() {
            Scene scene = scene().active(YOU, spot(BULBASAUR).with(GRASS))
                    .hand(YOU, PREMIUM_POWER_PRO)
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX))
                    .playTrainer(PREMIUM_POWER_PRO)
                    .attack("Bind Down");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
        }
    }

    private static Choice attached(InPlay pokemon, Card card) {
        return new Choice.OfAttached(pokemon.id(), card);
    }
}
