package dev.croupier.pokemon.sets.teu;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TeamUpTest {
    private static final Card TEAM = card("TEU", "33");
    private static final Card INCINEROAR = card("TEU", "97");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card LIGHTNING_ENERGY = card("MEE", "4");
    private static final Card DARKNESS_ENERGY = card("MEE", "7");
    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card DOUBLE =
            specialEnergy("Double", "ZZZ", "8").provides(COLORLESS, COLORLESS).build();

    private static Scene table(Scene.Spot active) {
        return scene().active(YOU, active).active(OPPONENT, spot(TANK));
    }

    private static Scene.Spot lightning(int count) {
        return spot(TEAM).with(Array.fill(count, () -> LIGHTNING_ENERGY).toJavaArray(Card[]::new));
    }

    @Nested
    @OfCard("TEU 33")
    class Pikachu_and_Zekrom_GX {

        private static Scene blitzing(Card... deck) {
            return table(lightning(3)).bench(YOU, spot(TANK)).deck(YOU, deck).attack("Full Blitz");
        }

        @Test
        void does_150_and_attaches_three_lightning_energy_of_the_deck_to_one_pokemon() {
            Scene scene = blitzing(LIGHTNING_ENERGY, LIGHTNING_ENERGY, FIRE_ENERGY, LIGHTNING_ENERGY, LIGHTNING_ENERGY)
                    .answer(LIGHTNING_ENERGY)
                    .answer(LIGHTNING_ENERGY)
                    .answer(LIGHTNING_ENERGY);
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(15);
            assertThat(scene.bench(YOU, 0).energy().size()).isEqualTo(3);
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Fire Energy", "Lightning Energy");
        }

        @Test
        void may_find_fewer_or_none() {
            Scene one = blitzing(LIGHTNING_ENERGY, LIGHTNING_ENERGY)
                    .answer(LIGHTNING_ENERGY)
                    .done();
            one.answer(one.active(YOU));
            assertThat(one.active(YOU).energy().size()).isEqualTo(4);
            Scene none = blitzing(LIGHTNING_ENERGY, LIGHTNING_ENERGY).done();
            assertThat(none.game().turn(none.state()).toAct()).containsExactly(OPPONENT);
        }

        @Test
        void bolts_for_200() {
            Scene scene = table(lightning(5)).bench(OPPONENT, spot(TANK)).attack("Tag Bolt-GX");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20);
            assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
        }

        @Test
        @ForRule("PKM-KIND-6")
        void bolts_a_benched_pokemon_for_170_too_with_three_more_lightning_energy() {
            Scene scene =
                    table(lightning(6)).bench(OPPONENT, spot(TANK), spot(TANK)).attack("Tag Bolt-GX");
            scene.answer(scene.bench(OPPONENT, 1));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20);
            assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
            assertThat(scene.bench(OPPONENT, 1).counters()).isEqualTo(17);
        }

        @Test
        void counts_lightning_alone_as_more() {
            Scene scene = table(lightning(5).with(FIRE_ENERGY, DOUBLE))
                    .bench(OPPONENT, spot(TANK))
                    .attack("Tag Bolt-GX");
            assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
        }
    }

    @Nested
    @OfCard("TEU 97")
    class Incineroar_GX {

        private static Scene charging(Scene.Spot active) {
            Scene scene = table(active).deck(YOU, DARKNESS_ENERGY, FIRE_ENERGY, DARKNESS_ENERGY, DARKNESS_ENERGY);
            return scene.use(scene.active(YOU), "Scar Charge");
        }

        @Test
        void takes_three_counters_for_three_darkness_energy_of_the_deck() {
            Scene scene = charging(spot(INCINEROAR))
                    .answer(DARKNESS_ENERGY)
                    .answer(DARKNESS_ENERGY)
                    .answer(DARKNESS_ENERGY);
            assertThat(scene.active(YOU).counters()).isEqualTo(3);
            assertThat(scene.active(YOU).energy().size()).isEqualTo(3);
            assertThat(scene.deck(YOU)).containsExactly("Fire Energy");
            assertThat(scene.isLegal(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Scar Charge")))
                    .isFalse();
        }

        @Test
        @ForRule("PKM-R35")
        void searches_even_where_the_counters_are_its_end() {
            Scene scene = charging(spot(INCINEROAR).damaged(22))
                    .answer(DARKNESS_ENERGY)
                    .done();
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Incineroar-GX", "Darkness Energy");
        }

        @Test
        void finds_nothing_where_the_counters_are_kept_from_it() {
            Card shield = stadium("Shield", "ZZZ", "1")
                    .passive(Always.prevents(
                            Passive.Prevented.COUNTERS, Likes.Simply.ANY, Likes.Simply.ANY, Origin.ABILITY))
                    .build();
            Scene scene = table(spot(INCINEROAR)).stadium(shield, YOU).deck(YOU, DARKNESS_ENERGY);
            scene.use(scene.active(YOU), "Scar Charge");
            assertThat(scene.active(YOU).counters()).isZero();
            assertThat(scene.answers()).isEmpty();
        }

        @Test
        void does_130_and_discards_a_special_energy() {
            Scene scene = scene().active(YOU, spot(INCINEROAR).with(FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY))
                    .active(OPPONENT, spot(TANK).with(FIRE_ENERGY, DOUBLE))
                    .attack("Crushing Punch");
            if (!scene.answers().isEmpty()) {
                scene.answer(new Choice.OfAttached(scene.active(OPPONENT).id(), DOUBLE));
            }
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(13);
            assertThat(scene.discard(OPPONENT)).containsExactly("Double");
        }

        @Test
        void does_50_more_for_each_of_its_damage_counters() {
            Scene scene = table(spot(INCINEROAR).damaged(4).with(FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY))
                    .attack("Darkest Tornado-GX");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1 + 20);
            assertThat(scene.side(YOU).spent()).containsExactly("GX");
        }
    }
}
