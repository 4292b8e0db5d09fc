package dev.croupier.pokemon.attack;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.DOUBLE;
import static dev.croupier.pokemon.TestCards.EVERY;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.before;
import static dev.croupier.pokemon.card.Write.times;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AttackOrderTest {
    private static final Card TRICKSTER = basic("Trickster", 60, EnergyType.FIRE)
            .attack("Smoke", "", after(Do.onDefenderNextTurn(new Passive.MayFail(Likes.Simply.SELF, Whens.always()))))
            .build();

    private static Scene with(Card attacker, Card... energy) {
        return scene().active(YOU, spot(attacker).with(energy))
                .active(OPPONENT, spot(BEAR_EX))
                .bench(OPPONENT, spot(KIT));
    }

    @Test
    @ForRule("PKM-ATK-1")
    void a_cost_is_met_by_its_types_and_colorless_by_any_and_none_by_nothing() {
        assertThat(with(KIT).refusals(new PokemonAction.UseAttack(YOU, "Spark")))
                .containsExactly("PKM-ATK-1");
        assertThat(with(KIT, WATER).refusals(new PokemonAction.UseAttack(YOU, "Spark")))
                .containsExactly("PKM-ATK-1");
        assertThat(with(KIT, EVERY).isLegal(new PokemonAction.UseAttack(YOU, "Spark")))
                .isTrue();
        assertThat(with(KIT).isLegal(new PokemonAction.UseAttack(YOU, "Bite"))).isTrue();
        Card costly =
                basic("Costly", 60, EnergyType.FIRE).attack("Blow", "RCC", 10).build();
        assertThat(with(costly, FIRE, DOUBLE).isLegal(new PokemonAction.UseAttack(YOU, "Blow")))
                .isTrue();
        assertThat(with(costly, FIRE, WATER).isLegal(new PokemonAction.UseAttack(YOU, "Blow")))
                .isFalse();
    }

    @Test
    @ForRule({"PKM-ATK-2", "PKM-ATK-3", "PKM-Q2", "PKM-R24"})
    void what_may_stop_an_attack_is_flipped_before_confusion() {
        Scene scene = scene().active(YOU, spot(TRICKSTER))
                .active(OPPONENT, spot(PUP).having(SpecialCondition.CONFUSED))
                .attack("Smoke");
        scene.coins(false).play(new PokemonAction.UseAttack(OPPONENT, "Lick"));
        assertThat(scene.active(OPPONENT).counters()).isZero();
        assertThat(scene.active(YOU).counters()).isZero();
        Scene both = scene().active(YOU, spot(TRICKSTER))
                .active(OPPONENT, spot(PUP).having(SpecialCondition.CONFUSED))
                .attack("Smoke");
        both.coins(true, false).play(new PokemonAction.UseAttack(OPPONENT, "Lick"));
        assertThat(both.active(OPPONENT).counters()).isEqualTo(3);
    }

    @Test
    @ForRule({"PKM-ATK-3", "PKM-Q1", "PKM-S5"})
    void a_confused_attacker_with_tails_hurts_itself_by_counters_keeps_its_energy_and_its_turn_is_over() {
        Card hardy = basic("Hardy", 60, EnergyType.FIRE)
                .attack("Spark", "R", 20)
                .weakness(EnergyType.FIRE, times(2))
                .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -30))
                .build();
        Scene scene = scene().active(YOU, spot(hardy).with(FIRE).having(SpecialCondition.CONFUSED))
                .active(OPPONENT, spot(PUP));
        scene.coins(false).attack("Spark");
        assertThat(scene.active(YOU).counters()).isEqualTo(3);
        assertThat(scene.active(YOU).energy()).hasSize(1);
        assertThat(scene.active(OPPONENT).counters()).isZero();
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        Scene heads = scene().active(YOU, spot(hardy).with(FIRE).having(SpecialCondition.CONFUSED))
                .active(OPPONENT, spot(PUP));
        assertThat(heads.coins(true).attack("Spark").active(OPPONENT).counters())
                .isEqualTo(2);
    }

    @Test
    @ForRule({"PKM-ATK-4", "PKM-ATK-5", "PKM-R10", "PKM-ATK-14", "PKM-Q9"})
    void targets_are_chosen_and_coins_flipped_before_all_damage_lands_at_once() {
        Card sniper = basic("Sniper", 60, EnergyType.WATER)
                .attack(
                        "Aim",
                        "",
                        20,
                        base(Do.choose(Those.theirs(Where.BENCHED)), Do.hit(Do.chosen(), 20), Do.onHeads(Do.more(30))))
                .build();
        Scene scene = scene().active(YOU, spot(sniper))
                .active(OPPONENT, spot(BEAR_EX))
                .bench(OPPONENT, spot(KIT), spot(KIT))
                .attack("Aim");
        assertThat(scene.active(OPPONENT).counters()).isZero();
        scene.coins(true).answer(scene.bench(OPPONENT, 1));
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
        assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
        assertThat(scene.bench(OPPONENT, 1).counters()).isEqualTo(2);
    }

    @Test
    @ForRule({"PKM-ATK-5", "PKM-R10", "PKM-KO-1"})
    void who_is_hit_on_the_bench_is_hit_there_though_the_active_pokemon_is_knocked_out_with_it() {
        Card sniper = basic("Sniper", 60, EnergyType.WATER)
                .attack("Aim", "", 60, base(Do.choose(Those.theirs(Where.BENCHED)), Do.hit(Do.chosen(), 60)))
                .build();
        Scene scene = scene().active(YOU, spot(sniper))
                .active(OPPONENT, spot(KIT))
                .bench(OPPONENT, spot(KIT), spot(KIT), spot(PUP))
                .attack("Aim");
        scene.answer(scene.bench(OPPONENT, 0));
        assertThat(scene.discard(OPPONENT)).containsExactly("Kit", "Kit");
        scene.answer(new Choice.OfPrize(YOU, 0)).answer(new Choice.OfPrize(YOU, 1));
        assertThat(scene.answers()).hasSize(2);
        scene.answer(scene.bench(OPPONENT, 0));
        assertThat(scene.active(OPPONENT).name()).isEqualTo("Kit");
        assertThat(scene.active(OPPONENT).counters()).isZero();
        assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
    }

    @ParameterizedTest
    @EnumSource(AttackDiscardTiming.class)
    @ForOption({"attackDiscardTiming=AFTER_DAMAGE", "attackDiscardTiming=BEFORE_DAMAGE"})
    @ForRule({"PKM-ATK-6", "PKM-Q12", "PKM-R25"})
    void energy_that_an_attack_discards_is_there_while_damage_is_worked_out_unless_the_options_say_otherwise(
            AttackDiscardTiming option) {
        Card burner = basic("Burner", 60, EnergyType.FIRE)
                .attack(
                        "Flare",
                        "",
                        base(Do.damage(HowManys.times(20, HowManys.energy(Those.self(), EnergyType.FIRE)))),
                        after(Do.discardAllAttached(Those.self(), Kinds.Simply.ENERGY)))
                .build();
        Scene scene = scene().rules(PokemonRules.seed().withAttackDiscardTiming(option))
                .active(YOU, spot(burner).with(FIRE, FIRE))
                .active(OPPONENT, spot(BEAR_EX))
                .attack("Flare");
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(option == AttackDiscardTiming.AFTER_DAMAGE ? 4 : 0);
        assertThat(scene.discard(YOU)).containsExactly("Fire Energy", "Fire Energy");
    }

    @Test
    @ForRule({"PKM-ATK-6", "PKM-R25", "PKM-S1", "PKM-R26"})
    void effects_before_damage_then_damage_then_the_others_in_order() {
        Card stripper = basic("Stripper", 60, EnergyType.WATER)
                .attack(
                        "Tear",
                        "",
                        20,
                        before(Do.discardAllAttached(
                                Those.defender(), Kinds.ofSort(dev.croupier.pokemon.table.Face.Sort.TOOL))),
                        after(Do.inflict(Those.defender(), SpecialCondition.CONFUSED), Do.switchActive()))
                .build();
        Card shield = tool("Shield")
                .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -20))
                .build();
        Scene scene = scene().active(YOU, spot(stripper))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(BEAR_EX).with(shield))
                .attack("Tear");
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
        assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.CONFUSED))
                .isTrue();
        scene.answer(scene.bench(YOU, 0));
        assertThat(scene.active(YOU).name()).isEqualTo("Pup");
    }

    @Test
    @ForRule({"PKM-R30", "PKM-S8"})
    void damage_after_a_switch_before_it_hits_the_new_active_pokemon() {
        Card hook = basic("Hook", 60, EnergyType.FIRE)
                .attack("Pull", "", 30, before(Do.gust()))
                .build();
        Scene scene = with(hook).attack("Pull");
        scene.answer(scene.bench(OPPONENT, 0));
        assertThat(scene.active(OPPONENT).name()).isEqualTo("Kit");
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
    }

    @Test
    @ForRule({"PKM-ATK-13", "PKM-Q4", "PKM-R6", "PKM-R22"})
    void nothing_is_added_to_a_base_of_zero() {
        Card flipper = basic("Flipper", 60, EnergyType.FIRE)
                .attack("Toss", "", times(30), base(Do.flip(2), Do.damage(HowManys.times(30, HowManys.heads()))))
                .build();
        Card glove = tool("Glove")
                .passive(Always.damageDealt(Likes.Simply.SELF, Likes.Simply.ANY, 30))
                .build();
        Scene none = scene().active(YOU, spot(flipper).with(glove))
                .active(OPPONENT, spot(BEAR_EX))
                .coins(false, false)
                .attack("Toss");
        assertThat(none.active(OPPONENT).counters()).isZero();
        Scene one = scene().active(YOU, spot(flipper).with(glove))
                .active(OPPONENT, spot(BEAR_EX))
                .coins(true, false)
                .attack("Toss");
        assertThat(one.active(OPPONENT).counters()).isEqualTo(6);
    }

    @Test
    @ForRule({"PKM-ATK-15", "PKM-R19", "PKM-R46", "PKM-Q16"})
    void counters_are_no_damage_but_an_effect_of_the_attack() {
        Card curser = basic("Curser", 60, EnergyType.WATER)
                .attack(
                        "Curse",
                        "",
                        after(
                                Do.putCounters(Those.defender(), 3),
                                new dev.croupier.pokemon.effect.Lasts.OnPlayer(
                                        Whose.OPPONENTS,
                                        Always.cannotPlay(Passive.Forbidden.PLAY_ITEM, Passive.Who.OPPONENTS),
                                        dev.croupier.pokemon.effect.Lasts.Duration.OPPONENTS_NEXT_TURN)))
                .build();
        Card wall = basic("Wall", 100, EnergyType.FIRE)
                .weakness(EnergyType.WATER, times(2))
                .passive(Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY))
                .build();
        Card veil = basic("Veil", 100, EnergyType.FIRE)
                .passive(Always.preventsEffects(Likes.Simply.SELF, Likes.Simply.ANY))
                .build();
        Card drink = item("Drink", Do.draw(1));
        assertThat(scene().active(YOU, spot(curser))
                        .active(OPPONENT, spot(wall))
                        .attack("Curse")
                        .active(OPPONENT)
                        .counters())
                .isEqualTo(3);
        Scene veiled = scene().active(YOU, spot(curser))
                .active(OPPONENT, spot(veil))
                .hand(OPPONENT, drink)
                .attack("Curse");
        assertThat(veiled.active(OPPONENT).counters()).isZero();
        assertThat(veiled.isLegal(new PokemonAction.PlayTrainer(OPPONENT, drink)))
                .isFalse();
    }

    @Test
    @ForRule({"PKM-ATK-15", "PKM-R21", "PKM-R52"})
    void moved_counters_leave_their_origin_and_are_lost_at_a_protected_target() {
        Card mover = basic("Mover", 60, EnergyType.WATER)
                .attack("Shift", "", after(new Harm.MoveCounters(Those.self(), Those.defender(), HowManys.fixed(2))))
                .build();
        Card veil = basic("Veil", 100, EnergyType.FIRE)
                .passive(Always.preventsEffects(Likes.Simply.SELF, Likes.Simply.ANY))
                .build();
        Scene lost = scene().active(YOU, spot(mover).damaged(3))
                .active(OPPONENT, spot(veil))
                .attack("Shift");
        assertThat(lost.active(YOU).counters()).isEqualTo(1);
        assertThat(lost.active(OPPONENT).counters()).isZero();
        Scene out = scene().active(YOU, spot(mover).damaged(3))
                .active(OPPONENT, spot(KIT).damaged(4))
                .bench(OPPONENT, spot(PUP))
                .attack("Shift");
        assertThat(out.discard(OPPONENT)).containsExactly("Kit");
    }

    @Test
    @ForRule({"PKM-ATK-17", "PKM-Q14"})
    void an_attack_that_fails_was_used_and_ends_the_turn() {
        Card gambler = basic("Gambler", 60, EnergyType.FIRE)
                .attack("Bet", "", 60, base(Do.failOnTails()))
                .build();
        Scene scene = with(gambler).coins(false).attack("Bet");
        assertThat(scene.active(OPPONENT).counters()).isZero();
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        assertThat(with(gambler).coins(true).attack("Bet").active(OPPONENT).counters())
                .isEqualTo(6);
    }
}
