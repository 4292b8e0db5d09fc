package dev.croupier.pokemon.kind;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class CardKindsTest {

    @Test
    @ForRule({"PKM-KIND-4", "PKM-KIND-9", "PKM-KIND-11"})
    void vmax_and_vstar_are_pokemon_v_and_labels_are_asked_for() {
        assertThat(Write.pokemon("Big VMAX", "TST", "1")
                        .vmax("Big V", 300, EnergyType.FIRE)
                        .build()
                        .tags()
                        .has(Tag.V))
                .isTrue();
        assertThat(Write.pokemon("Big VSTAR", "TST", "1")
                        .vstar("Big V", 300, EnergyType.FIRE)
                        .build()
                        .tags()
                        .has(Tag.V))
                .isTrue();
        assertThat(Kinds.tagged(Tag.ANCIENT)
                        .accepts(basic("Old", 60, EnergyType.FIRE).ancient().build()))
                .isTrue();
        assertThat(Kinds.tagged(Tag.FUTURE)
                        .accepts(basic("Old", 60, EnergyType.FIRE).ancient().build()))
                .isFalse();
        assertThat(Kinds.tagged(Tag.ACE_SPEC)
                        .accepts(Write.item("Ace", "TST", "1").aceSpec().build()))
                .isTrue();
    }

    @Test
    @ForRule("PKM-KIND-13")
    void a_region_is_part_of_the_name_that_a_pokemon_evolves_from() {
        Card young = basic("Paldean Mud", 60, EnergyType.FIRE).build();
        Card other = basic("Mud", 60, EnergyType.FIRE).build();
        Card grown = Write.pokemon("Paldean Mire", "TST", "2")
                .stage1("Paldean Mud", 100, EnergyType.FIRE)
                .build();
        Scene scene = scene().active(YOU, spot(young))
                .bench(YOU, spot(other))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, grown);
        assertThat(scene.isLegal(
                        new PokemonAction.Evolve(YOU, grown, scene.active(YOU).id())))
                .isTrue();
        assertThat(scene.refusals(
                        new PokemonAction.Evolve(YOU, grown, scene.bench(YOU, 0).id())))
                .containsExactly("PKM-TURN-5");
    }

    @Test
    @ForRule({"PKM-KIND-14", "PKM-R96"})
    void whether_a_pokemon_has_a_rule_box_follows_from_its_kind() {
        Array<Card> boxed = Array.of(
                basic("A", 60, EnergyType.FIRE).ex().build(),
                basic("B", 60, EnergyType.FIRE).upperEx().build(),
                basic("C", 60, EnergyType.FIRE).gx().build(),
                basic("D", 60, EnergyType.FIRE).tagTeam().build(),
                basic("E", 60, EnergyType.FIRE).v().build(),
                Write.pokemon("F", "TST", "1").vmax("E", 60, EnergyType.FIRE).build(),
                Write.pokemon("G", "TST", "1").vstar("E", 60, EnergyType.FIRE).build(),
                Write.pokemon("H", "TST", "1").vUnion(60, EnergyType.FIRE).build(),
                basic("I", 60, EnergyType.FIRE).radiant().build(),
                basic("J", 60, EnergyType.FIRE).prismStar().build());
        assertThat(boxed).allMatch(Kinds.Simply.RULE_BOX::accepts);
        assertThat(Kinds.Simply.RULE_BOX.accepts(KIT)).isFalse();
        assertThat(Kinds.Simply.RULE_BOX.accepts(
                        basic("K", 60, EnergyType.FIRE).ancient().build()))
                .isFalse();
    }

    @Test
    @ForRule("PKM-KIND-15")
    void there_are_eleven_types() {
        assertThat(EnergyType.values()).hasSize(11);
    }
}
