package dev.croupier.pokemon.sets.evo;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class EvolutionsTest {
    private static final Card LINK = card("EVO", "75");
    private static final Card GROUDON_LINK = card("PRC", "131");
    private static final Card CHARIZARD = card("FLF", "12");
    private static final Card MEGA = card("FLF", "13");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card NO_TOOLS = stadium("No Tools", "ZZZ", "2")
            .passive(new Passive.Silences(Hook.TOOL_SILENCED, Likes.Simply.ANY, Whens.always(), Array.empty(), false))
            .build();

    private static Scene evolving(Scene scene) {
        return scene.play(new PokemonAction.Evolve(YOU, MEGA, scene.active(YOU).id()));
    }

    private static Scene linked(Card tool) {
        return scene().active(YOU, spot(CHARIZARD).with(tool))
                .active(OPPONENT, spot(TANK))
                .hand(YOU, MEGA);
    }

    private static Seat onTurn(Scene scene) {
        return scene.game().turn(scene.state()).toAct().head();
    }

    @Nested
    @OfCard("EVO 75")
    @ForRule("PKM-KIND-7")
    class Charizard_Spirit_Link {

        @Test
        void keeps_the_turn_from_ending() {
            Scene scene = evolving(linked(LINK));
            assertThat(scene.active(YOU).name()).isEqualTo("M Charizard-EX");
            assertThat(onTurn(scene)).isEqualTo(YOU);
        }

        @Test
        void is_of_no_use_on_another_pokemon() {
            Scene scene =
                    evolving(linked(GROUDON_LINK).bench(YOU, spot(CHARIZARD).with(LINK)));
            assertThat(onTurn(scene)).isEqualTo(OPPONENT);
        }

        @Test
        void is_of_no_use_where_tools_have_no_effect() {
            assertThat(onTurn(evolving(linked(LINK).stadium(NO_TOOLS, YOU)))).isEqualTo(OPPONENT);
        }
    }
}
