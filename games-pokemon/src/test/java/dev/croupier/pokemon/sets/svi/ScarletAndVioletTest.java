package dev.croupier.pokemon.sets.svi;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.DARKNESS;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.PSYCHIC;
import static dev.croupier.pokemon.sets.Plain.card;
import static dev.croupier.pokemon.sets.Plain.pokemon;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ScarletAndVioletTest {
    private static final Card GARDEVOIR = PokemonCards.card("SVI", "86");
    private static final Card KLEFKI = PokemonCards.card("SVI", "96");
    private static final Card CLODSIRE = PokemonCards.card("JTG", "94");
    private static final Card MEOWTH = PokemonCards.card("POR", "62");
    private static final Card JUDGE = PokemonCards.card("POR", "76");
    private static final Card MACHINE = PokemonCards.card("PAR", "178");
    private static final Card LATIAS = PokemonCards.card("SSP", "76");
    private static final Card GASTLY = PokemonCards.card("POR", "48");

    @Nested
    @OfCard("SVI 86")
    class Gardevoir {

        @Test
        void attaches_energy_for_counters_again_and_again() {
            Scene scene = scene().active(YOU, spot(wall(), GARDEVOIR))
                    .bench(YOU, spot(KLEFKI), spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .discard(YOU, PSYCHIC, PSYCHIC, FIRE);
            scene.use(scene.active(YOU), "Psychic Embrace");
            assertThat(scene.answers()).containsExactly(card(PSYCHIC));
            scene.answer(PSYCHIC);
            assertThat(scene.answers()).containsExactly(pokemon(scene.active(YOU)), pokemon(scene.bench(YOU, 0)));
            scene.answer(scene.bench(YOU, 0))
                    .use(scene.active(YOU), "Psychic Embrace")
                    .answer(PSYCHIC)
                    .answer(scene.bench(YOU, 0));
            assertThat(scene.bench(YOU, 0).counters()).isEqualTo(4);
            assertThat(scene.bench(YOU, 0).energy()).hasSize(2);
            assertThat(scene.isLegal(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Psychic Embrace")))
                    .isFalse();
        }

        @Test
        void does_not_do_so_to_who_would_be_knocked_out() {
            Scene scene = scene().active(YOU, spot(KLEFKI).damaged(5))
                    .bench(YOU, spot(wall(), GARDEVOIR).damaged(29))
                    .active(OPPONENT, spot(wall()))
                    .discard(YOU, PSYCHIC);
            assertThat(scene.isLegal(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 0).id(), "Psychic Embrace")))
                    .isFalse();
        }

        @Test
        void does_so_to_who_just_stays() {
            Scene scene = scene().active(YOU, spot(KLEFKI).damaged(4))
                    .bench(YOU, spot(wall(), GARDEVOIR).damaged(29))
                    .active(OPPONENT, spot(wall()))
                    .discard(YOU, PSYCHIC);
            scene.use(scene.bench(YOU, 0), "Psychic Embrace").answer(PSYCHIC).answer(scene.active(YOU));
            assertThat(scene.active(YOU).counters()).isEqualTo(6);
        }

        @Test
        void recovers_by_its_attack() {
            Scene scene = scene().turn(2)
                    .active(YOU, spot(wall(), GARDEVOIR).with(PSYCHIC, PSYCHIC, PSYCHIC))
                    .active(OPPONENT, spot(wall(), CLODSIRE).with(FIRE, DARKNESS));
            scene.play(new PokemonAction.UseAttack(OPPONENT, "Poison Ring"));
            assertThat(scene.active(YOU).conditions().has(SpecialCondition.POISONED))
                    .isTrue();
            scene.attack("Miracle Force");
            assertThat(scene.active(YOU).conditions().isNone()).isTrue();
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(19);
        }
    }

    @Nested
    @OfCard("SVI 96")
    class The_Klefki {

        @Test
        void takes_the_abilities_of_basic_pokemon_while_active() {
            Scene scene = scene().active(YOU, spot(wall(), GARDEVOIR))
                    .active(OPPONENT, spot(KLEFKI))
                    .hand(YOU, MEOWTH)
                    .deck(YOU, JUDGE)
                    .discard(YOU, PSYCHIC);
            scene.play(new PokemonAction.PlayBasic(YOU, MEOWTH));
            assertThat(scene.answers()).isEmpty();
            assertThat(scene.isLegal(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Psychic Embrace")))
                    .isTrue();
        }

        @Test
        void takes_none_from_the_bench() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(KLEFKI))
                    .hand(YOU, MEOWTH)
                    .deck(YOU, JUDGE);
            assertThat(scene.play(new PokemonAction.PlayBasic(YOU, MEOWTH))
                            .yes()
                            .answer(JUDGE)
                            .hand(YOU))
                    .containsExactly("Judge");
        }

        @Test
        void does_not_take_that_of_another_klefki() {
            Scene scene =
                    scene().active(YOU, spot(KLEFKI)).bench(YOU, spot(LATIAS)).active(OPPONENT, spot(KLEFKI));
            assertThat(scene.isLegal(new PokemonAction.Retreat(YOU))).isFalse();
        }

        @Test
        void discards_the_tools_of_the_defender() {
            Scene scene = scene().active(YOU, spot(KLEFKI).with(FIRE))
                    .active(OPPONENT, spot(wall()).with(MACHINE));
            scene.attack("Joust");
            assertThat(scene.discard(OPPONENT)).containsExactly("Technical Machine: Evolution");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
        }
    }
}
