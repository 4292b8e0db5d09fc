package dev.croupier.pokemon.sets.pfl;

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
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PhantasmalFlamesTrainersTest {
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card BULBASAUR = PokemonCards.card("MEG", "1");
    private static final Card KIRLIA = PokemonCards.card("MEG", "59");
    private static final Card BAYLEEF = PokemonCards.card("MEG", "9");
    private static final Card HARIYAMA = PokemonCards.card("MEG", "73");
    private static final Card MEGA_GARDEVOIR_EX = PokemonCards.card("MEG", "60");
    private static final Card BATTLE_CAGE = PokemonCards.card("PFL", "85");
    private static final Card WONDROUS_PATCH = PokemonCards.card("PFL", "94");
    private static final Card DAWN = PokemonCards.card("PFL", "87");
    private static final Card HAUNTER = PokemonCards.card("PFL", "55");
    private static final Card TOXTRICITY = PokemonCards.card("PFL", "68");
    private static final Card GRIMSLEYS_MOVE = PokemonCards.card("PFL", "90");
    private static final Card PUNK_HELMET = PokemonCards.card("PFL", "92");
    private static final Card GASTLY = PokemonCards.card("PFL", "54");
    private static final Card GRASS = PokemonCards.card("MEE", "1");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    private static final Card FIGHTING = PokemonCards.card("MEE", "6");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    @Nested
    @OfCard("PFL 85")
    class Of_Battle_Cage {
        @Test
        @ForRule("PKM-ATK-15")
        void keeps_counters_of_opponents_from_the_bench_but_no_damage() {
            Scene scene = scene().active(YOU, spot(SPREADER))
                    .bench(YOU, spot(RALTS))
                    .active(OPPONENT, spot(RALTS))
                    .bench(OPPONENT, spot(RIOLU))
                    .stadium(BATTLE_CAGE, YOU)
                    .attack("Spread");
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(2);
            assertThat(scene.bench(YOU, 0).counters()).isEqualTo(3);
        }

        @Test
        void holds_for_both_sides_whoever_played_it() {
            Scene scene = scene().active(YOU, spot(SPREADER))
                    .active(OPPONENT, spot(RALTS))
                    .bench(OPPONENT, spot(RIOLU))
                    .stadium(BATTLE_CAGE, OPPONENT)
                    .attack("Spread");
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(2);
            Scene without = scene().active(YOU, spot(SPREADER))
                    .active(OPPONENT, spot(RALTS))
                    .bench(OPPONENT, spot(RIOLU))
                    .attack("Spread");
            assertThat(without.bench(OPPONENT, 0).counters()).isEqualTo(5);
        }

        @Test
        @ForRule("PKM-R92")
        void lets_an_own_ability_put_them() {
            Scene scene = scene().active(YOU, spot(TOXTRICITY))
                    .bench(YOU, spot(GASTLY))
                    .deck(YOU, DARKNESS)
                    .stadium(BATTLE_CAGE, YOU);
            scene.use(scene.active(YOU), "Sinister Surge").answer(DARKNESS).answer(scene.bench(YOU, 0));
            assertThat(scene.bench(YOU, 0).counters()).isEqualTo(2);
        }
    }

    @Nested
    @OfCard("PFL 87")
    class Of_Dawn {
        @Test
        void finds_one_of_each_stage() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, DAWN)
                    .deck(YOU, RALTS, KIRLIA, MEGA_GARDEVOIR_EX, HARIYAMA, FIRE)
                    .playTrainer(DAWN);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(RALTS), new Choice.Done());
            scene.answer(RALTS);
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfCard(HARIYAMA), new Choice.OfCard(KIRLIA), new Choice.Done());
            scene.answer(KIRLIA).answer(MEGA_GARDEVOIR_EX);
            assertThat(scene.hand(YOU)).containsExactly("Kirlia", "Mega Gardevoir ex", "Ralts");
            assertThat(scene.deck(YOU)).containsExactly("Fire Energy", "Hariyama");
        }

        @Test
        void may_leave_some_out() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, DAWN)
                    .deck(YOU, RALTS, KIRLIA, FIRE)
                    .playTrainer(DAWN)
                    .done()
                    .answer(KIRLIA)
                    .done();
            assertThat(scene.hand(YOU)).containsExactly("Kirlia");
        }
    }

    @Nested
    @OfCard("PFL 90")
    class Of_Grimsleys_Move {
        @Test
        void benches_a_darkness_pokemon_of_the_top_seven() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, GRIMSLEYS_MOVE)
                    .deck(YOU, GASTLY, HARIYAMA, HAUNTER, FIRE, FIRE)
                    .playTrainer(GRIMSLEYS_MOVE);
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfCard(GASTLY), new Choice.OfCard(HAUNTER), new Choice.Done());
            scene.answer(HAUNTER);
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Haunter");
            assertThat(scene.deck(YOU)).containsExactly("Fire Energy", "Fire Energy", "Gastly", "Hariyama");
        }

        @Test
        void looks_at_no_more_than_seven() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, GRIMSLEYS_MOVE)
                    .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE)
                    .playTrainer(GRIMSLEYS_MOVE);
            assertThat(scene.answers()).containsExactly(new Choice.Done());
            scene.done();
            assertThat(scene.deck(YOU)).hasSize(9);
            assertThat(scene.side(YOU).pile().pile().segments().map(segment -> segment.size()))
                    .containsExactly(2, 7);
        }

        @Test
        void is_not_for_the_own_first_turn() {
            Scene scene = scene().turn(2)
                    .active(YOU, spot(RALTS))
                    .active(OPPONENT, spot(RALTS))
                    .hand(OPPONENT, GRIMSLEYS_MOVE);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(OPPONENT, GRIMSLEYS_MOVE)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("PFL 92")
    class Of_Punk_Helmet {
        @Test
        @ForRule("PKM-S3")
        void hits_back_for_an_active_darkness_pokemon_even_if_it_is_knocked_out() {
            Scene scene = scene().active(YOU, spot(MAKUHITA).with(FIGHTING))
                    .active(OPPONENT, spot(GASTLY).with(PUNK_HELMET).damaged(6))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Corkscrew Punch");
            assertThat(scene.active(YOU).counters()).isEqualTo(4);
            assertThat(scene.discard(OPPONENT)).containsExactly("Gastly", "Punk Helmet");
        }

        @Test
        @ForRule("PKM-S3")
        void hits_back_though_the_holder_was_switched_out_after_the_damage() {
            Scene scene = scene().active(YOU, spot(BAYLEEF).with(GRASS, FIRE))
                    .active(OPPONENT, spot(GASTLY).with(PUNK_HELMET))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Push Down");
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(5);
            assertThat(scene.active(YOU).counters()).isEqualTo(4);
        }

        @Test
        void does_not_on_the_bench_or_for_another_type() {
            Scene bench = scene().active(YOU, spot(SPREADER))
                    .active(OPPONENT, spot(RALTS))
                    .bench(OPPONENT, spot(GASTLY).with(PUNK_HELMET))
                    .attack("Spread");
            assertThat(bench.active(YOU).counters()).isZero();
            Scene other = scene().active(YOU, spot(MAKUHITA).with(FIGHTING))
                    .active(OPPONENT, spot(BULBASAUR).with(PUNK_HELMET))
                    .attack("Corkscrew Punch");
            assertThat(other.active(YOU).counters()).isZero();
        }
    }

    @Nested
    @OfCard("PFL 94")
    class Of_Wondrous_Patch {
        @Test
        void attaches_an_energy_of_the_discard_pile() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(RIOLU), spot(RALTS))
                    .hand(YOU, WONDROUS_PATCH)
                    .discard(YOU, PSYCHIC, FIRE)
                    .playTrainer(WONDROUS_PATCH);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(PSYCHIC));
            scene.answer(PSYCHIC);
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfPokemon(scene.bench(YOU, 1).id()));
            scene.answer(scene.bench(YOU, 1));
            assertThat(scene.bench(YOU, 1).energy()).hasSize(1);
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy", "Wondrous Patch");
        }

        @Test
        @ForRule({"PKM-TURN-14", "PKM-Q36"})
        void needs_an_energy_and_a_benched_psychic_pokemon() {
            Scene nobody = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(RIOLU))
                    .hand(YOU, WONDROUS_PATCH)
                    .discard(YOU, PSYCHIC);
            assertThat(nobody.refusals(new PokemonAction.PlayTrainer(YOU, WONDROUS_PATCH)))
                    .containsExactly("PKM-TURN-14");
            Scene nothing = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(RALTS))
                    .hand(YOU, WONDROUS_PATCH)
                    .discard(YOU, FIRE);
            assertThat(nothing.refusals(new PokemonAction.PlayTrainer(YOU, WONDROUS_PATCH)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    /** An attack that hurts the Bench in both ways. */
    private static final Card SPREADER = Write.pokemon("Spreader", "TST", "1")
            .basic(100, EnergyType.COLORLESS)
            .attack(
                    "Spread",
                    "",
                    10,
                    Write.base(Do.hit(Those.theirs(Where.BENCHED), 20)),
                    Write.after(Do.putCounters(Those.everybodys(Where.BENCHED), 3)))
            .build();
}
