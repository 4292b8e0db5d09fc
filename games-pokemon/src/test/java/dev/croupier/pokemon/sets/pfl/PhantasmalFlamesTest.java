package dev.croupier.pokemon.sets.pfl;

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
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PhantasmalFlamesTest {
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card MEGA_KANGASKHAN_EX = PokemonCards.card("MEG", "104");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card MEGA_VENUSAUR_EX = PokemonCards.card("MEG", "3");
    private static final Card KIRLIA = PokemonCards.card("MEG", "59");
    private static final Card HARIYAMA = PokemonCards.card("MEG", "73");
    private static final Card MEGA_GENGAR_EX = PokemonCards.card("PFL", "56");
    private static final Card TOXTRICITY = PokemonCards.card("PFL", "68");
    private static final Card CHARMANDER = PokemonCards.card("PFL", "11");
    private static final Card GASTLY = PokemonCards.card("PFL", "54");
    private static final Card MIMIKYU = PokemonCards.card("PFL", "42");
    private static final Card TOXEL = PokemonCards.card("PFL", "67");
    private static final Card MEGA_DIANCIE_EX = PokemonCards.card("PFL", "41");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    private static final Card FIGHTING = PokemonCards.card("MEE", "6");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    @Nested
    @OfCard("PFL 11")
    class Of_Charmander {
        @Test
        void retreats_for_nothing_without_energy() {
            Scene without = scene().active(YOU, spot(CHARMANDER)).bench(YOU, spot(RALTS));
            assertThat(without.isLegal(new PokemonAction.Retreat(YOU))).isTrue();
            Scene with = scene().active(YOU, spot(CHARMANDER).with(FIRE)).bench(YOU, spot(RALTS));
            assertThat(with.isLegal(new PokemonAction.Retreat(YOU))).isFalse();
        }
    }

    @Nested
    @OfCard("PFL 41")
    class Of_Mega_Diancie_ex {
        @Test
        void takes_thirty_less() {
            Scene scene = scene().active(YOU, spot(HARIYAMA).with(FIGHTING, FIGHTING, FIGHTING))
                    .active(OPPONENT, spot(MEGA_DIANCIE_EX))
                    .attack("Wild Press");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(18);
        }

        @Test
        void hits_for_each_energy_that_it_discards() {
            Scene scene = scene().active(YOU, spot(MEGA_DIANCIE_EX).with(PSYCHIC, PSYCHIC, FIRE))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Garland Ray");
            scene.answer(attached(scene.active(YOU), PSYCHIC)).answer(attached(scene.active(YOU), FIRE));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(24);
            assertThat(scene.active(YOU).energy()).hasSize(1);
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy", "Psychic Energy");
        }

        @Test
        void may_stop_after_one() {
            Scene scene = scene().active(YOU, spot(MEGA_DIANCIE_EX).with(PSYCHIC, PSYCHIC))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Garland Ray");
            scene.answer(attached(scene.active(YOU), PSYCHIC)).done();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(12);
        }
    }

    @Nested
    @OfCard("PFL 42")
    class Of_Mimikyu {
        @Test
        void finds_a_basic_pokemon_for_the_bench() {
            Scene scene = scene().active(YOU, spot(MIMIKYU).with(FIRE))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, RALTS, KIRLIA, RIOLU)
                    .attack("Call for Family");
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfCard(RALTS), new Choice.OfCard(RIOLU), new Choice.Done());
            scene.answer(RALTS);
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Ralts");
        }

        @Test
        void looks_for_nothing_with_a_full_bench() {
            Scene scene = scene().active(YOU, spot(MIMIKYU).with(FIRE))
                    .bench(YOU, spot(RALTS), spot(RALTS), spot(RALTS), spot(RALTS), spot(RALTS))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, RALTS)
                    .attack("Call for Family");
            assertThat(scene.answers()).isEmpty();
        }
    }

    @Nested
    @OfCard("PFL 56")
    class Of_Mega_Gengar_ex {
        @Test
        void has_ex_take_a_prize_less_for_darkness_pokemon() {
            Scene scene = scene().active(YOU, spot(MEGA_KANGASKHAN_EX).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(GASTLY))
                    .bench(OPPONENT, spot(MEGA_GENGAR_EX), spot(MEGA_GENGAR_EX))
                    .coins(false)
                    .attack("Rapid-Fire Combo");
            assertThat(scene.discard(OPPONENT)).containsExactly("Gastly");
            assertThat(scene.answers().filter(Choice.OfPrize.class::isInstance)).isEmpty();
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(6);
        }

        @Test
        void counts_once_and_for_itself() {
            Scene scene = scene().active(YOU, spot(MEGA_KANGASKHAN_EX).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(MEGA_GENGAR_EX).damaged(20))
                    .bench(OPPONENT, spot(MEGA_GENGAR_EX))
                    .coins(false)
                    .attack("Rapid-Fire Combo");
            scene.answer(new Choice.OfPrize(YOU, 0)).answer(new Choice.OfPrize(YOU, 1));
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(4);
            assertThat(scene.answers().filter(Choice.OfPrize.class::isInstance)).isEmpty();
        }

        @Test
        void does_nothing_against_others() {
            Scene scene = scene().active(YOU, spot(MAKUHITA).with(FIGHTING))
                    .active(OPPONENT, spot(GASTLY).damaged(6))
                    .bench(OPPONENT, spot(MEGA_GENGAR_EX))
                    .attack("Corkscrew Punch")
                    .answer(new Choice.OfPrize(YOU, 0));
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(5);
        }

        @Test
        void moves_an_energy_to_the_bench() {
            Scene scene = scene().active(YOU, spot(MEGA_GENGAR_EX).with(DARKNESS, DARKNESS))
                    .bench(YOU, spot(RALTS), spot(RIOLU))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Void Gale");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(23);
            scene.answer(attached(scene.active(YOU), DARKNESS)).answer(scene.bench(YOU, 1));
            assertThat(scene.active(YOU).energy()).hasSize(1);
            assertThat(scene.bench(YOU, 1).energy()).hasSize(1);
        }

        @Test
        void keeps_its_energy_without_a_bench() {
            Scene scene = scene().active(YOU, spot(MEGA_GENGAR_EX).with(DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Void Gale");
            assertThat(scene.active(YOU).energy()).hasSize(2);
            assertThat(scene.answers()).isEmpty();
        }
    }

    @Nested
    @OfCard("PFL 67")
    class Of_Toxel {
        @Test
        void finds_two_basic_pokemon_or_as_many_as_there_is_room_for() {
            Scene scene = scene().active(YOU, spot(TOXEL).with(DARKNESS))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, RALTS, RALTS, RIOLU, FIRE)
                    .attack("Call for Family")
                    .answer(RALTS)
                    .answer(RIOLU);
            assertThat(scene.side(YOU).bench().map(InPlay::name)).containsExactly("Ralts", "Riolu");
            Scene full = scene().active(YOU, spot(TOXEL).with(DARKNESS))
                    .bench(YOU, spot(RALTS), spot(RALTS), spot(RALTS), spot(RALTS))
                    .active(OPPONENT, spot(RALTS))
                    .deck(YOU, RALTS, RIOLU, FIRE)
                    .attack("Call for Family")
                    .answer(RALTS);
            assertThat(full.answers()).isEmpty();
            assertThat(full.side(YOU).bench()).hasSize(5);
        }
    }

    @Nested
    @OfCard("PFL 68")
    class Of_Toxtricity {
        @Test
        void attaches_an_energy_and_hurts() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .bench(YOU, spot(TOXTRICITY), spot(GASTLY), spot(RIOLU))
                    .deck(YOU, DARKNESS, FIRE);
            scene.use(scene.bench(YOU, 0), "Sinister Surge").answer(DARKNESS);
            assertThat(scene.answers()).hasSize(2);
            scene.answer(scene.bench(YOU, 1));
            assertThat(scene.bench(YOU, 1).energy().map(Placed::card)).containsExactly(DARKNESS);
            assertThat(scene.bench(YOU, 1).counters()).isEqualTo(2);
            assertThat(scene.refusals(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 0).id(), "Sinister Surge")))
                    .containsExactly("PKM-R64");
        }

        @Test
        void hurts_nobody_where_it_finds_nothing() {
            Scene scene = scene().active(YOU, spot(TOXTRICITY))
                    .bench(YOU, spot(GASTLY))
                    .deck(YOU, DARKNESS, FIRE);
            scene.use(scene.active(YOU), "Sinister Surge").done();
            assertThat(scene.bench(YOU, 0).counters()).isZero();
            assertThat(scene.deck(YOU)).hasSize(2);
        }

        @Test
        void needs_a_benched_darkness_pokemon() {
            Scene scene = scene().active(YOU, spot(TOXTRICITY))
                    .bench(YOU, spot(RALTS))
                    .deck(YOU, DARKNESS, FIRE);
            assertThat(scene.refusals(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Sinister Surge")))
                    .containsExactly("PKM-TURN-14");
        }
    }

    private static Choice attached(InPlay pokemon, Card card) {
        return new Choice.OfAttached(pokemon.id(), card);
    }
}
