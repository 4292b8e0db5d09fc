package dev.croupier.pokemon.turn;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.DOUBLE;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.WYRM;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.stadium;
import static dev.croupier.pokemon.TestCards.supporter;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.use;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.rules.FirstTurnEvolution;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.rules.UpToMinimum;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TurnTest {
    private static final PokemonAction RETREAT = new PokemonAction.Retreat(YOU);

    private static Scene table() {
        return scene().active(YOU, spot(KIT)).active(OPPONENT, spot(PUP));
    }

    @Test
    @ForRule({"PKM-TURN-1", "PKM-WIN-3"})
    void a_turn_begins_with_a_draw_and_who_cannot_loses() {
        assertThat(table().endTurn().side(OPPONENT).hand().size()).isEqualTo(1);
        Scene over = table().deck(OPPONENT, new Card[0]).endTurn();
        assertThat(over.game().outcome(over.state()).get().isWinner(YOU)).isTrue();
        assertThat(requireNonNull(over.state().outcome()).reason().key()).isEqualTo(PokemonMessage.ENDED_DECK_OUT);
    }

    @Test
    @ForRule({"PKM-TURN-2", "PKM-ATK-17", "PKM-R27"})
    void an_attack_ends_the_turn_though_it_does_nothing_and_a_turn_may_end_without_one() {
        Card idle = basic("Idle", 60, EnergyType.FIRE).attack("Yawn", "").build();
        Scene attacked =
                scene().active(YOU, spot(idle)).active(OPPONENT, spot(PUP)).attack("Yawn");
        assertThat(attacked.game().turn(attacked.state()).toAct()).containsExactly(OPPONENT);
        assertThat(attacked.active(OPPONENT).counters()).isZero();
        Scene ended = table().endTurn();
        assertThat(ended.game().turn(ended.state()).toAct()).containsExactly(OPPONENT);
    }

    @Test
    @ForOption({"firstTurnAttack=false", "firstTurnAttack=true"})
    @ForRule("PKM-TURN-3")
    void in_the_first_turn_there_is_neither_an_attack_nor_a_supporter_unless_the_options_say_so() {
        Card clerk = supporter("Clerk", Do.draw(1));
        Scene first = table().turn(1).hand(YOU, clerk);
        assertThat(first.refusals(new PokemonAction.UseAttack(YOU, "Bite"))).containsExactly("PKM-TURN-3");
        assertThat(first.refusals(new PokemonAction.PlayTrainer(YOU, clerk))).containsExactly("PKM-TURN-3");
        Scene free = table().turn(1).hand(YOU, clerk).rules(PokemonRules.seed().withFirstTurnAttack(true));
        assertThat(free.isLegal(new PokemonAction.UseAttack(YOU, "Bite"))).isTrue();
        assertThat(free.isLegal(new PokemonAction.PlayTrainer(YOU, clerk))).isTrue();
        Scene second = scene().turn(2).active(YOU, spot(PUP)).active(OPPONENT, spot(KIT));
        assertThat(second.isLegal(new PokemonAction.UseAttack(OPPONENT, "Bite")))
                .isTrue();
    }

    @Test
    @ForRule({"PKM-TURN-4", "PKM-ZONE-2"})
    void basic_pokemon_are_benched_while_there_is_room() {
        Scene scene = table().hand(YOU, KIT, PUP, FOX).bench(YOU, spot(PUP), spot(PUP), spot(PUP));
        scene.play(new PokemonAction.PlayBasic(YOU, KIT)).play(new PokemonAction.PlayBasic(YOU, PUP));
        assertThat(scene.side(YOU).bench()).hasSize(5);
        Scene full = table().hand(YOU, KIT, FOX).bench(YOU, spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(PUP));
        assertThat(full.refusals(new PokemonAction.PlayBasic(YOU, KIT))).containsExactly("PKM-ZONE-2");
        assertThat(full.refusals(new PokemonAction.PlayBasic(YOU, FOX))).containsExactly("PKM-TURN-4");
    }

    @Test
    @ForRule({"PKM-TURN-5", "PKM-S28"})
    void a_pokemon_evolves_from_the_one_that_the_card_names_and_not_in_the_turn_that_it_came_or_evolved_in() {
        Scene scene = table().hand(YOU, FOX, WYRM).bench(YOU, spot(KIT).isNew(), spot(PUP));
        assertThat(scene.refusals(
                        new PokemonAction.Evolve(YOU, FOX, scene.bench(YOU, 0).id())))
                .containsExactly("PKM-TURN-5");
        assertThat(scene.refusals(
                        new PokemonAction.Evolve(YOU, FOX, scene.bench(YOU, 1).id())))
                .containsExactly("PKM-TURN-5");
        scene.play(new PokemonAction.Evolve(YOU, FOX, scene.active(YOU).id()));
        assertThat(scene.active(YOU).name()).isEqualTo("Fox");
        assertThat(scene.refusals(
                        new PokemonAction.Evolve(YOU, WYRM, scene.active(YOU).id())))
                .containsExactly("PKM-TURN-5");
    }

    @ParameterizedTest
    @EnumSource(FirstTurnEvolution.class)
    @ForOption({
        "firstTurnEvolution=BLOCK_OWN_FIRST_TURN",
        "firstTurnEvolution=BLOCK_OPENING_TURN_ONLY",
        "firstTurnEvolution=ALLOW"
    })
    @ForRule({"PKM-TURN-5", "PKM-S28"})
    void whether_a_first_turn_has_evolution_the_options_say(FirstTurnEvolution option) {
        PokemonRules rules = PokemonRules.seed().withFirstTurnEvolution(option);
        Scene first = table().turn(1).rules(rules).hand(YOU, FOX);
        assertThat(first.isLegal(
                        new PokemonAction.Evolve(YOU, FOX, first.active(YOU).id())))
                .isEqualTo(option == FirstTurnEvolution.ALLOW);
        Scene second = scene().turn(2)
                .rules(rules)
                .hand(OPPONENT, FOX)
                .active(YOU, spot(PUP))
                .active(OPPONENT, spot(KIT));
        assertThat(second.isLegal(new PokemonAction.Evolve(
                        OPPONENT, FOX, second.active(OPPONENT).id())))
                .isEqualTo(option != FirstTurnEvolution.BLOCK_OWN_FIRST_TURN);
        Scene third = table().rules(rules).hand(YOU, FOX);
        assertThat(third.isLegal(
                        new PokemonAction.Evolve(YOU, FOX, third.active(YOU).id())))
                .isTrue();
    }

    @Test
    @ForRule({"PKM-TURN-6", "PKM-R80", "PKM-Q33", "PKM-S24", "PKM-R60"})
    void evolving_keeps_cards_and_damage_and_ends_conditions() {
        Card hat = tool("Hat").build();
        Scene scene = scene().active(YOU, spot(KIT).with(FIRE, hat).damaged(3).having(SpecialCondition.POISONED))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, FOX);
        scene.play(new PokemonAction.Evolve(YOU, FOX, scene.active(YOU).id()));
        InPlay fox = scene.active(YOU);
        assertThat(fox.counters()).isEqualTo(3);
        assertThat(fox.energy()).hasSize(1);
        assertThat(fox.tools()).hasSize(1);
        assertThat(fox.stack()).hasSize(2);
        assertThat(fox.conditions().isNone()).isTrue();
        assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Blaze"))).isTrue();
        assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Bite"))).isFalse();
    }

    @Test
    @ForRule("PKM-TURN-7")
    void one_energy_a_turn_is_attached_to_any_own_pokemon() {
        Scene scene = table().hand(YOU, FIRE, WATER).bench(YOU, spot(PUP));
        scene.play(new PokemonAction.AttachEnergy(YOU, FIRE, scene.bench(YOU, 0).id()));
        assertThat(scene.bench(YOU, 0).energy()).hasSize(1);
        assertThat(scene.refusals(new PokemonAction.AttachEnergy(
                        YOU, WATER, scene.active(YOU).id())))
                .containsExactly("PKM-TURN-7");
    }

    @Test
    @ForRule({"PKM-TURN-8", "PKM-R94"})
    void items_and_tools_are_many_a_supporter_and_a_stadium_one() {
        Card drink = item("Drink", Do.draw(1));
        Card clerk = supporter("Clerk", Do.draw(1));
        Card hat = tool("Hat").build();
        Card park = stadium("Park").build();
        Card pond = stadium("Pond").build();
        Scene scene = table().hand(YOU, drink, drink, clerk, clerk, hat, hat, park, pond)
                .stadium(pond, OPPONENT);
        scene.playTrainer(drink).playTrainer(drink).playTrainer(clerk);
        assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, clerk))).containsExactly("PKM-TURN-8");
        scene.play(new PokemonAction.AttachTool(YOU, hat, scene.active(YOU).id()));
        assertThat(scene.refusals(
                        new PokemonAction.AttachTool(YOU, hat, scene.active(YOU).id())))
                .containsExactly("PKM-TURN-8");
        assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, pond))).containsExactly("PKM-TURN-8");
        scene.playTrainer(park);
        assertThat(scene.discard(OPPONENT)).containsExactly("Pond");
        assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, pond))).containsExactly("PKM-TURN-8");
    }

    @Test
    @ForRule({"PKM-TURN-9", "PKM-TURN-10", "PKM-TURN-11", "PKM-Q35"})
    void a_confused_poisoned_pokemon_retreats_once_for_its_cost_and_loses_its_conditions() {
        Scene scene = scene().active(
                        YOU,
                        spot(KIT)
                                .with(FIRE, WATER)
                                .damaged(2)
                                .having(SpecialCondition.CONFUSED)
                                .having(SpecialCondition.POISONED))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(BEAR_EX));
        scene.play(RETREAT)
                .answer(new Choice.OfAttached(scene.active(YOU).id(), WATER))
                .answer(scene.bench(YOU, 0));
        assertThat(scene.active(YOU).name()).isEqualTo("Pup");
        assertThat(scene.bench(YOU, 0).conditions().isNone()).isTrue();
        assertThat(scene.bench(YOU, 0).counters()).isEqualTo(2);
        assertThat(scene.bench(YOU, 0).energy()).hasSize(1);
        assertThat(scene.discard(YOU)).containsExactly("Water Energy");
        assertThat(scene.refusals(RETREAT)).contains("PKM-TURN-9");
        scene.attack("Lick");
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
    }

    @Test
    @ForRule({"PKM-TURN-9", "PKM-CHECK-5", "PKM-S30", "PKM-Q35"})
    void who_is_asleep_or_paralyzed_or_has_no_bench_or_no_energy_does_not_retreat_but_a_full_bench_is_no_obstacle() {
        Scene asleep = scene().active(YOU, spot(PUP).having(SpecialCondition.ASLEEP))
                .bench(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP));
        assertThat(asleep.refusals(RETREAT)).containsExactly("PKM-CHECK-5");
        assertThat(asleep.refusals(new PokemonAction.UseAttack(YOU, "Lick"))).containsExactly("PKM-CHECK-5");
        Scene paralyzed = scene().active(YOU, spot(PUP).having(SpecialCondition.PARALYZED))
                .bench(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP));
        assertThat(paralyzed.refusals(RETREAT)).containsExactly("PKM-CHECK-5");
        assertThat(scene().active(YOU, spot(PUP)).active(OPPONENT, spot(PUP)).refusals(RETREAT))
                .containsExactly("PKM-TURN-9");
        assertThat(table().bench(YOU, spot(PUP)).refusals(RETREAT)).containsExactly("PKM-TURN-9");
        Scene full = scene().active(YOU, spot(PUP))
                .bench(YOU, spot(KIT), spot(KIT), spot(KIT), spot(KIT), spot(KIT))
                .active(OPPONENT, spot(PUP));
        full.play(RETREAT).answer(full.bench(YOU, 2));
        assertThat(full.side(YOU).bench()).hasSize(5);
        assertThat(full.bench(YOU, 2).name()).isEqualTo("Pup");
    }

    @Test
    @ForRule({"PKM-TURN-9", "PKM-R71", "PKM-R72"})
    void a_double_energy_pays_one_or_two_as_the_payer_says() {
        Scene two = scene().active(YOU, spot(FOX).with(DOUBLE, DOUBLE))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP));
        Choice one = new Choice.OfAttached(two.active(YOU).id(), DOUBLE);
        two.play(RETREAT).answer(one);
        assertThat(two.answers()).containsExactly(one, new Choice.Done());
        two.answer(one).answer(two.bench(YOU, 0));
        assertThat(two.discard(YOU)).hasSize(2);
        Scene alone = scene().active(YOU, spot(FOX).with(DOUBLE, FIRE))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP));
        alone.play(RETREAT)
                .answer(new Choice.OfAttached(alone.active(YOU).id(), DOUBLE))
                .done()
                .answer(alone.bench(YOU, 0));
        assertThat(alone.discard(YOU)).containsExactly("Test Double Energy");
    }

    @Test
    @ForRule({"PKM-TURN-12", "PKM-S34", "PKM-R64"})
    void an_ability_is_used_from_the_bench_as_often_as_it_says_and_is_no_attack() {
        Card often = basic("Often", 60, EnergyType.FIRE)
                .ability("Give", use(Activation.Limit.UNLIMITED).does(Do.draw(1)))
                .build();
        Card once = basic("Once", 60, EnergyType.FIRE)
                .ability("Take", use(Activation.Limit.POKEMON_TURN).does(Do.draw(1)))
                .build();
        Scene scene = scene().active(YOU, spot(often))
                .bench(YOU, spot(once), spot(once))
                .active(OPPONENT, spot(PUP))
                .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE);
        scene.use(scene.active(YOU), "Give").use(scene.active(YOU), "Give").use(scene.bench(YOU, 0), "Take");
        assertThat(scene.side(YOU).hand().size()).isEqualTo(3);
        assertThat(scene.refusals(
                        new PokemonAction.UseAbility(YOU, scene.bench(YOU, 0).id(), "Take")))
                .containsExactly("PKM-R64");
        scene.use(scene.bench(YOU, 1), "Take").endTurn().endTurn();
        assertThat(scene.isLegal(
                        new PokemonAction.UseAbility(YOU, scene.bench(YOU, 0).id(), "Take")))
                .isTrue();
    }

    @Test
    @ForRule("PKM-TURN-13")
    void a_stadium_offers_its_use_once_in_each_players_turn() {
        Card park = stadium("Park")
                .use(use(Activation.Limit.POKEMON_TURN).does(Do.draw(1)))
                .build();
        Scene scene = table().stadium(park, OPPONENT).play(new PokemonAction.UseStadium(YOU));
        assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
        assertThat(scene.refusals(new PokemonAction.UseStadium(YOU))).containsExactly("PKM-TURN-13");
        scene.endTurn();
        assertThat(scene.isLegal(new PokemonAction.UseStadium(OPPONENT))).isTrue();
    }

    @Test
    @ForRule({"PKM-TURN-14", "PKM-Q36", "PKM-Q37"})
    void a_trainer_that_could_do_nothing_is_not_played_but_a_search_of_a_deck_always_is() {
        Card balm = item("Balm", Do.heal(Those.yours(Where.ACTIVE), 30));
        Card ball = item("Ball", Do.searchToBench(Kinds.Simply.BASIC_POKEMON, 1));
        Scene scene = table().hand(YOU, balm, ball);
        assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, balm))).containsExactly("PKM-TURN-14");
        scene.playTrainer(ball);
        assertThat(scene.answers()).containsExactly(new Choice.Done());
        assertThat(scene.done().events()).anyMatch(PokemonEvent.Shuffled.class::isInstance);
        Scene full = table().hand(YOU, ball).bench(YOU, spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(PUP));
        assertThat(full.refusals(new PokemonAction.PlayTrainer(YOU, ball))).containsExactly("PKM-TURN-14");
    }

    @Test
    @ForRule("PKM-ZONE-8")
    void a_trainer_that_is_being_played_cannot_find_itself() {
        Card again = item(
                "Again",
                Do.search(Kinds.Simply.CARD, 1, Do.toHand(true)),
                Do.chooseFromDiscard(Kinds.Simply.TRAINER, 1),
                Do.toHand(true));
        Scene scene = table().hand(YOU, again).deck(YOU, FIRE);
        scene.playTrainer(again);
        assertThat(scene.side(YOU).resolving().size()).isEqualTo(1);
        assertThat(scene.hand(YOU)).isEmpty();
        scene.answer(FIRE);
        assertThat(scene.discard(YOU)).containsExactly("Again");
    }

    @Test
    @ForOption({"turnLimit=3", "actionsPerTurnLimit=2", "actionsPerTurnLimit=0"})
    @ForRule({"PKM-OPT-2", "PKM-OPT-3"})
    void a_limit_of_turns_or_of_actions_in_a_turn_makes_a_tie() {
        Scene turns = table().rules(PokemonRules.seed().withTurnLimit(3)).endTurn();
        assertThat(requireNonNull(turns.state().outcome()).reason().key()).isEqualTo(PokemonMessage.ENDED_LIMIT);
        Card drink = item("Drink", Do.draw(1));
        Scene actions =
                table().rules(PokemonRules.seed().withActionsPerTurnLimit(2)).hand(YOU, drink, drink, drink);
        actions.playTrainer(drink);
        assertThat(actions.state().outcome()).isNull();
        actions.playTrainer(drink);
        assertThat(requireNonNull(actions.state().outcome()).reason().key()).isEqualTo(PokemonMessage.ENDED_LIMIT);
        Scene endless = table().hand(YOU, drink, drink, drink)
                .playTrainer(drink)
                .playTrainer(drink)
                .playTrainer(drink);
        assertThat(endless.state().outcome()).isNull();
    }

    @Test
    @ForOption({"autoResolveForcedPublicChoice=true", "autoResolveForcedPublicChoice=false"})
    @ForRule("PKM-OPT-5")
    void a_choice_with_one_open_answer_is_made_by_the_rules_where_the_options_say_so() {
        Scene asked = scene().active(YOU, spot(PUP))
                .bench(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .play(RETREAT);
        assertThat(asked.active(YOU).name()).isEqualTo("Pup");
        Scene made = scene().rules(PokemonRules.seed().withAutoResolveForcedPublicChoice(true))
                .active(YOU, spot(KIT).with(FIRE))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP))
                .play(RETREAT);
        assertThat(made.active(YOU).name()).isEqualTo("Pup");
        assertThat(made.discard(YOU)).containsExactly("Fire Energy");
    }

    @ParameterizedTest
    @EnumSource(UpToMinimum.class)
    @ForOption({"upToMinimum=RULEBOOK_2023", "upToMinimum=OFFICIAL_2026"})
    @ForRule("PKM-KIND-16")
    void none_is_enough_for_up_to_in_an_attack_as_the_options_say(UpToMinimum option) {
        Card medic = basic("Medic", 60, EnergyType.FIRE)
                .attack("Care", "", after(Do.chooseUpTo(Those.yours(Where.IN_PLAY), 2), Do.heal(Do.chosen(), 10)))
                .build();
        Scene scene = scene().rules(PokemonRules.seed().withUpToMinimum(option))
                .active(YOU, spot(medic).damaged(1))
                .active(OPPONENT, spot(PUP))
                .attack("Care");
        assertThat(scene.answers().contains(new Choice.Done())).isEqualTo(option == UpToMinimum.OFFICIAL_2026);
    }

    @Test
    @ForOption("cutAfterShuffle=true")
    @ForRule({"PKM-MATCH-8", "PKM-T42"})
    void the_opponent_cuts_after_a_search_too_where_the_options_say_so() {
        Card ball = item("Ball", Do.searchToHand(Kinds.Simply.BASIC_POKEMON, 1));
        Scene scene = table().rules(PokemonRules.seed().withCutAfterShuffle(true))
                .deck(YOU, KIT, FIRE)
                .hand(YOU, ball)
                .playTrainer(ball)
                .answer(KIT);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        scene.done();
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        assertThat(scene.discard(YOU)).containsExactly("Ball");
    }
}
