package dev.croupier.pokemon.checkup;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.card.Write.after;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.rules.CheckupOrderChooser;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

class CheckupTest {
    private static Scene with(SpecialCondition... conditions) {
        Scene.Spot spot = spot(PUP);
        for (SpecialCondition condition : conditions) {
            spot = spot.having(condition);
        }
        return scene().active(YOU, spot(KIT)).active(OPPONENT, spot);
    }

    @Test
    @ForRule({"PKM-CHECK-1", "PKM-CHECK-2", "PKM-S41", "PKM-Q30"})
    void poison_then_burn_and_its_flip_then_sleep_and_its_flip() {
        Scene scene = with(SpecialCondition.POISONED, SpecialCondition.BURNED, SpecialCondition.ASLEEP)
                .coins(true, false)
                .endTurn();
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.POISONED))
                .isTrue();
        assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.BURNED))
                .isFalse();
        assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.ASLEEP))
                .isTrue();
    }

    @Test
    @ForRule({"PKM-CHECK-2", "PKM-R57", "PKM-Q32"})
    void paralysis_lasts_over_its_owners_next_turn() {
        Card binder = basic("Binder", 60, EnergyType.FIRE)
                .attack("Bind", "", after(Do.inflict(Those.defender(), SpecialCondition.PARALYZED)))
                .build();
        Scene scene = scene().active(YOU, spot(binder))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(KIT))
                .attack("Bind");
        assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.PARALYZED))
                .isTrue();
        assertThat(scene.isLegal(new PokemonAction.UseAttack(OPPONENT, "Lick"))).isFalse();
        assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isFalse();
        scene.endTurn();
        assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
    }

    @Test
    @ForRule({"PKM-CHECK-3", "PKM-CHECK-4", "PKM-Q30"})
    void only_the_active_pokemon_has_conditions_and_three_of_them_replace_one_another() {
        Card hexer = basic("Hexer", 60, EnergyType.FIRE)
                .attack(
                        "Hex",
                        "",
                        after(
                                Do.inflict(Those.theirs(Where.IN_PLAY), SpecialCondition.ASLEEP),
                                Do.inflict(Those.defender(), SpecialCondition.POISONED),
                                Do.inflict(Those.defender(), SpecialCondition.CONFUSED)))
                .build();
        Scene scene = scene().active(YOU, spot(hexer))
                .active(OPPONENT, spot(BEAR_EX))
                .bench(OPPONENT, spot(PUP))
                .attack("Hex");
        assertThat(scene.bench(OPPONENT, 0).conditions().isNone()).isTrue();
        assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.ASLEEP))
                .isFalse();
        assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.CONFUSED))
                .isTrue();
        assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.POISONED))
                .isTrue();
    }

    @Test
    @ForRule({"PKM-CHECK-4", "PKM-R59"})
    void of_two_poisons_the_later_one_counts() {
        Card viper = basic("Viper", 60, EnergyType.FIRE)
                .attack(
                        "Sting",
                        "",
                        after(
                                new Harm.Inflict(SpecialCondition.POISONED, Those.defender(), 3),
                                Do.inflict(Those.defender(), SpecialCondition.POISONED)))
                .build();
        Scene scene =
                scene().active(YOU, spot(viper)).active(OPPONENT, spot(PUP)).attack("Sting");
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
    }

    @Test
    @ForRule({"PKM-CHECK-1", "PKM-Q20", "PKM-R55"})
    void poison_knocks_out_both_at_once_and_who_goes_next_chooses_first() {
        Scene scene = scene().active(YOU, spot(KIT).damaged(5).having(SpecialCondition.POISONED))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP).damaged(9).having(SpecialCondition.POISONED))
                .bench(OPPONENT, spot(KIT))
                .endTurn();
        scene.answer(new Choice.OfPrize(YOU, 0)).answer(new Choice.OfPrize(OPPONENT, 0));
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        scene.answer(scene.bench(OPPONENT, 0)).answer(scene.bench(YOU, 0));
        assertThat(scene.active(OPPONENT).name()).isEqualTo("Kit");
        assertThat(scene.state().turn().number()).isEqualTo(4);
    }

    private static Card healer() {
        return basic("Healer", 60, EnergyType.FIRE)
                .ability(
                        "Soothe",
                        Always.trigger(Hook.CHECKUP, Likes.Simply.SELF, Do.heal(Those.yours(Where.ACTIVE), 10)))
                .build();
    }

    @Test
    @ForOption("checkupOrderChooser=NEXT_TURN_PLAYER")
    @ForRule({"PKM-CHECK-1", "PKM-R54"})
    void the_player_whose_turn_is_next_orders_what_happens_besides_and_healing_may_save() {
        Scene scene = scene().active(YOU, spot(KIT).damaged(5).having(SpecialCondition.POISONED))
                .bench(YOU, spot(healer()))
                .active(OPPONENT, spot(PUP))
                .endTurn();
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        assertThat(scene.answers()).hasSize(2);
        scene.answer(new Choice.OfOption(1, "Special Conditions"));
        assertThat(scene.active(YOU).counters()).isEqualTo(5);
        assertThat(scene.active(YOU).name()).isEqualTo("Kit");
        assertThat(scene.state().turn().number()).isEqualTo(4);
    }

    @Test
    @ForOption("checkupOrderChooser=AFFECTED_OWNER")
    @ForRule("PKM-CHECK-1")
    void the_owner_of_the_affected_pokemon_orders_it_where_the_options_say_so() {
        Scene scene = scene().rules(PokemonRules.seed().withCheckupOrderChooser(CheckupOrderChooser.AFFECTED_OWNER))
                .active(YOU, spot(PUP).damaged(1).having(SpecialCondition.POISONED))
                .bench(YOU, spot(healer()))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(healer()))
                .endTurn();
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        scene.answer(scene.answers().head());
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        scene.answer(scene.answers().head());
        assertThat(scene.active(YOU).counters()).isEqualTo(1);
        assertThat(scene.state().turn().number()).isEqualTo(4);
    }

    @Test
    @ForRule({"PKM-Q29", "PKM-R47"})
    void a_knock_out_in_a_checkup_is_none_in_the_opponents_turn() {
        Card avenger = Write.item("Avenger", "TST", "Avenger")
                .when(Whens.ownKnockedOutLastTurn())
                .does(Do.draw(1))
                .build();
        Scene checkup = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP).damaged(9).having(SpecialCondition.POISONED))
                .bench(OPPONENT, spot(PUP))
                .hand(OPPONENT, avenger)
                .endTurn();
        checkup.answer(new Choice.OfPrize(YOU, 0)).answer(checkup.bench(OPPONENT, 0));
        assertThat(checkup.isLegal(new PokemonAction.PlayTrainer(OPPONENT, avenger)))
                .isFalse();
        Scene turn = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP).damaged(9))
                .bench(OPPONENT, spot(PUP))
                .hand(OPPONENT, avenger)
                .attack("Bite");
        turn.answer(new Choice.OfPrize(YOU, 0)).answer(turn.bench(OPPONENT, 0));
        assertThat(turn.isLegal(new PokemonAction.PlayTrainer(OPPONENT, avenger)))
                .isTrue();
    }
}
