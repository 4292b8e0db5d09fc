package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MegaEvolutionGrassTest {
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card MEGA_KANGASKHAN_EX = PokemonCards.card("MEG", "104");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card YVELTAL = PokemonCards.card("MEG", "88");
    private static final Card MEGA_VENUSAUR_EX = PokemonCards.card("MEG", "3");
    private static final Card BULBASAUR = PokemonCards.card("MEG", "1");
    private static final Card BAYLEEF = PokemonCards.card("MEG", "9");
    private static final Card MEGANIUM = PokemonCards.card("MEG", "10");
    private static final Card IVYSAUR = PokemonCards.card("MEG", "2");
    private static final Card GRASS = PokemonCards.card("MEE", "1");
    private static final Card FIRE = PokemonCards.card("MEE", "2");

    @Nested
    @OfCard("MEG 1")
    class Of_Bulbasaur {
        @Test
        void keeps_the_defender_from_retreating_in_its_next_turn() {
            Scene scene = scene().active(YOU, spot(BULBASAUR).with(GRASS))
                    .active(OPPONENT, spot(YVELTAL))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Bind Down");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isFalse();
            assertThat(scene.refusals(new PokemonAction.Retreat(OPPONENT))).containsExactly("PKM-Q45");
        }

        @Test
        void lets_it_retreat_again_in_the_turn_after() {
            Scene scene = scene().active(YOU, spot(BULBASAUR).with(GRASS))
                    .active(OPPONENT, spot(YVELTAL))
                    .bench(OPPONENT, spot(RALTS))
                    .attack("Bind Down")
                    .endTurn()
                    .endTurn();
            assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isTrue();
        }
    }

    @Nested
    @OfCard("MEG 3")
    class Of_Mega_Venusaur_ex {
        @Test
        void moves_grass_energy_again_and_again() {
            Scene scene = scene().active(YOU, spot(MEGA_VENUSAUR_EX).with(GRASS, GRASS, FIRE))
                    .bench(YOU, spot(RALTS));
            scene.use(scene.active(YOU), "Solar Transfer");
            assertThat(scene.answers()).containsExactly(attached(scene.active(YOU), GRASS));
            scene.answer(attached(scene.active(YOU), GRASS));
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfPokemon(scene.bench(YOU, 0).id()));
            scene.answer(scene.bench(YOU, 0));
            scene.use(scene.active(YOU), "Solar Transfer")
                    .answer(attached(scene.active(YOU), GRASS))
                    .answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactly(FIRE);
            assertThat(scene.bench(YOU, 0).energy().map(Placed::card)).containsExactly(GRASS, GRASS);
        }

        @Test
        void cannot_move_anything_where_it_is_alone_or_without_grass() {
            Scene alone = scene().active(YOU, spot(MEGA_VENUSAUR_EX).with(GRASS));
            assertThat(alone.isLegal(
                            new PokemonAction.UseAbility(YOU, alone.active(YOU).id(), "Solar Transfer")))
                    .isFalse();
            Scene without =
                    scene().active(YOU, spot(MEGA_VENUSAUR_EX).with(FIRE)).bench(YOU, spot(RALTS));
            assertThat(without.isLegal(new PokemonAction.UseAbility(
                            YOU, without.active(YOU).id(), "Solar Transfer")))
                    .isFalse();
        }

        @Test
        void heals_itself_after_its_attack() {
            Scene scene = scene().active(
                            YOU,
                            spot(MEGA_VENUSAUR_EX)
                                    .with(GRASS, GRASS, GRASS, GRASS)
                                    .damaged(5))
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX))
                    .attack("Jungle Dump");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(24);
            assertThat(scene.active(YOU).counters()).isEqualTo(2);
        }
    }

    @Nested
    @OfCard("MEG 9")
    class Of_Bayleef {
        @Test
        void has_the_opponent_choose_another_active_pokemon() {
            Scene scene = scene().active(YOU, spot(BAYLEEF).with(GRASS, FIRE))
                    .active(OPPONENT, spot(RALTS))
                    .bench(OPPONENT, spot(MAKUHITA), spot(RIOLU))
                    .attack("Push Down");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
            Asking asking =
                    (Asking) java.util.Objects.requireNonNull(scene.state().pending());
            assertThat(asking.prompt(scene.state(), OPPONENT).english())
                    .isEqualTo("choose one of your Benched Pokémon");
            scene.answer(scene.bench(OPPONENT, 1));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Riolu");
            assertThat(scene.bench(OPPONENT, 1).name()).isEqualTo("Ralts");
            assertThat(scene.bench(OPPONENT, 1).counters()).isEqualTo(5);
        }

        @Test
        void switches_nothing_where_there_is_no_bench() {
            Scene scene = scene().active(YOU, spot(BAYLEEF).with(GRASS, FIRE))
                    .active(OPPONENT, spot(RALTS))
                    .attack("Push Down");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
            assertThat(scene.answers()).isEmpty();
        }
    }

    @Nested
    @OfCard("MEG 10")
    class Of_Meganium {
        @Test
        void has_each_grass_energy_of_its_player_count_twice() {
            Scene scene = scene().active(YOU, spot(MEGANIUM).with(GRASS, GRASS))
                    .active(OPPONENT, spot(MEGA_KANGASKHAN_EX))
                    .attack("Solar Beam");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(14);
        }

        @Test
        void does_so_for_others_from_the_bench_and_only_for_grass() {
            Scene scene = scene().active(YOU, spot(IVYSAUR).with(GRASS))
                    .bench(YOU, spot(MEGANIUM))
                    .active(OPPONENT, spot(RALTS));
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Razor Leaf")))
                    .isTrue();
            Scene fire = scene().active(YOU, spot(MEGANIUM).with(FIRE, GRASS)).active(OPPONENT, spot(RALTS));
            assertThat(fire.isLegal(new PokemonAction.UseAttack(YOU, "Solar Beam")))
                    .isFalse();
        }

        @Test
        @ForRule("PKM-R7")
        void does_not_count_for_the_opponent_and_not_twice() {
            Scene theirs = scene().active(YOU, spot(IVYSAUR).with(GRASS)).active(OPPONENT, spot(MEGANIUM));
            assertThat(theirs.isLegal(new PokemonAction.UseAttack(YOU, "Razor Leaf")))
                    .isFalse();
            Scene two = scene().active(YOU, spot(MEGANIUM).with(GRASS))
                    .bench(YOU, spot(MEGANIUM))
                    .active(OPPONENT, spot(RALTS));
            assertThat(two.isLegal(new PokemonAction.UseAttack(YOU, "Solar Beam")))
                    .isFalse();
        }
    }

    private static Choice attached(InPlay pokemon, Card card) {
        return new Choice.OfAttached(pokemon.id(), card);
    }
}
