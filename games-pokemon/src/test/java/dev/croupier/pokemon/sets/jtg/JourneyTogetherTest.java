package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.DARKNESS;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.GRASS;
import static dev.croupier.pokemon.sets.Plain.LIGHTNING;
import static dev.croupier.pokemon.sets.Plain.METAL;
import static dev.croupier.pokemon.sets.Plain.PSYCHIC;
import static dev.croupier.pokemon.sets.Plain.WATER;
import static dev.croupier.pokemon.sets.Plain.attached;
import static dev.croupier.pokemon.sets.Plain.basic;
import static dev.croupier.pokemon.sets.Plain.prize;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class JourneyTogetherTest {
    private static final Card MARACTUS = PokemonCards.card("JTG", "8");
    private static final Card JOLTIK = PokemonCards.card("JTG", "49");
    private static final Card CLEFAIRY = PokemonCards.card("JTG", "56");
    private static final Card CLODSIRE = PokemonCards.card("JTG", "94");
    private static final Card ZOROARK = PokemonCards.card("JTG", "98");
    private static final Card KLINK = PokemonCards.card("JTG", "103");
    private static final Card RESHIRAM = PokemonCards.card("JTG", "116");
    private static final Card RESEARCH = PokemonCards.card("JTG", "155");
    private static final Card SUPER_POTION = PokemonCards.card("JTG", "158");
    private static final Card SPIKY = PokemonCards.card("JTG", "159");
    private static final Card GASTLY = PokemonCards.card("POR", "48");
    private static final Card ARMAROUGE = PokemonCards.card("SSP", "34");
    private static final Card MACHINE = PokemonCards.card("PAR", "178");
    private static final Card TOWER = PokemonCards.card("DRI", "180");

    @Nested
    @OfCard("JTG 56")
    class Clefairy {

        @Test
        void hits_for_everybodys_benched_pokemon_and_makes_dragons_weak() {
            Scene scene = scene().active(YOU, spot(CLEFAIRY).with(PSYCHIC, FIRE))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(basic("Wyrm", EnergyType.DRAGON, 300)))
                    .bench(OPPONENT, spot(GASTLY), spot(GASTLY));
            assertThat(scene.attack("Full Moon Rondo").active(OPPONENT).counters())
                    .isEqualTo(16);
        }

        @Test
        void makes_nobody_else_weak() {
            Scene scene =
                    scene().active(YOU, spot(CLEFAIRY).with(PSYCHIC, FIRE)).active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Full Moon Rondo").active(OPPONENT).counters())
                    .isEqualTo(2);
        }

        @Test
        void makes_own_dragons_no_weaker() {
            Scene scene = scene().turn(4)
                    .active(YOU, spot(basic("Wyrm", EnergyType.DRAGON, 300)))
                    .bench(YOU, spot(CLEFAIRY))
                    .active(OPPONENT, spot(basic("Dream", EnergyType.PSYCHIC, 100)));
            assertThat(scene.play(new PokemonAction.UseAttack(OPPONENT, "Hit"))
                            .active(YOU)
                            .counters())
                    .isEqualTo(20);
        }
    }

    @Nested
    @OfCard("JTG 8")
    class The_Maractus {

        @Test
        void puts_counters_on_the_attacker_that_knocks_it_out() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(MARACTUS))
                    .bench(OPPONENT, spot(GASTLY));
            scene.attack("Hit");
            assertThat(scene.active(YOU).counters()).isEqualTo(6);
            assertThat(scene.discard(OPPONENT)).containsExactly("Maractus");
        }

        @Test
        void does_nothing_from_the_bench() {
            Scene scene = scene().active(YOU, spot(wall(), ARMAROUGE).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(MARACTUS));
            scene.attack("Crimson Blaster").answer(scene.bench(OPPONENT, 0));
            assertThat(scene.discard(OPPONENT)).containsExactly("Maractus");
            assertThat(scene.active(YOU).counters()).isZero();
        }

        @Test
        void does_nothing_while_it_stays() {
            Scene scene = scene().active(
                            YOU, spot(RESHIRAM).with(FIRE, LIGHTNING).damaged(3))
                    .active(OPPONENT, spot(MARACTUS));
            assertThat(scene.attack("Powerful Rage").active(YOU).counters()).isEqualTo(3);
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
        }

        @Test
        @ForRule({"PKM-KO-5", "PKM-R49"})
        void takes_the_attacker_along_before_any_prize() {
            Scene scene = scene().active(YOU, spot(wall()).damaged(24))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(MARACTUS))
                    .bench(OPPONENT, spot(GASTLY));
            scene.attack("Hit");
            assertThat(scene.discard(YOU)).containsExactly("Wall");
            assertThat(scene.discard(OPPONENT)).containsExactly("Maractus");
            prize(prize(scene));
            assertThat(scene.side(YOU).taken()).isEqualTo(1);
            assertThat(scene.side(OPPONENT).taken()).isEqualTo(1);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }

        @Test
        void keeps_the_defender_from_retreating() {
            Scene scene = scene().active(YOU, spot(MARACTUS).with(GRASS))
                    .active(OPPONENT, spot(wall()).with(FIRE, FIRE))
                    .bench(OPPONENT, spot(GASTLY));
            scene.attack("Corner");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
            assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isFalse();
            assertThat(scene.endTurn().endTurn().isLegal(new PokemonAction.Retreat(OPPONENT)))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("JTG 49")
    class Joltik {

        @Test
        void discards_a_tool_and_paralyzes() {
            Scene scene = scene().active(YOU, spot(JOLTIK).with(FIRE, FIRE))
                    .active(OPPONENT, spot(wall()).with(MACHINE));
            scene.attack("Zapping Short");
            assertThat(scene.discard(OPPONENT)).containsExactly("Technical Machine: Evolution");
            assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.PARALYZED))
                    .isTrue();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        }

        @Test
        void paralyzes_nobody_without_a_tool() {
            Scene scene = scene().active(YOU, spot(JOLTIK).with(FIRE, FIRE)).active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Zapping Short")
                            .active(OPPONENT)
                            .conditions()
                            .isNone())
                    .isTrue();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        }
    }

    @Nested
    @OfCard("JTG 103")
    class Klink {

        @Test
        void hits_for_each_heads() {
            Scene scene = scene().active(YOU, spot(KLINK).with(METAL)).active(OPPONENT, spot(wall()));
            assertThat(scene.coins(true, false)
                            .attack("Double Spin")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(1);
        }

        @Test
        void hits_twice_as_hard_for_two() {
            Scene scene = scene().active(YOU, spot(KLINK).with(METAL)).active(OPPONENT, spot(wall()));
            assertThat(scene.coins(true, true)
                            .attack("Double Spin")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(2);
        }

        @Test
        void does_no_damage_without_heads() {
            Scene scene = scene().active(YOU, spot(KLINK).with(METAL)).active(OPPONENT, spot(wall()));
            assertThat(scene.coins(false, false)
                            .attack("Double Spin")
                            .active(OPPONENT)
                            .counters())
                    .isZero();
        }
    }

    @Nested
    @OfCard("JTG 116")
    class Reshiram {

        @Test
        void hits_for_its_own_counters() {
            Scene scene = scene().active(
                            YOU, spot(RESHIRAM).with(FIRE, LIGHTNING).damaged(3))
                    .active(OPPONENT, spot(wall()).damaged(1));
            assertThat(scene.attack("Powerful Rage").active(OPPONENT).counters())
                    .isEqualTo(7);
        }
    }

    @Nested
    @OfCard("JTG 98")
    class Zoroark {

        @Test
        void trades_a_card_for_two_once_a_turn() {
            Scene scene = scene().active(YOU, spot(wall(), ZOROARK))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, GASTLY);
            scene.use(scene.active(YOU), "Trade").answer(GASTLY);
            assertThat(scene.hand(YOU)).hasSize(2);
            assertThat(scene.discard(YOU)).containsExactly("Gastly");
            assertThat(scene.isLegal(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Trade")))
                    .isFalse();
        }

        @Test
        void cannot_trade_without_a_card() {
            Scene scene = scene().active(YOU, spot(wall(), ZOROARK)).active(OPPONENT, spot(wall()));
            assertThat(scene.isLegal(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Trade")))
                    .isFalse();
        }

        @Test
        void uses_an_attack_of_a_benched_pokemon_of_n() {
            Scene scene = scene().active(
                            YOU, spot(wall(), ZOROARK).with(DARKNESS, DARKNESS).damaged(2))
                    .bench(YOU, spot(RESHIRAM), spot(GASTLY))
                    .active(OPPONENT, spot(wall()));
            InPlay lender = scene.bench(YOU, 0);
            scene.attack("Night Joker");
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfAttack(lender.id(), "Powerful Rage"),
                            new Choice.OfAttack(lender.id(), "Virtuous Flame"));
            scene.answer(new Choice.OfAttack(lender.id(), "Powerful Rage"));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(4);
            assertThat(scene.state().turn().number()).isEqualTo(4);
        }

        @Test
        void does_nothing_where_there_is_no_attack_to_use() {
            Scene scene = scene().active(YOU, spot(wall(), ZOROARK).with(DARKNESS, DARKNESS))
                    .bench(YOU, spot(wall(), ZOROARK), spot(GASTLY))
                    .active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Night Joker").active(OPPONENT).counters()).isZero();
            assertThat(scene.state().turn().number()).isEqualTo(4);
        }

        @Test
        @ForRule("PKM-R31")
        void is_the_attacker_for_what_the_damage_sets_off() {
            Scene scene = scene().active(YOU, spot(wall(), ZOROARK).with(DARKNESS, DARKNESS))
                    .bench(YOU, spot(RESHIRAM))
                    .active(OPPONENT, spot(MARACTUS).with(SPIKY))
                    .bench(OPPONENT, spot(GASTLY));
            scene.attack("Night Joker")
                    .answer(new Choice.OfAttack(scene.bench(YOU, 0).id(), "Virtuous Flame"));
            assertThat(scene.active(YOU).counters()).isEqualTo(8);
        }
    }

    @Nested
    @OfCard("JTG 94")
    class Clodsire {

        @Test
        void poisons_and_holds() {
            Scene scene = scene().active(YOU, spot(wall(), CLODSIRE).with(DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(wall()).with(FIRE, FIRE))
                    .bench(OPPONENT, spot(GASTLY));
            scene.attack("Poison Ring");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
            assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.POISONED))
                    .isTrue();
            assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isFalse();
        }

        @Test
        void rests_after_its_big_attack() {
            Scene scene = scene().active(YOU, spot(wall(), CLODSIRE).with(DARKNESS, DARKNESS, FIRE))
                    .active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Giga Impact").active(OPPONENT).counters()).isEqualTo(22);
            assertThat(scene.endTurn().isLegal(new PokemonAction.UseAttack(YOU, "Poison Ring")))
                    .isFalse();
            assertThat(scene.endTurn().endTurn().isLegal(new PokemonAction.UseAttack(YOU, "Poison Ring")))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("JTG 155")
    class Research {

        @Test
        void discards_the_hand_and_draws_seven() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, RESEARCH, GASTLY, GASTLY)
                    .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE);
            scene.playTrainer(RESEARCH);
            assertThat(scene.hand(YOU)).hasSize(7);
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Gastly", "Gastly", "Professor's Research");
            assertThat(scene.deck(YOU)).hasSize(1);
        }
    }

    @Nested
    @OfCard("JTG 158")
    class The_Super_Potion {

        @Test
        void heals_sixty_for_an_energy() {
            Scene scene = scene().active(YOU, spot(wall()).with(FIRE, WATER).damaged(8))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, SUPER_POTION);
            scene.playTrainer(SUPER_POTION).answer(scene.active(YOU)).answer(attached(scene.active(YOU), WATER));
            assertThat(scene.active(YOU).counters()).isEqualTo(2);
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Water Energy", "Super Potion");
        }

        @Test
        void heals_without_an_energy_to_discard() {
            Scene scene = scene().active(YOU, spot(wall()).damaged(4))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, SUPER_POTION);
            assertThat(scene.playTrainer(SUPER_POTION)
                            .answer(scene.active(YOU))
                            .active(YOU)
                            .counters())
                    .isZero();
            assertThat(scene.discard(YOU)).containsExactly("Super Potion");
        }

        @Test
        void cannot_be_played_without_damage() {
            Scene scene = scene().active(YOU, spot(wall()).with(FIRE))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, SUPER_POTION);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, SUPER_POTION)))
                    .isFalse();
        }
    }

    @Nested
    @OfCard("JTG 159")
    class Spiky_Energy {

        @Test
        void hurts_who_damages_its_pokemon() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()).with(SPIKY));
            assertThat(scene.attack("Hit").active(YOU).counters()).isEqualTo(2);
        }

        @Test
        void does_so_even_if_it_is_knocked_out() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(GASTLY).with(SPIKY))
                    .bench(OPPONENT, spot(GASTLY));
            assertThat(scene.attack("Hit").active(YOU).counters()).isEqualTo(2);
        }

        @Test
        void does_nothing_on_the_bench() {
            Scene scene = scene().active(YOU, spot(wall(), ARMAROUGE).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(wall()).with(SPIKY));
            scene.attack("Crimson Blaster").answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(YOU).counters()).isZero();
        }
    }
}
