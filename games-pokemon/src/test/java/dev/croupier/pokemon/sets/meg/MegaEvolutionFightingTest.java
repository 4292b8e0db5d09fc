package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MegaEvolutionFightingTest {
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card MEGA_KANGASKHAN_EX = PokemonCards.card("MEG", "104");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card YVELTAL = PokemonCards.card("MEG", "88");
    private static final Card LUNATONE = PokemonCards.card("MEG", "74");
    private static final Card MEGA_VENUSAUR_EX = PokemonCards.card("MEG", "3");
    private static final Card BULBASAUR = PokemonCards.card("MEG", "1");
    private static final Card SOLROCK = PokemonCards.card("MEG", "75");
    private static final Card MEGA_LUCARIO_EX = PokemonCards.card("MEG", "77");
    private static final Card HARIYAMA = PokemonCards.card("MEG", "73");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card FIGHTING = PokemonCards.card("MEE", "6");

    @Nested
    @OfCard("MEG 73")
    class Of_Hariyama {
        @Test
        void calls_a_benched_pokemon_when_it_evolves_from_the_hand() {
            Scene scene = scene().active(YOU, spot(MAKUHITA))
                    .hand(YOU, HARIYAMA)
                    .active(OPPONENT, spot(RALTS))
                    .bench(OPPONENT, spot(RIOLU), spot(BULBASAUR));
            scene.play(new PokemonAction.Evolve(YOU, HARIYAMA, scene.active(YOU).id()))
                    .yes()
                    .answer(scene.bench(OPPONENT, 1));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Bulbasaur");
        }

        @Test
        void may_leave_it_and_is_not_asked_without_a_bench() {
            Scene scene = scene().active(YOU, spot(MAKUHITA))
                    .hand(YOU, HARIYAMA)
                    .active(OPPONENT, spot(RALTS))
                    .bench(OPPONENT, spot(RIOLU));
            scene.play(new PokemonAction.Evolve(YOU, HARIYAMA, scene.active(YOU).id()))
                    .done();
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Ralts");
            Scene none = scene().active(YOU, spot(MAKUHITA)).hand(YOU, HARIYAMA).active(OPPONENT, spot(RALTS));
            none.play(new PokemonAction.Evolve(YOU, HARIYAMA, none.active(YOU).id()));
            assertThat(none.answers()).isEmpty();
        }

        @Test
        void hurts_itself_with_its_attack() {
            Scene scene = scene().active(YOU, spot(HARIYAMA).with(FIGHTING, FIGHTING, FIGHTING))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Wild Press");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(21);
            assertThat(scene.active(YOU).counters()).isEqualTo(7);
        }
    }

    @Nested
    @OfCard("MEG 74")
    class Of_Lunatone {
        @Test
        void discards_a_fighting_energy_to_draw_three() {
            Scene scene = scene().active(YOU, spot(LUNATONE))
                    .bench(YOU, spot(SOLROCK), spot(LUNATONE))
                    .hand(YOU, FIGHTING, FIGHTING, FIRE);
            scene.use(scene.active(YOU), "Lunar Cycle");
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(FIGHTING));
            scene.answer(FIGHTING);
            assertThat(scene.discard(YOU)).containsExactly("Fighting Energy");
            assertThat(scene.hand(YOU)).hasSize(5);
            assertThat(scene.refusals(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 1).id(), "Lunar Cycle")))
                    .containsExactly("PKM-R64");
        }

        @Test
        void needs_a_solrock_in_play_and_the_energy() {
            Scene without = scene().active(YOU, spot(LUNATONE)).hand(YOU, FIGHTING);
            assertThat(without.refusals(new PokemonAction.UseAbility(
                            YOU, without.active(YOU).id(), "Lunar Cycle")))
                    .containsExactly("PKM-TURN-12");
            Scene poor = scene().active(YOU, spot(LUNATONE))
                    .bench(YOU, spot(SOLROCK))
                    .hand(YOU, FIRE);
            assertThat(poor.refusals(
                            new PokemonAction.UseAbility(YOU, poor.active(YOU).id(), "Lunar Cycle")))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("MEG 75")
    class Of_Solrock {
        @Test
        void hits_beside_a_lunatone_whatever_the_weakness() {
            Scene scene = scene().active(YOU, spot(SOLROCK).with(FIGHTING))
                    .bench(YOU, spot(LUNATONE))
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX))
                    .attack("Cosmic Beam");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
        }

        @Test
        void hits_through_resistance() {
            Scene scene = scene().active(YOU, spot(SOLROCK).with(FIGHTING))
                    .bench(YOU, spot(LUNATONE))
                    .active(OPPONENT, spot(YVELTAL))
                    .attack("Cosmic Beam");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
        }

        @Test
        void does_nothing_without_one() {
            Scene scene = scene().active(YOU, spot(SOLROCK).with(FIGHTING))
                    .bench(YOU, spot(RALTS))
                    .active(OPPONENT, spot(RALTS))
                    .attack("Cosmic Beam");
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard("MEG 76")
    class Of_Riolu {
        @Test
        @ForRule("PKM-S23")
        void cannot_use_its_attack_in_its_next_turn() {
            Scene scene = scene().active(YOU, spot(RIOLU).with(FIGHTING))
                    .active(OPPONENT, spot(MAKUHITA))
                    .attack("Accelerating Stab");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            scene.endTurn();
            assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Accelerating Stab")))
                    .containsExactly("PKM-Q45");
            scene.endTurn().endTurn();
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Accelerating Stab")))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("MEG 77")
    class Of_Mega_Lucario_ex {
        @Test
        void attaches_energy_from_the_discard_pile_to_the_bench() {
            Scene scene = scene().active(YOU, spot(MEGA_LUCARIO_EX).with(FIGHTING))
                    .bench(YOU, spot(RIOLU), spot(RALTS))
                    .discard(YOU, FIGHTING, FIGHTING, FIGHTING, FIGHTING, FIRE)
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Aura Jab");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(13);
            scene.answer(FIGHTING).answer(FIGHTING).answer(FIGHTING);
            scene.answer(scene.bench(YOU, 0)).answer(scene.bench(YOU, 1)).answer(scene.bench(YOU, 1));
            assertThat(scene.bench(YOU, 0).energy()).hasSize(1);
            assertThat(scene.bench(YOU, 1).energy()).hasSize(2);
            assertThat(scene.discard(YOU)).containsExactly("Fighting Energy", "Fire Energy");
        }

        @Test
        @ForRule("PKM-KIND-16")
        void attaches_at_least_one_unless_the_newer_rules_hold() {
            Scene seed = scene().active(YOU, spot(MEGA_LUCARIO_EX).with(FIGHTING))
                    .bench(YOU, spot(RIOLU))
                    .discard(YOU, FIGHTING, FIGHTING)
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Aura Jab");
            assertThat(seed.answers()).containsExactly(new Choice.OfCard(FIGHTING));
            Scene newer = scene().rules(PokemonRules.official2026())
                    .active(YOU, spot(MEGA_LUCARIO_EX).with(FIGHTING))
                    .bench(YOU, spot(RIOLU))
                    .discard(YOU, FIGHTING, FIGHTING)
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Aura Jab");
            assertThat(newer.answers()).containsExactly(new Choice.OfCard(FIGHTING), new Choice.Done());
            newer.done();
            assertThat(newer.bench(YOU, 0).energy()).isEmpty();
        }

        @Test
        void asks_for_nothing_without_a_bench() {
            Scene scene = scene().active(YOU, spot(MEGA_LUCARIO_EX).with(FIGHTING))
                    .discard(YOU, FIGHTING)
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Aura Jab");
            assertThat(scene.answers()).isEmpty();
            assertThat(scene.discard(YOU)).hasSize(1);
        }

        @Test
        void cannot_use_its_greater_attack_twice_running() {
            Scene scene = scene().active(YOU, spot(MEGA_LUCARIO_EX).with(FIGHTING, FIGHTING))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Mega Brave");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(27);
            scene.endTurn();
            assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Mega Brave")))
                    .containsExactly("PKM-Q45");
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Aura Jab")))
                    .isTrue();
        }
    }
}
