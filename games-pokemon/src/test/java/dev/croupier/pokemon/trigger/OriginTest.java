package dev.croupier.pokemon.trigger;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.tool;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OriginTest {
    private static final Passive STINGS = Always.retaliates(Likes.Simply.SELF, Do.putCounters(Those.attacker(), 2));
    private static final Card BY_ABILITY = basic("Bee", 100, EnergyType.GRASS)
            .ability("Sting", STINGS)
            .attack("Rest", "")
            .build();
    private static final Card BY_TOOL = tool("Spikes").passive(STINGS).build();
    private static final Card BY_ENERGY = Write.specialEnergy("Thorns", "TST", "Thorns")
            .provides(EnergyType.COLORLESS)
            .passive(STINGS)
            .build();

    private static Card shielded(Origin... from) {
        return basic("Shielded", 100, EnergyType.WATER)
                .attack("Lick", "", 30)
                .passive(Always.prevents(Passive.Prevented.EFFECTS, Likes.Simply.SELF, Likes.Simply.ANY, from))
                .build();
    }

    private static int counters(Card attacker, Scene.Spot defender) {
        return scene().active(YOU, spot(attacker))
                .active(OPPONENT, defender)
                .attack("Lick")
                .active(YOU)
                .counters();
    }

    /** What keeps effects of one kind of text from a Pokémon asks which kind the text is that was set off. */
    @Nested
    class What_a_text_sets_off {
        @Test
        @ForRule({"PKM-R92", "PKM-Q16"})
        void is_of_the_kind_of_the_card_that_it_stands_on() {
            Card fromTools = shielded(Origin.TOOL);
            assertThat(counters(fromTools, spot(PUP).with(BY_TOOL))).isZero();
            assertThat(counters(fromTools, spot(PUP).with(BY_ENERGY))).isEqualTo(2);
            assertThat(counters(fromTools, spot(BY_ABILITY))).isEqualTo(2);
            Card fromEnergy = shielded(Origin.ENERGY);
            assertThat(counters(fromEnergy, spot(PUP).with(BY_TOOL))).isEqualTo(2);
            assertThat(counters(fromEnergy, spot(PUP).with(BY_ENERGY))).isZero();
            Card fromAbilities = shielded(Origin.ABILITY);
            assertThat(counters(fromAbilities, spot(PUP).with(BY_TOOL))).isEqualTo(2);
            assertThat(counters(fromAbilities, spot(BY_ABILITY))).isZero();
        }

        @Test
        @ForRule("PKM-R92")
        void of_a_tool_is_no_item_or_supporter() {
            Card fromTrainers = shielded(Origin.TRAINER);
            assertThat(counters(fromTrainers, spot(PUP).with(BY_TOOL))).isEqualTo(2);
        }
    }
}
