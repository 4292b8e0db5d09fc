package dev.croupier.pokemon.sets.ex;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.SpecialCondition.PARALYZED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ExpeditionBaseSetTest {
    private static final Card MACHINE = card("EX", "144");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card DARKNESS_ENERGY = card("MEE", "7");
    private static final Card TOOL = tool("Charm", "ZZZ", "1").build();
    private static final Card NO_TOOLS = stadium("No Tools", "ZZZ", "2")
            .passive(new Passive.Silences(Hook.TOOL_SILENCED, Likes.Simply.ANY, Whens.always(), Array.empty(), false))
            .build();
    private static final Card NO_ITEMS = stadium("No Items", "ZZZ", "3")
            .passive(Always.cannotPlay(Passive.Forbidden.PLAY_ITEM, Passive.Who.EVERYBODY))
            .build();

    private static Scene table() {
        return scene().active(YOU, spot(GASTLY).with(DARKNESS_ENERGY))
                .active(OPPONENT, spot(GASTLY))
                .hand(YOU, MACHINE, TOOL);
    }

    private static PokemonAction attaching(Scene scene, Card card) {
        return new PokemonAction.AttachTool(YOU, card, scene.active(YOU).id());
    }

    private static Scene attached(Scene scene, Card card) {
        return scene.play(attaching(scene, card));
    }

    @Nested
    @OfCard("EX 144")
    class Multi_Technical_Machine_01 {

        @Test
        void lends_an_attack_that_paralyzes_and_is_discarded_as_the_turn_ends() {
            Scene scene = attached(table(), MACHINE).attack("Paralyzing Gaze");
            assertThat(scene.active(OPPONENT).conditions().has(PARALYZED)).isTrue();
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.active(YOU).tools()).isEmpty();
            assertThat(scene.discard(YOU)).containsExactly("Multi Technical Machine 01");
        }

        @Test
        void leaves_the_pokemon_its_own_attacks() {
            Scene scene = attached(table(), MACHINE).attack("Petty Grudge");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
        }

        @Test
        void is_discarded_without_an_attack_too() {
            assertThat(attached(table(), MACHINE).endTurn().discard(YOU)).containsExactly("Multi Technical Machine 01");
        }

        @Test
        void asks_for_its_energy() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(GASTLY))
                    .hand(YOU, MACHINE);
            assertThat(attached(scene, MACHINE).isLegal(new PokemonAction.UseAttack(YOU, "Paralyzing Gaze")))
                    .isFalse();
        }

        @Test
        void lends_it_to_its_own_pokemon_alone() {
            Scene scene = table().bench(YOU, spot(GASTLY));
            scene.play(new PokemonAction.AttachTool(
                    YOU, MACHINE, scene.bench(YOU, 0).id()));
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Paralyzing Gaze")))
                    .isFalse();
        }

        @Test
        void takes_no_room_from_a_tool_nor_does_a_tool_from_it() {
            Scene scene = attached(attached(table(), MACHINE), TOOL);
            assertThat(scene.active(YOU).tools().size()).isEqualTo(2);
            Scene other = attached(table(), TOOL);
            assertThat(other.isLegal(attaching(other, MACHINE))).isTrue();
        }

        @Test
        void is_no_tool_that_could_be_switched_off() {
            Scene scene = attached(table().stadium(NO_TOOLS, YOU), MACHINE);
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Paralyzing Gaze")))
                    .isTrue();
            assertThat(Likes.Simply.WITH_TOOL.accepts(
                            scene.state(), dev.croupier.pokemon.table.Scope.of(YOU, PokemonId.NONE), scene.active(YOU)))
                    .isFalse();
        }

        @Test
        void cannot_be_attached_where_no_items_can_be_played() {
            Scene scene = table().stadium(NO_ITEMS, YOU);
            assertThat(scene.isLegal(attaching(scene, MACHINE))).isFalse();
            assertThat(scene.isLegal(attaching(scene, TOOL))).isTrue();
        }
    }
}
