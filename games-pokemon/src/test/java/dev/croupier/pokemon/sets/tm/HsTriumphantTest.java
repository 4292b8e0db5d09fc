package dev.croupier.pokemon.sets.tm;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HsTriumphantTest {
    private static final Card GENGAR = card("TM", "94");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card HAUNTER = card("PFL", "55");
    private static final Card PSYCHIC_ENERGY = card("MEE", "5");
    private static final Card DARKNESS_ENERGY = card("MEE", "7");

    private static Scene hurling(Scene.Spot gengar, Card... hand) {
        return scene().active(YOU, gengar)
                .active(OPPONENT, spot(GASTLY))
                .hand(OPPONENT, hand)
                .attack("Hurl into Darkness");
    }

    @Nested
    @OfCard("TM 94")
    class Gengar {

        @Test
        void hurls_as_many_pokemon_of_the_hand_as_it_has_psychic_energy() {
            Scene scene = hurling(
                            spot(GENGAR).with(PSYCHIC_ENERGY, DARKNESS_ENERGY, PSYCHIC_ENERGY),
                            GASTLY,
                            HAUNTER,
                            GASTLY,
                            DARKNESS_ENERGY)
                    .answer(GASTLY)
                    .answer(HAUNTER);
            assertThat(scene.lost(OPPONENT)).containsExactly("Gastly", "Haunter");
            assertThat(scene.hand(OPPONENT).size()).isEqualTo(3);
        }

        @Test
        void offers_nothing_but_pokemon_and_may_stop() {
            Scene scene = hurling(spot(GENGAR).with(PSYCHIC_ENERGY, PSYCHIC_ENERGY), GASTLY, DARKNESS_ENERGY, HAUNTER);
            assertThat(scene.answers())
                    .containsExactlyInAnyOrder(
                            new Choice.OfCard(GASTLY), new Choice.OfCard(HAUNTER), new Choice.Done());
            scene.answer(HAUNTER).done();
            assertThat(scene.lost(OPPONENT)).containsExactly("Haunter");
        }

        @Test
        void may_hurl_none() {
            assertThat(hurling(spot(GENGAR).with(PSYCHIC_ENERGY), GASTLY).done().lost(OPPONENT))
                    .isEmpty();
        }

        @Test
        void drops_four_counters_in_any_way() {
            Scene scene = scene().active(YOU, spot(GENGAR).with(PSYCHIC_ENERGY, DARKNESS_ENERGY))
                    .active(OPPONENT, spot(GASTLY))
                    .bench(OPPONENT, spot(HAUNTER))
                    .attack("Cursed Drop");
            scene.answer(scene.active(OPPONENT))
                    .answer(scene.bench(OPPONENT, 0))
                    .answer(scene.bench(OPPONENT, 0))
                    .answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(3);
        }

        @Test
        void has_knocked_out_opponents_put_into_the_lost_zone_and_their_cards_discarded() {
            Scene scene = scene().active(YOU, spot(GENGAR).with(PSYCHIC_ENERGY, DARKNESS_ENERGY))
                    .active(OPPONENT, spot(GASTLY, HAUNTER).damaged(6).with(DARKNESS_ENERGY))
                    .bench(OPPONENT, spot(GASTLY))
                    .attack("Cursed Drop");
            for (int i = 0; i < 4; i++) {
                scene.answer(scene.active(OPPONENT));
            }
            assertThat(scene.lost(OPPONENT)).containsExactlyInAnyOrder("Gastly", "Haunter");
            assertThat(scene.discard(OPPONENT)).containsExactly("Darkness Energy");
            scene.answer(new Choice.OfPrize(YOU, 0));
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(5);
        }

        @Test
        void leaves_its_own_side_and_everybody_alone_from_the_bench() {
            Scene benched = scene().active(YOU, spot(GASTLY).with(DARKNESS_ENERGY))
                    .bench(YOU, spot(GENGAR))
                    .active(OPPONENT, spot(GASTLY).damaged(6))
                    .bench(OPPONENT, spot(GASTLY))
                    .attack("Petty Grudge");
            assertThat(benched.lost(OPPONENT)).isEmpty();
            assertThat(benched.discard(OPPONENT)).containsExactly("Gastly");
            Scene own = scene().turn(4)
                    .active(OPPONENT, spot(HAUNTER).with(DARKNESS_ENERGY))
                    .active(YOU, spot(GENGAR).damaged(8))
                    .bench(YOU, spot(GASTLY))
                    .play(new PokemonAction.UseAttack(OPPONENT, "Spooky Shot"));
            assertThat(own.discard(YOU)).containsExactly("Gengar");
        }
    }
}
