package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PitchBlackTest {
    private static final Card THIEVUL = PokemonCards.card("PBL", "54");
    private static final Card GWYNN = PokemonCards.card("PBL", "78");
    private static final Card MEGA_DARKRAI_EX = PokemonCards.card("PBL", "48");
    private static final Card KORAIDON = PokemonCards.card("PBL", "47");
    private static final Card CRANIDOS = PokemonCards.card("PBL", "44");
    private static final Card SHADOWY_DARKNESS_ENERGY = PokemonCards.card("PBL", "83");
    private static final Card ANTIQUE_SKULL_FOSSIL = PokemonCards.card("PBL", "73");
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card MEGA_KANGASKHAN_EX = PokemonCards.card("MEG", "104");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card MEGA_VENUSAUR_EX = PokemonCards.card("MEG", "3");
    private static final Card PREMIUM_POWER_PRO = PokemonCards.card("MEG", "124");
    private static final Card MEGA_LUCARIO_EX = PokemonCards.card("MEG", "77");
    private static final Card HARIYAMA = PokemonCards.card("MEG", "73");
    private static final Card MEGA_ABSOL_EX = PokemonCards.card("MEG", "86");
    private static final Card GASTLY = PokemonCards.card("PFL", "54");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card FIGHTING = PokemonCards.card("MEE", "6");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    @Nested
    @OfCard("PBL 73")
    class Of_Antique_Skull_Fossil {
        @Test
        @ForRule("PKM-R50")
        void is_played_as_a_basic_pokemon_and_discarded_at_will() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, ANTIQUE_SKULL_FOSSIL)
                    .play(new PokemonAction.PlayBasic(YOU, ANTIQUE_SKULL_FOSSIL));
            assertThat(scene.bench(YOU, 0).face().hp()).isEqualTo(60);
            scene.play(new PokemonAction.DiscardFossil(YOU, scene.bench(YOU, 0).id()));
            assertThat(scene.side(YOU).bench()).isEmpty();
            assertThat(scene.discard(YOU)).containsExactly("Antique Skull Fossil");
            assertThat(scene.side(OPPONENT).prizes().left()).isEqualTo(6);
        }

        @Test
        void cannot_be_poisoned_and_cannot_retreat() {
            Scene scene = scene().active(YOU, spot(HARASSER))
                    .active(OPPONENT, spot(ANTIQUE_SKULL_FOSSIL).with(FIRE))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Venom");
            assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
            assertThat(scene.refusals(new PokemonAction.Retreat(OPPONENT))).containsExactly("PKM-Q45");
        }
    }

    @Nested
    @OfCard("PBL 44")
    class Of_Cranidos {
        @Test
        void evolves_from_its_fossil() {
            Scene scene = scene().active(YOU, spot(ANTIQUE_SKULL_FOSSIL)).hand(YOU, CRANIDOS);
            scene.play(new PokemonAction.Evolve(YOU, CRANIDOS, scene.active(YOU).id()));
            assertThat(scene.active(YOU).name()).isEqualTo("Cranidos");
        }

        @Test
        void has_the_opponent_choose_another_active_pokemon() {
            Scene scene = scene().active(YOU, spot(CRANIDOS).with(FIGHTING, FIGHTING))
                    .active(OPPONENT, spot(HARIYAMA))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Push Down");
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Ralts");
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(7);
        }
    }

    @Nested
    @OfCard("PBL 47")
    class Of_Koraidon {
        @Test
        void does_thirty_more_to_evolution_pokemon() {
            Scene basic = scene().active(YOU, spot(KORAIDON).with(FIGHTING))
                    .active(OPPONENT, spot(RIOLU))
                    .attack("Battle Claw");
            assertThat(basic.active(OPPONENT).counters()).isEqualTo(3);
            Scene evolution = scene().active(YOU, spot(KORAIDON).with(FIGHTING))
                    .active(OPPONENT, spot(HARIYAMA))
                    .attack("Battle Claw");
            assertThat(evolution.active(OPPONENT).counters()).isEqualTo(6);
        }

        @Test
        void discards_all_its_energy() {
            Scene scene = scene().active(YOU, spot(KORAIDON).with(FIGHTING, FIGHTING, FIRE, FIRE))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Gaia Impact");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(19);
            assertThat(scene.active(YOU).energy()).isEmpty();
            assertThat(scene.discard(YOU)).hasSize(4);
        }
    }

    @Nested
    @OfCard("PBL 48")
    class Of_Mega_Darkrai_ex {
        @Test
        void does_more_with_a_damaged_bench() {
            Scene without = scene().active(
                            YOU, spot(MEGA_DARKRAI_EX).with(DARKNESS, DARKNESS).damaged(1))
                    .bench(YOU, spot(RALTS))
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX))
                    .attack("Dusk Raid");
            assertThat(without.active(OPPONENT).counters()).isEqualTo(11);
            Scene with = scene().active(YOU, spot(MEGA_DARKRAI_EX).with(DARKNESS, DARKNESS))
                    .bench(YOU, spot(RALTS).damaged(1))
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX))
                    .attack("Dusk Raid");
            assertThat(with.active(OPPONENT).counters()).isEqualTo(22);
        }

        @Test
        void knocks_out_who_has_a_special_condition() {
            Scene scene = scene().active(YOU, spot(MEGA_DARKRAI_EX).with(DARKNESS, DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX).having(SpecialCondition.POISONED))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Abyss Eye");
            assertThat(scene.discard(OPPONENT)).containsExactly("Mega Kangaskhan ex");
            Scene healthy = scene().active(YOU, spot(MEGA_DARKRAI_EX).with(DARKNESS, DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX))
                    .attack("Abyss Eye");
            assertThat(healthy.active(OPPONENT).counters()).isZero();
        }
    }

    @Nested
    @OfCard("PBL 54")
    class Of_Thievul {
        @Test
        void uses_an_attack_of_any_opposing_pokemon_with_an_empty_hand() {
            Scene scene = scene().active(YOU, spot(THIEVUL).with(FIRE, FIRE))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .bench(OPPONENT, spot(MEGA_LUCARIO_EX))
                    .attack("Skill Thief");
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfAttack(scene.active(OPPONENT).id(), "Jungle Dump"),
                            new Choice.OfAttack(scene.bench(OPPONENT, 0).id(), "Aura Jab"),
                            new Choice.OfAttack(scene.bench(OPPONENT, 0).id(), "Mega Brave"));
            scene.answer(new Choice.OfAttack(scene.bench(OPPONENT, 0).id(), "Mega Brave"));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(27);
            scene.endTurn();
            assertThat(scene.hand(YOU)).hasSize(1);
        }

        @Test
        @ForRule({"PKM-Q15", "PKM-R34"})
        void may_copy_what_it_could_not_use_again() {
            Scene scene = scene().active(YOU, spot(THIEVUL).with(FIRE, FIRE))
                    .deck(YOU, PREMIUM_POWER_PRO, PREMIUM_POWER_PRO)
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .bench(OPPONENT, spot(RIOLU))
                    .attack("Skill Thief");
            scene.answer(new Choice.OfAttack(scene.bench(OPPONENT, 0).id(), "Accelerating Stab"))
                    .endTurn()
                    .playTrainer(PREMIUM_POWER_PRO)
                    .attack("Skill Thief");
            scene.answer(new Choice.OfAttack(scene.bench(OPPONENT, 0).id(), "Accelerating Stab"));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
        }

        @Test
        void does_nothing_with_a_card_in_hand() {
            Scene scene = scene().active(YOU, spot(THIEVUL).with(FIRE, FIRE))
                    .hand(YOU, FIRE)
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Skill Thief");
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.answers()).isEmpty();
        }
    }

    @Nested
    @OfCard("PBL 78")
    class Of_Gwynn {
        @Test
        void discards_pokemon_to_draw_three_each() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, GWYNN, MAKUHITA, MEGA_ABSOL_EX, RALTS, FIRE)
                    .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE)
                    .playTrainer(GWYNN);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(MAKUHITA), new Choice.OfCard(RALTS));
            scene.answer(MAKUHITA).answer(RALTS);
            assertThat(scene.discard(YOU)).containsExactly("Gwynn", "Makuhita", "Ralts");
            assertThat(scene.hand(YOU)).hasSize(8);
        }

        @Test
        void may_discard_only_one() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, GWYNN, MAKUHITA, RALTS)
                    .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE)
                    .playTrainer(GWYNN)
                    .answer(RALTS)
                    .done();
            assertThat(scene.hand(YOU)).hasSize(4);
            assertThat(scene.discard(YOU)).containsExactly("Gwynn", "Ralts");
        }

        @Test
        void needs_a_pokemon_without_a_rule_box() {
            Scene scene = scene().active(YOU, spot(RALTS)).hand(YOU, GWYNN, MEGA_ABSOL_EX, FIRE);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, GWYNN)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("PBL 83")
    class Of_Shadowy_Darkness_Energy {
        @Test
        void provides_one_darkness() {
            Scene scene = scene().active(YOU, spot(GASTLY).with(SHADOWY_DARKNESS_ENERGY))
                    .active(OPPONENT, spot(RIOLU))
                    .attack("Petty Grudge");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
        }

        @Test
        void keeps_damage_from_a_benched_darkness_pokemon() {
            Scene scene = scene().active(YOU, spot(HARASSER))
                    .active(OPPONENT, spot(GASTLY).with(SHADOWY_DARKNESS_ENERGY))
                    .bench(
                            OPPONENT,
                            spot(GASTLY).with(SHADOWY_DARKNESS_ENERGY),
                            spot(RALTS).with(SHADOWY_DARKNESS_ENERGY),
                            spot(GASTLY))
                    .attack("Spread");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
            assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
            assertThat(scene.bench(OPPONENT, 1).counters()).isEqualTo(5);
            assertThat(scene.bench(OPPONENT, 2).counters()).isEqualTo(5);
        }
    }

    private static final Card HARASSER = Write.pokemon("Harasser", "TST", "2")
            .basic(100, EnergyType.COLORLESS)
            .attack("Venom", "", Write.after(Do.inflict(Those.defender(), SpecialCondition.POISONED)))
            .attack("Spread", "", 50, Write.base(Do.hit(Those.theirs(Where.BENCHED), 50)))
            .build();
}
