package dev.croupier.pokemon.sets.prc;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.table.SpecialCondition.POISONED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PrimalClashTest {
    private static final Card GROUDON = card("PRC", "85");
    private static final Card PRIMAL = card("PRC", "86");
    private static final Card LINK = card("PRC", "131");
    private static final Card CHARIZARD_LINK = card("EVO", "75");
    private static final Card LOST_WORLD = card("CL", "81");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card FIGHTING_ENERGY = card("MEE", "6");
    private static final Card WATER_ENERGY = card("MEE", "3");
    private static final Card SHOVE =
            item("Shove", "ZZZ", "4").does(Do.switchOut()).build();
    private static final Card GUST =
            supporter("Gust", "ZZZ", "1").does(Do.gust()).build();
    private static final Card HARM = item("Harm", "ZZZ", "2")
            .does(Do.putCounters(Those.everybodys(Where.IN_PLAY), 2))
            .build();
    private static final Card POISON_GAS = pokemon("Gas", "ZZZ", "3")
            .basic(60, PSYCHIC)
            .attack("Gas", "", after(Do.inflict(Those.defender(), POISONED)))
            .build();

    private static Choice attached(InPlay on, Card card) {
        return new Choice.OfAttached(on.id(), card);
    }

    private static int energy(InPlay pokemon) {
        return pokemon.energy().size();
    }

    private static Scene.Spot paid(Card... stack) {
        return spot(stack).with(FIGHTING_ENERGY, FIGHTING_ENERGY, FIGHTING_ENERGY, WATER_ENERGY);
    }

    @Nested
    @OfCard("PRC 85")
    class Groudon_EX {

        private static Scene clawing(boolean heads, Card... energy) {
            return scene().active(YOU, paid(GROUDON))
                    .active(OPPONENT, spot(TANK).with(energy))
                    .coins(heads)
                    .attack("Rip Claw");
        }

        @Test
        void discards_an_energy_of_the_defender_on_heads() {
            Scene scene = clawing(true, WATER_ENERGY, FIGHTING_ENERGY);
            scene.answer(attached(scene.active(OPPONENT), FIGHTING_ENERGY));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            assertThat(scene.discard(OPPONENT)).containsExactly("Fighting Energy");
        }

        @Test
        void discards_none_on_tails_or_where_there_is_none() {
            assertThat(energy(clawing(false, WATER_ENERGY).active(OPPONENT))).isEqualTo(1);
            assertThat(clawing(true).active(OPPONENT).counters()).isEqualTo(3);
        }

        @Test
        void does_130_with_massive_rend() {
            Scene scene = scene().active(YOU, paid(GROUDON))
                    .active(OPPONENT, spot(TANK))
                    .attack("Massive Rend");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(13);
        }
    }

    @Nested
    @OfCard("PRC 86")
    class Primal_Groudon_EX {

        private static Scene erupting() {
            return scene().active(YOU, paid(GROUDON, PRIMAL)).active(OPPONENT, spot(TANK));
        }

        @Test
        void does_100() {
            assertThat(erupting().attack("Gaia Volcano").active(OPPONENT).counters())
                    .isEqualTo(10);
        }

        @Test
        void does_100_more_with_a_stadium_which_is_discarded() {
            Scene scene = erupting().stadium(LOST_WORLD, OPPONENT).attack("Gaia Volcano");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(20);
            assertThat(scene.state().stadium()).isNull();
            assertThat(scene.discard(OPPONENT)).containsExactly("Lost World");
        }

        /** The opponent of Primal Groudon-EX plays; the barrier stands on YOUR side of the table. */
        private static Scene facing(Scene.Spot active, Scene.Spot... bench) {
            return scene().turn(4)
                    .active(YOU, active)
                    .bench(YOU, bench)
                    .active(OPPONENT, spot(POISON_GAS))
                    .hand(OPPONENT, GUST, SHOVE, HARM);
        }

        @Test
        @ForRule("PKM-R92")
        void is_not_touched_by_the_opponents_trainers() {
            Scene scene = facing(paid(GROUDON, PRIMAL), spot(TANK)).play(new PokemonAction.PlayTrainer(OPPONENT, HARM));
            assertThat(scene.active(YOU).counters()).isZero();
            assertThat(scene.bench(YOU, 0).counters()).isEqualTo(2);
        }

        @Test
        @ForRule("PKM-S8")
        void is_not_switched_in_by_them_though_they_may_be_played() {
            Scene scene = facing(spot(TANK), paid(GROUDON, PRIMAL)).play(new PokemonAction.PlayTrainer(OPPONENT, GUST));
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Tank");
            assertThat(scene.discard(OPPONENT)).containsExactly("Gust");
        }

        @Test
        @ForRule("PKM-S8")
        void is_not_switched_out_by_them_but_another_may_be_switched_in() {
            Scene out = facing(paid(GROUDON, PRIMAL), spot(TANK)).play(new PokemonAction.PlayTrainer(OPPONENT, SHOVE));
            out.answer(out.bench(YOU, 0));
            assertThat(out.active(YOU).name()).isEqualTo("Primal Groudon-EX");
            Scene in = facing(paid(GROUDON, PRIMAL), spot(TANK)).play(new PokemonAction.PlayTrainer(OPPONENT, GUST));
            in.answer(in.bench(YOU, 0));
            assertThat(in.active(YOU).name()).isEqualTo("Tank");
        }

        @Test
        void is_touched_by_its_own_players_trainers_and_by_attacks() {
            Scene own = scene().active(YOU, paid(GROUDON, PRIMAL))
                    .active(OPPONENT, spot(TANK))
                    .hand(YOU, HARM)
                    .playTrainer(HARM);
            assertThat(own.active(YOU).counters()).isEqualTo(2);
            Scene attacked = facing(paid(GROUDON, PRIMAL)).play(new PokemonAction.UseAttack(OPPONENT, "Gas"));
            assertThat(attacked.active(YOU).conditions().has(POISONED)).isTrue();
        }
    }

    @Nested
    @OfCard("PRC 131")
    @ForRule("PKM-KIND-7")
    class Groudon_Spirit_Link {

        private static Seat onTurnAfterEvolving(Card tool) {
            Scene scene = scene().active(YOU, spot(GROUDON).with(tool))
                    .active(OPPONENT, spot(TANK))
                    .hand(YOU, PRIMAL);
            scene.play(new PokemonAction.Evolve(YOU, PRIMAL, scene.active(YOU).id()));
            return scene.game().turn(scene.state()).toAct().head();
        }

        @Test
        void keeps_the_turn_from_ending() {
            assertThat(onTurnAfterEvolving(LINK)).isEqualTo(YOU);
        }

        @Test
        void is_needed_and_no_other_link_will_do() {
            assertThat(onTurnAfterEvolving(CHARIZARD_LINK)).isEqualTo(OPPONENT);
        }
    }
}
