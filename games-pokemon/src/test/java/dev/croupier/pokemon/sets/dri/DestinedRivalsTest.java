package dev.croupier.pokemon.sets.dri;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DestinedRivalsTest {
    private static final Card SHAYMIN = PokemonCards.card("DRI", "10");
    private static final Card TOWER = PokemonCards.card("DRI", "180");
    private static final Card ARMAROUGE = PokemonCards.card("SSP", "34");
    private static final Card MEOWTH = PokemonCards.card("POR", "62");
    private static final Card JUDGE = PokemonCards.card("POR", "76");
    private static final Card ZOROARK = PokemonCards.card("JTG", "98");
    private static final Card GARDEVOIR = PokemonCards.card("SVI", "86");
    private static final Card GASTLY = PokemonCards.card("POR", "48");

    @Nested
    @OfCard("DRI 10")
    class The_Shaymin {

        @Test
        void keeps_damage_from_the_bench() {
            Scene scene = scene().active(YOU, spot(wall(), ARMAROUGE).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(SHAYMIN), spot(wall()));
            scene.attack("Crimson Blaster").answer(scene.bench(OPPONENT, 1));
            assertThat(scene.bench(OPPONENT, 1).counters()).isZero();
        }

        @Test
        void does_not_keep_it_from_a_rule_box() {
            Scene scene = scene().active(YOU, spot(wall(), ARMAROUGE).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(SHAYMIN))
                    .bench(OPPONENT, spot(wall(), GARDEVOIR));
            scene.attack("Crimson Blaster").answer(scene.bench(OPPONENT, 0));
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(18);
        }

        @Test
        void does_not_keep_it_from_the_active_spot() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(SHAYMIN));
            assertThat(scene.attack("Hit").active(OPPONENT).counters()).isEqualTo(20);
        }
    }

    @Nested
    @OfCard("DRI 180")
    class The_Watchtower {

        @Test
        void takes_the_abilities_of_colorless_pokemon() {
            Scene scene = scene().active(YOU, spot(wall(), ZOROARK))
                    .active(OPPONENT, spot(wall()))
                    .stadium(TOWER, OPPONENT)
                    .hand(YOU, MEOWTH, JUDGE)
                    .deck(YOU, JUDGE);
            scene.play(new PokemonAction.PlayBasic(YOU, MEOWTH));
            assertThat(scene.answers()).isEmpty();
            assertThat(scene.isLegal(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Trade")))
                    .isTrue();
        }
    }
}
